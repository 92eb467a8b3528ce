import { ratingTexts } from '../texts/parts.ts';
import { Badge } from './badge.tsx';

interface RatingMarkProps {
  readonly rating: string | null;
  readonly score: number | null;
  /** What an answer without a rating counts where a score needs a number; absent where none does. */
  readonly counted?: number;
}

/** The rating of an answer with its score; 'Not rated', in words and without a number, where it could not be told. */
export function RatingMark({ rating, score, counted }: RatingMarkProps) {
  if (rating === null || score === null)
    return (
      <>
        <Badge tint="slate">{ratingTexts.notRated}</Badge>
        {counted !== undefined && <span>{ratingTexts.countedAs(counted)}</span>}
      </>
    );
  return (
    <>
      <Badge data-rating={rating}>{ratingTexts.names[rating] ?? rating}</Badge>
      <span>{ratingTexts.score(score)}</span>
    </>
  );
}
