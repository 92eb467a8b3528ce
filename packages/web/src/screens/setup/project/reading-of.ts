import type { DocumentProgress } from '../../../api/read-document.ts';
import { numberOf, percentOf } from '../../../texts/locale.ts';
import { projectTexts } from '../../../texts/project-form.ts';

const texts = projectTexts.ordinance;
const bytesOfMegabyte = 1024 * 1024;

/** What the progress bar shows about a document that is being read. */
export interface Reading {
  readonly label: string;
  /** 0..1, null if it cannot be known. */
  readonly ratio: number | null;
  /** Next to the label; nothing if the fraction is unknown. */
  readonly value: string;
}

/** Takes: how far the reading has come, and the name of an uploaded file. Gives: the words and the bar. */
export function readingOf(progress: DocumentProgress, fileName: string | null): Reading {
  switch (progress.stage) {
    case 'sending':
      return withShare(texts.uploading(fileName ?? ''), progress.ratio);
    case 'fetching': {
      const { received, total } = progress;
      return withShare(
        total === null ? texts.fetched(numberOf(received / bytesOfMegabyte)) : texts.fetching,
        total === null ? null : received / total,
      );
    }
    case 'waiting':
      return withShare(texts.waiting(progress.place), null);
    case 'opening':
      return withShare(texts.opening, null);
    case 'pages':
      return withShare(texts.readingPage(progress.page, progress.pages), progress.page / progress.pages);
    case 'sections':
      return withShare(texts.reading, null);
  }
}

const withShare = (label: string, ratio: number | null): Reading => ({
  label,
  ratio,
  value: ratio === null ? '' : percentOf(ratio),
});
