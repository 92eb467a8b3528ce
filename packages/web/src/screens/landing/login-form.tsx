import { useEffect, useRef } from 'react';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { TextField } from '../../parts/field.tsx';
import { landingTexts as texts } from '../../texts/landing.ts';
import styles from './login-form.module.css';

/** The stub that the specification describes: it asks for both fields and leads nowhere yet. */
export function LoginForm({ onSubmit }: { readonly onSubmit: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <Card className={styles.card}>
      <form
        ref={form}
        className={styles.form}
        aria-label={texts.loginTitle}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <TextField label={texts.email} type="email" name="email" autoComplete="email" required />
        <TextField label={texts.password} type="password" name="password" autoComplete="current-password" required />
        <Button type="submit" look="primary">
          {texts.submitLogin}
        </Button>
        <p className={styles.note}>{texts.noAccount}</p>
      </form>
    </Card>
  );
}
