import { BookOpen, Gavel } from 'lucide-react';
import { Button } from '../../../parts/button.tsx';
import { Card } from '../../../parts/card.tsx';
import { publicTexts } from '../../../texts/public-phase.ts';
import { Portrait } from '../hearing/portrait.tsx';
import { roleWord } from '../hearing/role-word.ts';
import type { PublicPhaseHandle } from '../use-public-phase.ts';
import styles from './phases.module.css';

const texts = publicTexts.tutorial;

export function TutorialPhase({ simulator }: { readonly simulator: PublicPhaseHandle }) {
  const { prepared } = simulator;
  if (prepared === null) return null;
  const { setting, gathering } = prepared;
  return (
    <Card as="section" className={styles.sheet}>
      <p className={styles.kicker}>{texts.mode(setting.projectType)}</p>
      <h1 className={styles.welcome}>{texts.title}</h1>
      <p className={styles.lead}>{texts.lead(setting.projectName)}</p>
      <div>
        <h2 className={styles.small}>{texts.whoSpeaks}</h2>
        <ul className={styles.people}>
          {gathering.rotation.map((person) => (
            <li key={person.speaker.id}>
              <Portrait person={person} name={person.speaker.name} size="small" />
              <span>
                <span className={styles.name}>{person.speaker.name}</span>
                <span className={styles.role}>{roleWord(person.role)}</span>
              </span>
            </li>
          ))}
        </ul>
        <p className={styles.note}>{texts.preside(gathering.chairTitle)}</p>
      </div>
      <div className={styles.actions}>
        <Button look="primary" size="large" onClick={simulator.startSimulation}>
          <Gavel size={20} aria-hidden /> {texts.start}
        </Button>
        <Button onClick={simulator.openGuide}>
          <BookOpen size={18} aria-hidden /> {texts.open}
        </Button>
      </div>
    </Card>
  );
}
