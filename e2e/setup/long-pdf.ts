import { pdfOf } from '../../packages/server/src/testing/made-documents.ts';

/** A PDF that takes a while to read. Takes: its pages. */
export function longPdf(pages: number): Buffer {
  const line = '(A building shall be set back not less than fifty feet from any lot line of the district.) Tj 0 -14 Td';
  const draw = `BT /F1 12 Tf 72 720 Td ${`${line} `.repeat(40)}ET`;
  const kids = Array.from({ length: pages }, (_, i) => `${i + 5} 0 R`);
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${kids.join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`,
    ...kids.map(
      () =>
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 3 0 R >> >> >>',
    ),
  ]);
}
