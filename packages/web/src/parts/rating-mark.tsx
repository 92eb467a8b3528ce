import { ratingTexts } from '../texts/parts.ts';
import { Badge } from './badge.tsx';

interface RatingMarkProps {
  readonly rating: string | null;
  readonly score: number | null;
  /** The score that an unrated answer counts as when a number is needed; absent when none is. */
  readonly counted?: number;
}

/** The rating of an answer with its score; 'Not rated', in words and without a number, if it could not be rated. */
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
