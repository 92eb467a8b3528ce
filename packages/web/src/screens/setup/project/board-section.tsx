import type { Board } from '@rostrum/contract';
import { useId, useState } from 'react';
import { Alert } from '../../../parts/alert.tsx';
import { Button, LinkButton } from '../../../parts/button.tsx';
import { Card } from '../../../parts/card.tsx';
import { Disclosure } from '../../../parts/disclosure.tsx';
import { TextArea, TextField } from '../../../parts/field.tsx';
import { Progress } from '../../../parts/progress.tsx';
import { readStored } from '../../../session/storage.ts';
import { boardTexts as texts } from '../../../texts/board.ts';
import { projectTexts } from '../../../texts/project-form.ts';
import styles from './form.module.css';
import { useMinutes } from './use-minutes.ts';
import type { Project } from './use-project.ts';

/** The board that will decide: its minutes on file, and whether it sits in the rehearsal. */
export function BoardSection({ project }: { readonly project: Project }) {
  const { fields, setFields } = project;
  // A board that already sits is updated with what the newest minutes say.
  const reader = useMinutes(({ seated }) => {
    if (fields.board !== null && seated !== null) setFields({ board: { ...seated, named: fields.board.named } });
  });
  const { work, board } = reader;
  return (
    <Card as="section" className={styles.section} aria-label={texts.title}>
      <div className={styles.sectionHead}>
        <h2>
          {texts.title} <span className={styles.note}>{projectTexts.optional}</span>
        </h2>
        <p className={styles.note}>{texts.note}</p>
      </div>
      <Inputs reader={reader} />
      {work.state === 'busy' && (
        <div className={styles.work}>
          <Progress label={work.label} ratio={work.ratio} value={work.value} />
          <Button look="quiet" onClick={reader.cancel}>
            {texts.cancel}
          </Button>
        </div>
      )}
      {work.state === 'failed' && (
        <Alert kind="error" title={work.title}>
          {work.reason}
        </Alert>
      )}
      {board !== null && board.meetings.length > 0 && (
        <OnFile
          board={board}
          project={project}
          onRemove={() => {
            setFields({ board: null });
            void reader.remove();
          }}
        />
      )}
    </Card>
  );
}

function Inputs({ reader }: { readonly reader: ReturnType<typeof useMinutes> }) {
  const id = useId();
  const [url, setUrl] = useState('');
  const [pasted, setPasted] = useState('');
  const isBusy = reader.work.state === 'busy';
  return (
    <>
      <div className={styles.pair}>
        <div className={styles.fileField}>
          <label htmlFor={id} className={styles.fileLabel}>
            {texts.upload}
          </label>
          <input
            id={id}
            className={styles.file}
            type="file"
            multiple
            accept=".pdf,.docx,.txt,.htm,.html"
            disabled={isBusy}
            onChange={(event) => {
              const files = [...(event.target.files ?? [])];
              if (files.length > 0) reader.readFiles(files);
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
    </>
  );
}

interface OnFileProps {
  readonly board: Board;
  readonly project: Project;
  readonly onRemove: () => void;
}

function OnFile({ board, project: { fields, setFields }, onRemove }: OnFileProps) {
  const { seated } = board;
  const own = fields.board;
  return (
    <div className={styles.section}>
      <p className={styles.onFile}>
        <span>
          {board.body !== null && <strong>{board.body}. </strong>}
          {texts.onFile(board.meetings.length)}
        </span>
        <Button size="small" onClick={onRemove}>
          {texts.remove}
        </Button>
      </p>
      {seated === null ? (
        <Alert kind="info">{texts.nobody}</Alert>
      ) : (
        <>
          <p>{board.members.map(({ name }) => name).join(', ')}</p>
          <fieldset>
            <legend className={styles.fileLabel}>{texts.names}</legend>
            {([false, true] as const).map((named) => (
              <label key={String(named)} className={styles.choice}>
                <input
                  type="radio"
                  name="names-on-the-bench"
                  checked={(own?.named ?? false) === named}
                  onChange={() => setFields({ board: { ...seated, named } })}
                />
                {named ? texts.realNames : texts.letters}
              </label>
            ))}
          </fieldset>
          <p className={styles.note}>{texts.notice}</p>
          {own !== null && <p role="status">{texts.sitting(own.seats.length)}</p>}
          <div className={styles.toolbar}>
            {own === null ? (
              <Button look="primary" onClick={() => setFields({ board: { ...seated, named: false } })}>
                {texts.sit}
              </Button>
            ) : (
              <Button onClick={() => setFields({ board: null })}>{texts.unsit}</Button>
            )}
            <LinkButton to={`/rehearsals/${readStored('sessionId') ?? ''}/board`} look="quiet">
              {texts.seeRecord}
            </LinkButton>
          </div>
        </>
      )}
    </div>
  );
}
