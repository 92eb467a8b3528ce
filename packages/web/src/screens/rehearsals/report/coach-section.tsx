import type { CoachComment } from '@rostrum/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { Alert } from '../../../parts/alert.tsx';
import { Badge } from '../../../parts/badge.tsx';
import { Button } from '../../../parts/button.tsx';
import { copyText } from '../../../parts/copy-text.ts';
import { SelectField, TextField } from '../../../parts/field.tsx';
import { useSettled } from '../../../parts/use-settled.ts';
import { dayOf } from '../../../texts/locale.ts';
import { reportTexts as texts } from '../../../texts/rehearsals.ts';
import { Comments } from './comments.tsx';
import { Section } from './section.tsx';
import styles from './coach-section.module.css';

const choices = [1, 7, 14, 30, 90] as const;
const stateTints = { open: 'green', expired: 'slate', revoked: 'red' } as const;

interface CoachSectionProps {
  readonly sessionId: string;
  /** Comments on the whole rehearsal. */
  readonly comments: readonly CoachComment[];
}

/** Links under which a coach may read this one report: off until one is made. */
export function CoachSection({ sessionId, comments }: CoachSectionProps) {
  const params = { session_id: sessionId };
  const { data, refetch } = useQuery({
    queryKey: ['coach-links', sessionId],
    queryFn: ({ signal }) => call('coachLinks', { params, sessionId, signal }),
    enabled: useSettled(),
    staleTime: 0,
  });
  const [days, setDays] = useState(14);
  const [address, setAddress] = useState<string | null>(null);
  const [isCopied, setCopied] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
      await refetch();
    } catch (thrown) {
      console.warn('The link could not be changed.', thrown);
      setFailure(sentenceOf(thrown) ?? texts.coachFailed);
    }
    setBusy(false);
  };
  const make = () =>
    attempt(async () => {
      const { path } = await call('makeCoachLink', { params, sessionId, body: { days } });
      setAddress(`${location.origin}${path}`);
      setCopied(false);
    });
  const revoke = (linkId: string) =>
    attempt(async () => {
      await call('revokeCoachLink', { params: { ...params, link_id: linkId }, sessionId });
      setAddress(null);
    });
  const copy = async () => setCopied(await copyText(address ?? ''));

  return (
    <Section id="coach" title={texts.coachTitle} lead={texts.coachLead} className="no-print">
      <Comments comments={comments} />
      <div className={styles.make}>
        <SelectField label={texts.coachDays} value={days} onChange={(event) => setDays(Number(event.target.value))}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {texts.coachDaysOf(choice)}
            </option>
          ))}
        </SelectField>
        <Button busy={isBusy} onClick={() => void make()}>
          {texts.coachMake}
        </Button>
      </div>
      {failure && <Alert kind="error">{failure}</Alert>}
      {address && (
        <div className={styles.made}>
          <TextField
            label={texts.coachAddress}
            hint={texts.coachMade}
            value={address}
            readOnly
            onFocus={(event) => event.target.select()}
          />
          <Button onClick={() => void copy()}>{isCopied ? texts.coachCopied : texts.coachCopy}</Button>
        </div>
      )}
      <ul className={styles.links}>
        {(data?.links ?? []).map((link) => (
          <li key={link.id}>
            <Badge tint={stateTints[link.state]}>{texts.coachStates[link.state]}</Badge>
            <span>
              {dayOf(link.created_at)}, {texts.coachUntil(dayOf(link.expires_at))}, {texts.coachComments(link.comments)}
            </span>
            {link.state === 'open' && (
              <Button
                size="small"
                aria-label={texts.coachWithdrawOf(dayOf(link.created_at))}
                disabled={isBusy}
                onClick={() => void revoke(link.id)}
              >
                {texts.coachWithdraw}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
