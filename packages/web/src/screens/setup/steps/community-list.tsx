import type { CommunityType } from '@rostrum/contract';
import { typeset } from '@rostrum/contract/typeset';
import { useState } from 'react';
import { Alert } from '../../../parts/alert.tsx';
import { Badge } from '../../../parts/badge.tsx';
import { Button } from '../../../parts/button.tsx';
import { ToggleCards } from '../../../parts/choice-cards.tsx';
import { SearchField } from '../../../parts/field.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import { Toolbar } from '../../../parts/toolbar.tsx';
import type { CommunityData } from '../../../session/config.ts';
import { setupTexts } from '../../../texts/setup.ts';
import { wordsOf } from '../../../texts/words-of.ts';
import { CatalogIcon } from '../catalog-icon.tsx';
import { useCommunities } from '../data/use-communities.ts';
import styles from './steps.module.css';

const texts = setupTexts.community;
/** A concern's tag is cut at this many characters (practice.md §9). */
const tagLength = 20;
const tagsShown = 2;

interface CommunityListProps {
  readonly chosen: CommunityData | null;
  readonly onSelect: (community: CommunityType) => void;
  readonly onDescribeOwn: () => void;
  readonly onSkip: () => void;
}

export function CommunityList({ chosen, onSelect, onDescribeOwn, onSkip }: CommunityListProps) {
  const { data, error, isPending, isFetching, refetch } = useCommunities();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = (data ?? []).filter((community) =>
    [community.name, community.description, ...community.typical_concerns].join(' ').toLowerCase().includes(wanted),
  );

  return (
    <div className={styles.group}>
      {chosen && (
        <p className={styles.note} role="status">
          {texts.chosen(chosen.name)}
        </p>
      )}
      {isPending && <Skeleton label={texts.loading} lines={4} height={5} />}
      {error && (
        <Alert
          kind="error"
          title={texts.errorTitle}
          actions={
            <Button busy={isFetching} onClick={() => void refetch()}>
              {texts.tryAgain}
            </Button>
          }
        >
          <p>{texts.loadFailed}</p>
          {error.message !== texts.loadFailed && <p>{error.message}</p>}
        </Alert>
      )}
      {data && (
        <>
          <SearchField label={texts.search} value={search} onChange={setSearch} className={styles.search} />
          {found.length === 0 && <p role="status">{setupTexts.nothingFound(search.trim())}</p>}
          <ToggleCards
            label={texts.label}
            mark="open"
            values={chosen ? [chosen.id] : []}
            onToggle={(id) => {
              const community = data.find((one) => one.id === id);
              if (community) onSelect(community);
            }}
            choices={found.map((community) => ({
              id: community.id,
              name: community.name,
              description: typeset(community.description),
              icon: <CatalogIcon name={community.icon} />,
              extra: <CommunityTags community={community} />,
            }))}
          />
        </>
      )}
      <Toolbar label={texts.title}>
        <Button onClick={onDescribeOwn}>{texts.describeOwn}</Button>
        <Button look="quiet" onClick={onSkip}>
          {texts.skip}
        </Button>
      </Toolbar>
    </div>
  );
}

function CommunityTags({ community }: { readonly community: CommunityType }) {
  const more = community.typical_concerns.length - tagsShown;
  return (
    <>
      <Badge tint="yellow">{community.starting_temperature}</Badge>
      <Badge tint="blue">{wordsOf(community.communication_style)}</Badge>
      {community.typical_concerns.slice(0, tagsShown).map((concern) => (
        <Badge key={concern}>{cut(concern)}</Badge>
      ))}
      {more > 0 && <Badge>{texts.more(more)}</Badge>}
    </>
  );
}

/** Cut between two words, if there is a word to cut after. */
function cut(text: string): string {
  if (text.length <= tagLength) return text;
  const kept = text.slice(0, tagLength + 1).replace(/\s+\S*$/, '');
  return `${kept.slice(0, tagLength)}…`;
}
