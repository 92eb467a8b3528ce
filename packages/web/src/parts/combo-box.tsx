import { ChevronDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import {
  Button,
  ComboBox as AriaComboBox,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components';
import { partsTexts } from '../texts/parts.ts';
import styles from './combo-box.module.css';

interface ComboBoxProps {
  readonly label: string;
  readonly options: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  readonly error?: string | undefined;
}

/** A list that can be typed into. Only an entry of the list can be chosen; a text that names one in any case, or that
 *  only one entry begins with, counts as that entry when the field is left. */
export function ComboBox({ label, options, value, onChange, disabled, placeholder, error }: ComboBoxProps) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }
  const items = useMemo(
    () => matching(options, typed === value ? '' : typed).map((name) => ({ name })),
    [options, typed, value],
  );

  const settle = () => {
    const meant = entryMeant(options, typed);
    if (meant !== null && meant !== value) onChange(meant);
    else setTyped(meant ?? value);
  };

  return (
    <AriaComboBox
      className={styles.box}
      items={items}
      inputValue={typed}
      onInputChange={(text) => {
        setTyped(text);
        if (text === '' && value !== '') onChange('');
      }}
      selectedKey={value || null}
      onSelectionChange={(key) => {
        if (key !== null) onChange(String(key));
      }}
      onBlur={settle}
      isDisabled={disabled ?? false}
      isInvalid={Boolean(error)}
      menuTrigger="focus"
      allowsEmptyCollection
      allowsCustomValue
    >
      <Label className={styles.label}>{label}</Label>
      <div className={styles.frame}>
        <Input className={styles.input} placeholder={placeholder} autoComplete="off" />
        <Button className={styles.arrow}>
          <ChevronDown size={18} aria-hidden />
        </Button>
      </div>
      <FieldError className={styles.error}>{error}</FieldError>
      <Popover className={styles.popover}>
        <ListBox
          className={styles.list}
          renderEmptyState={() => <p className={styles.none}>{partsTexts.nothingFound}</p>}
        >
          {(item: { name: string }) => (
            <ListBoxItem id={item.name} textValue={item.name} className={styles.option}>
              {item.name}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}

/** Entries that contain the text, those that begin with it first. */
function matching(options: readonly string[], text: string): readonly string[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return options;
  const containing = options.filter((option) => option.toLowerCase().includes(wanted));
  const begins = (option: string) => option.toLowerCase().startsWith(wanted);
  return [...containing.filter(begins), ...containing.filter((option) => !begins(option))];
}

function entryMeant(options: readonly string[], text: string): string | null {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return null;
  const exact = options.find((option) => option.toLowerCase() === wanted);
  if (exact) return exact;
  const beginning = options.filter((option) => option.toLowerCase().startsWith(wanted));
  return beginning.length === 1 ? (beginning[0] ?? null) : null;
}
