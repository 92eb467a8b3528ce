import type { CommunityType } from '@rostrum/contract';
import { useState } from 'react';
import { setupTexts } from '../../../texts/setup.ts';
import type { CommunityData } from '../../../session/config.ts';
import { writeStored } from '../../../session/storage.ts';
import { useEngine } from '../data/use-catalog.ts';
import type { Wizard } from '../use-wizard.ts';
import { CommunityDetails } from './community-details.tsx';
import { CommunityList } from './community-list.tsx';
import { CustomCommunity } from './custom-community.tsx';
import { StepFrame } from './step-frame.tsx';

const texts = setupTexts.community;

type View =
  | { readonly kind: 'list' }
  | { readonly kind: 'details'; readonly community: CommunityType }
  | { readonly kind: 'own' };

/** List, then a selected community, then 'use' or back to the list (practice.md §4). */
export function CommunityStep({ wizard: { draft, send } }: { readonly wizard: Wizard }) {
  const [view, setView] = useState<View>({ kind: 'list' });
  const engine = useEngine();
  const choose = (community: CommunityData) => {
    writeStored('communityType', community.id);
    writeStored('communityData', community);
    send({ type: 'community.chosen', community });
  };
  const skip = async () => {
    const { communityById, toCommunityType } = engine.data ?? (await import('@rostrum/engine/catalog'));
    choose({ ...toCommunityType(communityById('diverse_suburban')) });
  };

  return (
    <StepFrame
      title={texts.title}
      lead={texts.lead}
      onBack={() => send({ type: 'back' })}
      onNext={() => send({ type: 'next' })}
      missing={draft.community ? null : texts.missing}
    >
      {view.kind === 'list' && (
        <CommunityList
          chosen={draft.community}
          onSelect={(community) => setView({ kind: 'details', community })}
          onDescribeOwn={() => setView({ kind: 'own' })}
          onSkip={() => void skip()}
        />
      )}
      {view.kind === 'details' && (
        <CommunityDetails
          community={view.community}
          onUse={() => choose({ ...view.community })}
          onBack={() => setView({ kind: 'list' })}
        />
      )}
      {view.kind === 'own' && (
        <CustomCommunity current={draft.community} onUse={choose} onCancel={() => setView({ kind: 'list' })} />
      )}
    </StepFrame>
  );
}
