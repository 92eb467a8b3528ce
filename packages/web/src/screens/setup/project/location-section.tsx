import { Newspaper } from 'lucide-react';
import { memo } from 'react';
import { Alert } from '../../../parts/alert.tsx';
import { Button } from '../../../parts/button.tsx';
import { Card } from '../../../parts/card.tsx';
import { ComboBox } from '../../../parts/combo-box.tsx';
import { SelectField, TextField } from '../../../parts/field.tsx';
import { Toolbar } from '../../../parts/toolbar.tsx';
import { useSettled } from '../../../parts/use-settled.ts';
import { projectTexts } from '../../../texts/project-form.ts';
import { useEngine } from '../data/use-catalog.ts';
import styles from './form.module.css';
import { NewsList } from './news-list.tsx';
import { zoningDistricts } from './project-draft.ts';
import { useNews } from './use-news.ts';
import type { Project } from './use-project.ts';

const texts = projectTexts.location;

interface LocationSectionProps {
  readonly project: Project;
  readonly projectType: string;
}

export const LocationSection = memo(function LocationSection({
  project: { fields, documents, setFields, setDocuments },
  projectType,
}: LocationSectionProps) {
  // The lists of states and counties load after the form is rendered.
  const engine = useEngine(useSettled());
  const news = useNews((articles) => setDocuments({ news: articles }));
  const states = engine.data?.statesAndCounties ?? [];
  const counties = states.find((state) => state.name === fields.state)?.counties.map((county) => county.fullName) ?? [];

  const chooseState = (state: string) => {
    const hasCounty = states
      .find((one) => one.name === state)
      ?.counties.some((county) => county.fullName === fields.county);
    setFields({ state, ...(hasCounty ? {} : { county: '' }) });
  };

  return (
    <Card as="section" className={styles.section} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {engine.isError && (
        <Alert kind="error" actions={<Button onClick={() => void engine.refetch()}>{texts.tryAgain}</Button>}>
          {texts.loadFailed}
        </Alert>
      )}
      <div className={styles.pair}>
        <ComboBox
          label={texts.state}
          options={states.map((state) => state.name)}
          value={fields.state}
          onChange={chooseState}
          disabled={engine.isPending}
          placeholder={engine.isPending ? texts.loading : texts.statePlaceholder}
        />
        <ComboBox
          label={texts.county}
          options={counties}
          value={fields.county}
          onChange={(county) => setFields({ county })}
          disabled={fields.state === ''}
          placeholder={fields.state === '' ? texts.countyNeedsState : texts.countyPlaceholder}
        />
        <TextField
          label={texts.city}
          optionalWord={projectTexts.optional}
          value={fields.city}
          maxLength={100}
          autoComplete="address-level2"
          onChange={(event) => setFields({ city: event.target.value })}
        />
        <SelectField
          label={texts.zoningDistrict}
          value={fields.zoningDistrict}
          onChange={(event) => setFields({ zoningDistrict: event.target.value })}
        >
          <option value="">{texts.chooseDistrict}</option>
          {zoningDistricts.map((district) => (
            <option key={district} value={district}>
              {texts.districts[district]}
            </option>
          ))}
        </SelectField>
      </div>
      <Toolbar label={texts.fetchNews}>
        <Button busy={news.isBusy} onClick={() => news.fetchNews({ ...fields, projectType })}>
          {!news.isBusy && <Newspaper size={18} aria-hidden />}
          {texts.fetchNews}
        </Button>
        {news.isBusy && (
          <>
            <span role="status">{texts.fetchingNews}</span>
            <Button look="quiet" onClick={news.cancel}>
              {texts.cancel}
            </Button>
          </>
        )}
      </Toolbar>
      <p className={styles.note}>{texts.newsWhose}</p>
      {news.error && <Alert kind="error">{news.error}</Alert>}
      {documents.news && !news.isBusy && !news.error && (
        <NewsList
          articles={documents.news}
          onCompose={() => news.composeNews({ ...fields, projectType })}
          onRemove={() => setDocuments({ news: null })}
        />
      )}
    </Card>
  );
});
