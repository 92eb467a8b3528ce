export type Theme = 'light' | 'dark';

const storageKey = 'rostrum-theme';

/** The current theme: the remembered one, otherwise the system's. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(storageKey, theme);
  } catch (cause) {
    // A private window may refuse storage; the choice then lasts as long as the page.
    console.info('The theme could not be remembered.', cause);
  }
}
