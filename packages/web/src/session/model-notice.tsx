import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, type Answer } from '../api/client.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { useSettled } from '../parts/use-settled.ts';
import { modelNoticeTexts as texts } from '../texts/model-notice.ts';

type Notice = Answer<'languageModel'>;

const seenKey = 'rostrum-model-notice';
const markOf = ({ provider, model, host }: Notice): string => [provider, model, host].join(' ');

/** A browser that stores nothing shows the notice each time. */
function markSeen(): string | null {
  try {
    return localStorage.getItem(seenKey);
  } catch {
    return null;
  }
}
function rememberSeen(mark: string): void {
  try {
    localStorage.setItem(seenKey, mark);
  } catch (failure) {
    console.warn('That the notice was read cannot be remembered.', failure);
  }
}

/** Says once, before the first rehearsal with a language model, what is sent and to whom; again if either has
 *  changed. If no model is set up, or the server cannot be asked, nothing is sent and nothing is shown. */
export function ModelNotice() {
  const [closed, setClosed] = useState(false);
  // After what the screen itself requests.
  const settled = useSettled();
  const { data: notice } = useQuery({
    queryKey: ['language-model'],
    queryFn: ({ signal }) => call('languageModel', { signal, sessionId: null }),
    enabled: settled,
    retry: false,
    staleTime: Infinity,
  });
  if (closed || notice?.enabled !== true || markSeen() === markOf(notice)) return null;
  const close = (): void => {
    rememberSeen(markOf(notice));
    setClosed(true);
  };
  const model = notice.model ?? '';
  return (
    <Dialog
      open
      role="alertdialog"
      title={texts.title}
      onClose={close}
      actions={<Button onClick={close}>{texts.understood}</Button>}
    >
      <p>{notice.local ? texts.local(model) : texts.remote(model, notice.host ?? '')}</p>
      <ul>
        {notice.sent.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>{texts.notSent}</p>
      <ul>
        {notice.not_sent.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>{texts.rule}</p>
    </Dialog>
  );
}
