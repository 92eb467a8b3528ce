import type { Industry } from '@rostrum/contract';
import { Button } from '../../../parts/button.tsx';
import { RadioCards } from '../../../parts/choice-cards.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import { landingTexts } from '../../../texts/landing.ts';
import { setupTexts } from '../../../texts/setup.ts';
import { CatalogIcon } from '../catalog-icon.tsx';
import type { Wizard } from '../use-wizard.ts';
import { StepFrame } from './step-frame.tsx';
import styles from './steps.module.css';

const texts = setupTexts.category;

interface CategoryStepProps {
  readonly wizard: Wizard;
  readonly industries: Readonly<Record<string, Industry>> | null;
}

export function CategoryStep({ wizard: { draft, send, takeExample }, industries }: CategoryStepProps) {
  return (
    <StepFrame
      title={texts.title}
      lead={texts.lead}
      onNext={() => send({ type: 'next' })}
      missing={draft.category ? null : texts.missing}
    >
      <p className={styles.example}>
        <Button size="small" onClick={takeExample}>
          {setupTexts.example}
        </Button>
        {landingTexts.exampleHint}
      </p>
      {industries ? (
        <RadioCards
          label={texts.label}
          value={draft.category?.key ?? null}
          onChange={(key) => send({ type: 'category.chosen', category: { key, name: industries[key]?.name ?? key } })}
          choices={Object.entries(industries).map(([key, industry]) => ({
            id: key,
            name: industry.name,
            description: industry.description,
            icon: <CatalogIcon name={industry.icon} />,
            extra: texts.subcategories(industry.subcategories.length),
          }))}
        />
      ) : (
        <Skeleton label={setupTexts.loading} lines={4} height={4} />
      )}
    </StepFrame>
  );
}
