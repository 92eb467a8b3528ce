import type { StaffReport } from '@rostrum/contract';
import { useId, useState } from 'react';
import { Alert } from '../../../parts/alert.tsx';
import { Button } from '../../../parts/button.tsx';
import { Disclosure } from '../../../parts/disclosure.tsx';
import { TextArea, TextField } from '../../../parts/field.tsx';
import { Progress } from '../../../parts/progress.tsx';
import { proceedingTexts } from '../../../texts/proceeding-form.ts';
import styles from './form.module.css';
import type { Project } from './use-project.ts';
import { useStaffReport } from './use-staff-report.ts';

const texts = proceedingTexts.report;

/** The staff report: filed, or made from what is on file and marked as such. */
export function StaffReportSection({ project: { documents, setDocuments } }: { readonly project: Project }) {
  const id = useId();
  const [url, setUrl] = useState('');
  const [pasted, setPasted] = useState('');
  const reader = useStaffReport((staffReport) => setDocuments({ staffReport }));
  const { work } = reader;
  const report = documents.staffReport;
  const isBusy = work.state === 'busy';
  return (
    <section className={styles.section} aria-label={texts.title}>
      <div className={styles.sectionHead}>
        <h3>{texts.title}</h3>
        <p className={styles.note}>{texts.note}</p>
      </div>
      <div className={styles.pair}>
        <div className={styles.fileField}>
          <label htmlFor={id} className={styles.fileLabel}>
            {texts.upload}
          </label>
          <input
            id={id}
            className={styles.file}
            type="file"
            accept=".pdf,.docx,.txt"
            disabled={isBusy}
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file) reader.readFile(file);
              event.target.value = '';
            }}
          />
        </div>
        <div className={styles.inline}>
          <TextField label={texts.url} type="url" value={url} onChange={(event) => setUrl(event.target.value)} />
          <Button disabled={url.trim() === '' || isBusy} onClick={() => reader.readUrl(url.trim())}>
            {texts.read}
          </Button>
        </div>
      </div>
      <Disclosure title={texts.paste}>
        <div className={styles.section}>
          <TextArea
            label={texts.pasteLabel}
            rows={8}
            value={pasted}
            onChange={(event) => setPasted(event.target.value)}
          />
          <div>
            <Button disabled={pasted.trim() === '' || isBusy} onClick={() => reader.readText(pasted)}>
              {texts.usePasted}
            </Button>
          </div>
        </div>
      </Disclosure>
      {!report && (
        <div>
          <Button disabled={isBusy} onClick={reader.make}>
            {texts.make}
          </Button>
        </div>
      )}
      {isBusy && (
        <div className={styles.work}>
          <Progress label={work.label} ratio={work.ratio} value={work.value} />
          <Button look="quiet" onClick={reader.cancel}>
            {texts.cancel}
          </Button>
        </div>
      )}
      {work.state === 'failed' && (
        <Alert kind="error" title={texts.failed}>
          {work.reason}
        </Alert>
      )}
      {report && (
        <div className={styles.section}>
          <p className={styles.onFile}>
            <span>{report.source}</span>
            <Button size="small" onClick={reader.remove}>
              {texts.remove}
            </Button>
          </p>
          <WhatWasRead report={report.read} />
        </div>
      )}
    </section>
  );
}

function WhatWasRead({ report }: { readonly report: StaffReport }) {
  return (
    <>
      <p>
        {report.made
          ? texts.made
          : report.recommendation === null
            ? texts.noRecommendation
            : `${texts.recommendation}: ${texts.recommendations[report.recommendation]}`}
      </p>
      {report.recommendation_quote && <blockquote className={styles.note}>“{report.recommendation_quote}”</blockquote>}
      {report.criteria.length > 0 && (
        <Disclosure title={texts.criteria(report.criteria.length)}>
          <ul className={styles.numbered}>
            {report.criteria.map(({ text, view, quote }) => (
              <li key={`${text} ${quote}`}>
                {text}: {texts.views[view]}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {report.conditions.length > 0 && (
        <Disclosure title={texts.conditions(report.conditions.length)}>
          <ol className={styles.numbered}>
            {report.conditions.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
        </Disclosure>
      )}
    </>
  );
}
