import { useQuery } from '@tanstack/react-query';
import type { Character, ProjectType, Theme } from '@rostrum/contract';
import { call } from '../../api/client.ts';
import { listOf } from '../../api/list-of.ts';
import { Alert } from '../../parts/alert.tsx';
import { Card } from '../../parts/card.tsx';
import { ScrollRegion } from '../../parts/scroll-region.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { landingTexts as texts } from '../../texts/landing.ts';
import styles from './test-data.module.css';

/** What the server has to offer, fetched together: one refusal is a failure of the whole. */
export function TestData() {
  const { data, isPending, isError } = useQuery({
    queryKey: ['test-data'],
    queryFn: async ({ signal }) => {
      const [themes, characters, types] = await Promise.all([
        call('majorThemes', { signal }),
        call('characters', { signal }),
        call('projectTypes', { signal }),
      ]);
      return {
        themes: listOf<Theme>(themes, 'themes').map((theme) => theme.name),
        characters: listOf<Character>(characters, 'characters').map((character) => character.name),
        projectTypes: typesOf(types).map((type) => type.name),
      };
    },
  });
  if (isPending) return <Skeleton label={texts.loadingData} lines={4} />;
  if (isError) return <Alert kind="error">{texts.fetchFailed}</Alert>;
  return (
    <div className={styles.lists}>
      {(['themes', 'characters', 'projectTypes'] as const).map((kind) => (
        <Card key={kind} snug as="section">
          <h3>{texts.counted(texts[kind], data[kind].length)}</h3>
          <ScrollRegion label={texts[kind]} className={styles.scroll}>
            <ul className={styles.list}>
              {data[kind].map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </ScrollRegion>
        </Card>
      ))}
    </div>
  );
}

/** Types come as a map by category, or as a plain list. */
function typesOf(answer: unknown): readonly ProjectType[] {
  if (Array.isArray(answer)) return answer as ProjectType[];
  const inner = (answer as { project_types?: unknown } | null)?.project_types ?? answer;
  if (Array.isArray(inner)) return inner as ProjectType[];
  return Object.values((inner ?? {}) as Record<string, unknown>).flatMap((list) =>
    Array.isArray(list) ? (list as ProjectType[]) : [],
  );
}
