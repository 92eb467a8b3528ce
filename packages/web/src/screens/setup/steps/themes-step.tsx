import type { Theme } from '@rostrum/contract';
import { useState } from 'react';
import { ToggleCards } from '../../../parts/choice-cards.tsx';
import { SearchField } from '../../../parts/field.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import { setupTexts } from '../../../texts/setup.ts';
import type { Wizard } from '../use-wizard.ts';
import { hasEnoughThemes } from '../wizard.rules.ts';
import { StepFrame } from './step-frame.tsx';
import styles from './steps.module.css';

const texts = setupTexts.themes;

interface ThemesStepProps {
  readonly wizard: Wizard;
  /** Those that matter to the category; null while they are loading. */
  readonly themes: readonly Theme[] | null;
}

export function ThemesStep({ wizard: { draft, send }, themes }: ThemesStepProps) {
  const [search, setSearch] = useState('');
  const limits = draft.style?.limits;
  if (!limits) return null;
  const single = limits.maxTotal === 1;
  const missing = single ? texts.missingExactlyOne : limits.minThemes > 0 ? texts.missingTheme : texts.missing;
  const areas = [...new Map((themes ?? []).map((theme) => [theme.focus_area, theme])).values()];
  const wanted = search.trim().toLowerCase();
  const found = (themes ?? []).filter((theme) =>
    `${theme.name} ${theme.description} ${theme.focus_area_name}`.toLowerCase().includes(wanted),
  );
  const areasFull = !single && draft.areas.length >= limits.maxAreas;
  const themesFull = !single && draft.themes.length >= limits.maxThemes;

  return (
    <StepFrame
      title={texts.title}
      lead={texts.lead}
      onBack={() => send({ type: 'back' })}
      onNext={() => send({ type: 'next' })}
      missing={hasEnoughThemes(draft) ? null : missing}
    >
      {single && <p className={styles.note}>{texts.onlyOne}</p>}
      {!themes && <Skeleton label={setupTexts.loading} lines={4} height={3} />}
      {themes && limits.maxAreas > 0 && (
        <section className={styles.group}>
          <GroupHead title={texts.areas} chosen={draft.areas.length} limit={limits.maxAreas} full={areasFull} />
          <ToggleCards
            label={texts.areas}
            values={draft.areas}
            onToggle={(id) => send({ type: 'area.toggled', id })}
            choices={areas.map((theme) => ({
              id: theme.focus_area,
              name: theme.focus_area_name,
              description: theme.focus_area_description,
              disabled: areasFull && !draft.areas.includes(theme.focus_area),
            }))}
          />
        </section>
      )}
      {themes && (
        <section className={styles.group}>
          <GroupHead title={texts.themes} chosen={draft.themes.length} limit={limits.maxThemes} full={themesFull} />
          <SearchField label={texts.searchThemes} value={search} onChange={setSearch} className={styles.search} />
          {found.length === 0 && <p role="status">{setupTexts.nothingFound(search.trim())}</p>}
          <ToggleCards
            label={texts.themes}
            values={draft.themes}
            onToggle={(id) => send({ type: 'theme.toggled', id })}
            choices={found.map((theme) => ({
              id: theme.theme_id,
              name: theme.name,
              description: theme.description,
              extra: theme.focus_area_name,
              disabled: themesFull && !draft.themes.includes(theme.theme_id),
            }))}
          />
        </section>
      )}
    </StepFrame>
  );
}

interface GroupHeadProps {
  readonly title: string;
  readonly chosen: number;
  readonly limit: number;
  readonly full: boolean;
}

function GroupHead({ title, chosen, limit, full }: GroupHeadProps) {
  return (
    <div>
      <div className={styles.groupHead}>
        <h2>{title}</h2>
        <p className={styles.count} data-full={full || undefined} role="status">
          {texts.counted(chosen, limit)}
        </p>
      </div>
      {full && <p className={styles.note}>{texts.limitReached}</p>}
    </div>
  );
}
