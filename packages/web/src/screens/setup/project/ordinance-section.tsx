import { FileText } from 'lucide-react';
import { memo, useCallback, useEffect, useId, useState } from 'react';
import type { DragEvent } from 'react';
import { Alert } from '../../../parts/alert.tsx';
import { Button } from '../../../parts/button.tsx';
import { Card } from '../../../parts/card.tsx';
import { Disclosure } from '../../../parts/disclosure.tsx';
import { TextArea, TextField } from '../../../parts/field.tsx';
import { Progress } from '../../../parts/progress.tsx';
import { projectTexts } from '../../../texts/project-form.ts';
import styles from './form.module.css';
import { OrdinancePreview } from './ordinance-preview.tsx';
import type { OrdinanceOnFile } from './project-draft.ts';
import { acceptedFiles, useOrdinance } from './use-ordinance.ts';
import type { Project } from './use-project.ts';

const texts = projectTexts.ordinance;

/** A file, an address or a pasted text. A file and an address exclude each other (practice.md §5). */
export const OrdinanceSection = memo(function OrdinanceSection({
  project: { fields, documents, setFields, setDocuments },
}: {
  readonly project: Project;
}) {
  const { ordinance } = documents;
  const onRead = useCallback((read: OrdinanceOnFile | null) => setDocuments({ ordinance: read }), [setDocuments]);
  const reader = useOrdinance(onRead);
  const { work, readText } = reader;
  // The example comes with its text; the server reads it like any other.
  const unread = ordinance && !ordinance.isRead && work.state === 'idle' ? ordinance : null;
  useEffect(() => {
    if (unread) readText(unread.text, unread.source, unread);
  }, [unread, readText]);
  const hasUrl = fields.ordinanceUrl.trim() !== '';
  const hasFile = ordinance?.from === 'file' || (work.state === 'busy' && work.fileName !== null);

  return (
    <Card as="section" className={styles.section} aria-label={texts.title}>
      <div className={styles.sectionHead}>
        <h2>{texts.title}</h2>
        <p className={styles.note}>{texts.note}</p>
      </div>
      <DropZone isOff={hasUrl} onFile={reader.readFile} />
      <div className={styles.inline}>
        <TextField
          label={texts.url}
          type="url"
          placeholder={texts.urlPlaceholder}
          value={fields.ordinanceUrl}
          disabled={hasFile}
          hint={hasFile ? texts.urlOff : undefined}
          onChange={(event) => setFields({ ordinanceUrl: event.target.value })}
        />
        <Button
          disabled={!hasUrl || hasFile}
          busy={work.state === 'busy' && work.fileName === null}
          onClick={() => reader.readUrl(fields.ordinanceUrl.trim())}
        >
          {texts.fetchUrl}
        </Button>
      </div>
      <PasteText onUse={reader.readText} />
      {work.state === 'busy' && (
        <div className={styles.work}>
          <Progress label={work.label} ratio={work.ratio} value={work.value} />
          <Button look="quiet" onClick={reader.cancel}>
            {texts.cancel}
          </Button>
        </div>
      )}
      {work.state === 'failed' && (
        <Alert kind="error" title={work.message}>
          {work.reason}
        </Alert>
      )}
      <OrdinancePreview
        ordinance={ordinance}
        onRemove={() => {
          setDocuments({ ordinance: null });
          setFields({ ordinanceUrl: '' });
        }}
      />
    </Card>
  );
});

interface DropZoneProps {
  readonly isOff: boolean;
  readonly onFile: (file: File) => void;
}

function DropZone({ isOff, onFile }: DropZoneProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file && !isOff) onFile(file);
  };

  // A file may be pasted anywhere on the form: no field accepts one.
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0];
      if (!file || isOff) return;
      event.preventDefault();
      onFile(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [isOff, onFile]);

  return (
    // Dropping and pasting are extra ways in; the file input inside is the one for the keyboard.
    <div
      role="presentation"
      className={styles.drop}
      data-over={(isOver && !isOff) || undefined}
      data-off={isOff || undefined}
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <FileText size={28} aria-hidden />
      <label htmlFor={id} className={styles.fileLabel}>
        {texts.upload}
      </label>
      <p className={styles.note}>{isOff ? texts.uploadOff : texts.dropHere}</p>
      <input
        id={id}
        type="file"
        accept={acceptedFiles}
        disabled={isOff}
        className={styles.file}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
    </div>
  );
}

function PasteText({ onUse }: { readonly onUse: (text: string, name: string) => void }) {
  const [text, setText] = useState('');
  const [name, setName] = useState('');
  return (
    <Disclosure title={texts.pasteTitle}>
      <div className={styles.section}>
        <TextField
          label={texts.pasteName}
          value={name}
          maxLength={300}
          placeholder={texts.defaultName}
          onChange={(event) => setName(event.target.value)}
        />
        <TextArea label={texts.pasteLabel} rows={8} value={text} onChange={(event) => setText(event.target.value)} />
        <div>
          <Button disabled={text.trim() === ''} onClick={() => onUse(text, name.trim() || texts.defaultName)}>
            {texts.usePasted}
          </Button>
        </div>
      </div>
    </Disclosure>
  );
}
