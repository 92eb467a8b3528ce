import { useState } from 'react';
import type { PublicPerson } from '../setting/load-speakers.ts';
import styles from './portrait.module.css';

interface PortraitProps {
  readonly person: Pick<PublicPerson, 'portrait'> | null;
  readonly name: string;
  readonly size: 'small' | 'large';
  readonly speaking?: boolean;
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
  return `${words[0]?.charAt(0) ?? ''}${words.length > 1 ? (words[words.length - 1]?.charAt(0) ?? '') : ''}`;
}

/** A face, or initials if the picture cannot be loaded. The name is shown next to it. */
export function Portrait({ person, name, size, speaking }: PortraitProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const source = person?.portrait ?? null;
  return (
    <span className={styles.frame} data-size={size} data-speaking={speaking || undefined} aria-hidden>
      {source === null || source === failed ? (
        initialsOf(name)
      ) : (
        <img src={source} alt="" onError={() => setFailed(source)} />
      )}
    </span>
  );
}
