import { useState } from 'react';
import { Alert } from '../../../parts/alert.tsx';
import { Button } from '../../../parts/button.tsx';
import { Card } from '../../../parts/card.tsx';
import { SelectField, TextArea, TextField } from '../../../parts/field.tsx';
import { Toolbar } from '../../../parts/toolbar.tsx';
import type { CommunityData } from '../../../session/config.ts';
import { setupTexts } from '../../../texts/setup.ts';
import { wordsOf } from '../../../texts/words-of.ts';
import { useEngine } from '../data/use-catalog.ts';
import styles from './custom-community.module.css';

const texts = setupTexts.custom;
/** The id that a custom community is stored under; the catalog bases it on its diverse suburb. */
const customId = 'custom';

interface CustomCommunityProps {
  readonly current: CommunityData | null;
  readonly onUse: (community: CommunityData) => void;
  readonly onCancel: () => void;
}

export function CustomCommunity({ current, onUse, onCancel }: CustomCommunityProps) {
  const engine = useEngine();
  const own = current?.id === customId ? current : null;
  const [name, setName] = useState(own?.name ?? '');
  const [style, setStyle] = useState(own?.communication_style ?? 'formal');
  const [temperature, setTemperature] = useState(own?.starting_temperature ?? 'Cool but engaged');
  const [concerns, setConcerns] = useState(own?.typical_concerns.join('\n') ?? '');
  const [isMissing, setMissing] = useState(false);
  const temperatures = [
    ...new Set(
      engine.data?.communities.filter((one) => one.inChooser).map((one) => one.starting_temperature) ?? [temperature],
    ),
  ];

  const use = () => {
    if (name.trim() === '') {
      setMissing(true);
      return;
    }
    onUse({
      id: customId,
      name: name.trim(),
      description: texts.description,
      icon: 'landmark',
      communication_style: style,
      starting_temperature: temperature,
      escalation_pattern: texts.escalation,
      typical_concerns: concerns
        .split('\n')
        .map((concern) => concern.trim())
        .filter(Boolean),
    });
  };

  return (
    <Card as="section" aria-label={texts.title}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          use();
        }}
      >
        <h2>{texts.title}</h2>
        <TextField
          label={texts.nameLabel}
          value={name}
          maxLength={80}
          onChange={(event) => setName(event.target.value)}
        />
        <div className={styles.pair}>
          <SelectField label={texts.styleLabel} value={style} onChange={(event) => setStyle(event.target.value)}>
            {(engine.data?.communicationStyles ?? [style]).map((id) => (
              <option key={id} value={id}>
                {wordsOf(id)}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={texts.temperatureLabel}
            value={temperature}
            onChange={(event) => setTemperature(event.target.value)}
          >
            {temperatures.map((label) => (
              <option key={label} value={label}>
                {label}
              </option>
            ))}
          </SelectField>
        </div>
        <TextArea
          label={texts.concernsLabel}
          hint={texts.concernsHint}
          value={concerns}
          onChange={(event) => setConcerns(event.target.value)}
        />
        {isMissing && name.trim() === '' && <Alert kind="error">{texts.missing}</Alert>}
        <Toolbar label={texts.title}>
          <Button type="submit" look="primary">
            {texts.use}
          </Button>
          <Button onClick={onCancel}>{texts.cancel}</Button>
        </Toolbar>
      </form>
    </Card>
  );
}
