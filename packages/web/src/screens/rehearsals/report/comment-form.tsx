import { useState } from 'react';
import { sentenceOf } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { Button } from '../../../parts/button.tsx';
import { TextArea } from '../../../parts/field.tsx';
import { coachTexts as texts } from '../../../texts/rehearsals.ts';
import styles from './comment-form.module.css';

interface CommentFormProps {
  readonly token: string;
  /** Null for a comment on the whole rehearsal. */
  readonly questionId: string | null;
  readonly label: string;
  /** The name when the comment is sent; '' if none was given. */
  readonly authorOf: () => string;
  readonly onSent: () => void;
}

const longest = 4_000;

/** A coach's comment, which the applicant will see. */
export function CommentForm({ token, questionId, label, authorOf, onSent }: CommentFormProps) {
  const [text, setText] = useState('');
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [failure, setFailure] = useState<string | undefined>();
  const send = async () => {
    if (text.trim() === '') return setFailure(texts.blank);
    setState('busy');
    setFailure(undefined);
    try {
      const author = authorOf().trim();
      const body = { question_id: questionId, author: author === '' ? null : author, text };
      await call('coachComment', { params: { token }, sessionId: null, body });
      setText('');
      setState('sent');
      onSent();
    } catch (thrown) {
      console.warn('The comment could not be sent.', thrown);
      setFailure(sentenceOf(thrown) ?? texts.sendFailed);
      setState('idle');
    }
  };
  return (
    <form
      className={`${styles.form} no-print`}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextArea
        label={label}
        rows={2}
        value={text}
        maxLength={longest}
        error={failure}
        onChange={(event) => {
          setText(event.target.value);
          if (state === 'sent') setState('idle');
        }}
      />
      <div className={styles.foot}>
        <Button type="submit" busy={state === 'busy'} disabled={state === 'busy'}>
          {state === 'busy' ? texts.sending : texts.send}
        </Button>
        <span role="status">{state === 'sent' ? texts.sent : ''}</span>
      </div>
    </form>
  );
}
