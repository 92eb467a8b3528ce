import type { Industry } from '@rostrum/contract';
import { useState } from 'react';
import { RadioCards } from '../../../parts/choice-cards.tsx';
import { Disclosure } from '../../../parts/disclosure.tsx';
import { SearchField } from '../../../parts/field.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import { setupTexts } from '../../../texts/setup.ts';
import type { Wizard } from '../use-wizard.ts';
import { StepFrame } from './step-frame.tsx';
import styles from './steps.module.css';

const texts = setupTexts.type;

interface TypeStepProps {
  readonly wizard: Wizard;
  readonly industries: Readonly<Record<string, Industry>> | null;
}

export function TypeStep({ wizard: { draft, send }, industries }: TypeStepProps) {
  const [search, setSearch] = useState('');
  const industry = industries?.[draft.category?.key ?? ''];
  const wanted = search.trim().toLowerCase();
  const subcategories = (industry?.subcategories ?? [])
    .map((subcategory) => ({
      ...subcategory,
      types: subcategory.types.filter((type) =>
        `${type.name} ${type.description} ${subcategory.name}`.toLowerCase().includes(wanted),
      ),
    }))
    .filter((subcategory) => subcategory.types.length > 0);

  return (
    <StepFrame
      title={texts.title}
      lead={texts.lead(draft.category?.name ?? '')}
      onBack={() => send({ type: 'back' })}
      onNext={() => send({ type: 'next' })}
      missing={draft.projectType ? null : texts.missing}
    >
      {!industries && <Skeleton label={setupTexts.loading} lines={3} height={3} />}
      {industry && <SearchField label={texts.search} value={search} onChange={setSearch} className={styles.search} />}
      {wanted !== '' && subcategories.length === 0 && <p role="status">{setupTexts.nothingFound(search.trim())}</p>}
      <div className={styles.list}>
        {subcategories.map((subcategory) => {
          const chosenHere =
            draft.projectType !== null && subcategory.types.some((type) => type.id === draft.projectType?.id);
          return (
            <Disclosure
              key={`${subcategory.name} ${wanted === '' ? '' : 'found'}`}
              title={subcategory.name}
              aside={
                chosenHere && draft.projectType
                  ? texts.chosen(draft.projectType.name)
                  : texts.types(subcategory.types.length)
              }
              open={wanted !== '' || chosenHere || industry?.subcategories.length === 1}
            >
              <div className={styles.group}>
                <p className={styles.note}>{subcategory.description}</p>
                <RadioCards
                  label={subcategory.name}
                  value={draft.projectType?.id ?? null}
                  choices={subcategory.types}
                  onChange={(id) => {
                    const projectType = subcategory.types.find((type) => type.id === id);
                    if (projectType) send({ type: 'type.chosen', subcategory: subcategory.name, projectType });
                  }}
                />
              </div>
            </Disclosure>
          );
        })}
      </div>
    </StepFrame>
  );
}
