import { publicQuestions } from '@rostrum/engine/hearing';
import { BookOpen, Gavel } from 'lucide-react';
import { Button } from '../../../parts/button.tsx';
import { Card } from '../../../parts/card.tsx';
import { publicTexts } from '../../../texts/public-phase.ts';
import { Portrait } from '../hearing/portrait.tsx';
import { roleWord } from '../hearing/role-word.ts';
import type { Gathering } from '../setting/load-speakers.ts';
import type { PublicPhaseHandle } from '../use-public-phase.ts';
import styles from './phases.module.css';

const texts = publicTexts.tutorial;

/** The first screen; while the hearing is being prepared, with placeholders for those who will speak. */
export function TutorialPhase({ simulator }: { readonly simulator: PublicPhaseHandle }) {
  const { prepared, coming } = simulator;
  const setting = prepared?.setting ?? coming;
  if (setting === null) return null;
  return (
    <Card as="section" className={styles.sheet}>
      <p className={styles.kicker}>{texts.mode(setting.projectType)}</p>
      <h1 className={styles.welcome}>{texts.title}</h1>
      <p className={styles.lead}>{texts.lead(setting.projectName)}</p>
      <div>
        <h2 className={styles.small}>{texts.whoSpeaks}</h2>
        {prepared === null ? <Awaited /> : <Expected gathering={prepared.gathering} />}
      </div>
      <div className={styles.actions}>
        <Button look="primary" size="large" disabled={prepared === null} onClick={simulator.startSimulation}>
          <Gavel size={20} aria-hidden /> {texts.start}
        </Button>
        <Button disabled={prepared === null} onClick={simulator.openGuide}>
          <BookOpen size={18} aria-hidden /> {texts.open}
        </Button>
      </div>
    </Card>
  );
}

function Expected({ gathering }: { readonly gathering: Gathering }) {
  return (
    <>
      <ul className={styles.people}>
        {gathering.rotation.map((person) => (
          <li key={person.speaker.id} className={styles.person}>
            <Portrait person={person} name={person.speaker.name} size="small" />
            <span>
              <span className={styles.name}>{person.speaker.name}</span>
              <span className={styles.role}>{roleWord(person.role)}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{texts.preside(gathering.chairTitle)}</p>
    </>
  );
}

/** An empty line of the same height. */
const blank = '\u00a0';

/** Their places, at their final height, so that nothing moves when they appear. */
function Awaited() {
  return (
    <>
      <div className={styles.people} aria-hidden>
        {Array.from({ length: publicQuestions }, (_, at) => (
          <div key={at} className={styles.person}>
            <Portrait person={null} name="" size="small" />
            <span>
              <span className={styles.name}>{blank}</span>
              <span className={styles.role}>{blank}</span>
            </span>
          </div>
        ))}
      </div>
      <p role="status" className={styles.note}>
        {publicTexts.loading}
      </p>
    </>
  );
}
