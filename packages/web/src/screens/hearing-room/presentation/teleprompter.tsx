import { useLayoutEffect, useRef } from 'react';
import { presentationLimitMs } from '@rostrum/engine/hearing';
import { ScrollRegion } from '../../../parts/scroll-region.tsx';
import { hearingTexts as texts } from '../../../texts/hearing-room.ts';
import { useTalk } from '../use-conductor.ts';
import styles from './teleprompter.module.css';

/** The manuscript, scrolling at a pace that ends with the five minutes; the marked line is where to read. */
export function Teleprompter({ text }: { readonly text: string }) {
  const elapsed = useTalk((talk) => talk.presentingMs);
  const scroller = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (box === null) return;
    const share = Math.min(1, elapsed / presentationLimitMs);
    box.scrollTo({ top: share * (box.scrollHeight - box.clientHeight), behavior: 'smooth' });
  }, [elapsed]);
  return (
    <section className={styles.prompter} aria-labelledby="teleprompter">
      <h3 id="teleprompter" className={styles.heading}>
        {texts.presentation.teleprompter} <span>{texts.presentation.teleprompterHint}</span>
      </h3>
      <ScrollRegion ref={scroller} label={texts.presentation.teleprompter} className={styles.scroller}>
        <div className={styles.text}>
          {text.split(/\n+/).map((paragraph, at) => (
            <p key={at}>{paragraph}</p>
          ))}
        </div>
      </ScrollRegion>
    </section>
  );
}
