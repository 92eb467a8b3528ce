import { Download, Printer, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../../../api/api-error.ts';
import { Alert } from '../../../parts/alert.tsx';
import { Button, LinkButton } from '../../../parts/button.tsx';
import { boardTexts } from '../../../texts/board.ts';
import { proceedingReportTexts } from '../../../texts/proceeding-report.ts';
import { reportTexts as texts } from '../../../texts/rehearsals.ts';
import { saveFile, type FileFormat } from '../save-file.ts';
import styles from './report-tools.module.css';

const formats = ['findings', 'pdf', 'docx', 'md', 'html', 'vtt', 'record'] as const satisfies readonly FileFormat[];

/** The kind of print stays on the root element until the next one: a browser may ask for the pages later. */
function print(which: 'short' | 'whole'): void {
  document.documentElement.dataset.print = which;
  window.print();
}

interface ReportToolsProps {
  readonly sessionId: string;
  /** Whether there are findings to draft. */
  readonly hasCriteria: boolean;
  /** Whether a board from minutes sat in it. */
  readonly hasBoard: boolean;
}

/** Taking the report along: on paper, as a file, or as a brief for the real hearing. */
export function ReportTools({ sessionId, hasCriteria, hasBoard }: ReportToolsProps) {
  const [saving, setSaving] = useState<FileFormat | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (format: FileFormat) => {
    setSaving(format);
    setFailure(null);
    try {
      await saveFile(sessionId, format, `${sessionId}.json`);
    } catch (thrown) {
      console.warn('The file could not be saved.', thrown);
      setFailure(sentenceOf(thrown) ?? texts.saveFailed);
    }
    setSaving(null);
  };
  return (
    <div className={styles.tools}>
      <LinkButton to={`/rehearsals/${sessionId}/brief`} look="primary">
        <ScrollText size={18} aria-hidden />
        {texts.brief}
      </LinkButton>
      {hasBoard && <LinkButton to={`/rehearsals/${sessionId}/board`}>{boardTexts.seeRecord}</LinkButton>}
      <Button onClick={() => print('short')}>
        <Printer size={18} aria-hidden />
        {texts.printShort}
      </Button>
      <Button look="quiet" onClick={() => print('whole')}>
        <Printer size={18} aria-hidden />
        {texts.print}
      </Button>
      <div role="group" aria-label={texts.save} className={styles.formats}>
        <p aria-hidden className={styles.label}>
          {texts.save}
        </p>
        {formats
          .filter((format) => hasCriteria || format !== 'findings')
          .map((format) => (
            <Button
              key={format}
              size="small"
              look="quiet"
              busy={saving === format}
              disabled={saving !== null}
              onClick={() => void save(format)}
            >
              {saving !== format && <Download size={18} aria-hidden />}
              {texts.formats[format]}
            </Button>
          ))}
      </div>
      {hasCriteria && <p className={styles.label}>{proceedingReportTexts.findingsLead}</p>}
      {failure && <Alert kind="error">{failure}</Alert>}
    </div>
  );
}
