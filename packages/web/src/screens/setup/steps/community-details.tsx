import type { CommunityType } from '@rostrum/contract';
import { typeset } from '@rostrum/contract/typeset';
import { UsersRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Alert } from '../../../parts/alert.tsx';
import { Badge } from '../../../parts/badge.tsx';
import { Button } from '../../../parts/button.tsx';
import { Card } from '../../../parts/card.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import { Toolbar } from '../../../parts/toolbar.tsx';
import { setupTexts } from '../../../texts/setup.ts';
import { stanceWords } from '../../../texts/stances.ts';
import { roleSaid, wordsOf } from '../../../texts/words-of.ts';
import { useCommunityPreview } from '../data/use-communities.ts';
import styles from './community-details.module.css';

const texts = setupTexts.community;

interface CommunityDetailsProps {
  readonly community: CommunityType;
  readonly onUse: () => void;
  readonly onBack: () => void;
}

/** One community: how it speaks and heats up, and a preview of the room. */
export function CommunityDetails({ community, onUse, onBack }: CommunityDetailsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="section" className={styles.panel} aria-label={community.name}>
      <header>
        <h2 ref={heading} tabIndex={-1} className={styles.name}>
          {community.name}
        </h2>
        <p className={styles.soft}>{typeset(community.description)}</p>
      </header>
      {/* Above the details, which are longer than a window: below them the way on was not to be seen. */}
      <Toolbar label={community.name}>
        <Button look="primary" onClick={onUse}>
          {texts.use(community.name)}
        </Button>
        <Button onClick={onBack}>{texts.chooseDifferent}</Button>
      </Toolbar>
      <div className={styles.columns}>
        <dl className={styles.facts}>
          <dt>{texts.communicationStyle}</dt>
          <dd>{wordsOf(community.communication_style)}</dd>
          <dt>{texts.startingTemperature}</dt>
          <dd>
            <Badge tint="yellow">{community.starting_temperature}</Badge>
          </dd>
          <dt>{texts.escalationPattern}</dt>
          <dd>{community.escalation_pattern}</dd>
          <dt>{texts.typicalConcerns}</dt>
          <dd>
            <ul className={styles.concerns}>
              {community.typical_concerns.map((concern) => (
                <li key={concern}>{concern}</li>
              ))}
            </ul>
          </dd>
        </dl>
        <Taste id={community.id} />
      </div>
      <p className={styles.ready}>
        <UsersRound size={20} aria-hidden />
        <span>
          <strong>{texts.charactersReady}</strong> {texts.charactersReadyText}
        </span>
      </p>
    </Card>
  );
}

function Taste({ id }: { readonly id: string }) {
  const { data, isPending, isError } = useCommunityPreview(id);
  return (
    <div className={styles.taste}>
      <h3>{texts.taste}</h3>
      {isPending && <Skeleton label={texts.loadingPreview} lines={5} />}
      {isError && <Alert kind="warning">{texts.detailsFailed}</Alert>}
      {data && (
        <>
          <ul className={styles.exchange}>
            {data.sample_exchange.map((line, at) => (
              <li key={at} data-applicant={line.speaker === 'Applicant' || undefined}>
                <span className={styles.speaker}>{line.speaker}</span>
                <span className={styles.line}>{typeset(line.text)}</span>
              </li>
            ))}
          </ul>
          <h3>{texts.board}</h3>
          <ul className={styles.board}>
            {data.commissioners.map((member) => (
              <li key={member.character_id}>
                <span>{member.name}</span>
                <span className={styles.soft}>{roleSaid(member.role)}</span>
                <Badge data-stance={member.stance}>{stanceWords(member.stance)}</Badge>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
