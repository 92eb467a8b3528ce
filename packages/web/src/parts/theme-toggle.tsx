import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { partsTexts } from '../texts/parts.ts';
import { chooseTheme, currentTheme } from '../theme/theme.ts';
import { Button } from './button.tsx';

export function ThemeToggle() {
  const [theme, setTheme] = useState(currentTheme);
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <Button
      look="quiet"
      icon
      aria-label={other === 'dark' ? partsTexts.useDarkTheme : partsTexts.useLightTheme}
      onClick={() => {
        chooseTheme(other);
        setTheme(other);
      }}
    >
      {theme === 'dark' ? <Sun size={20} aria-hidden /> : <Moon size={20} aria-hidden />}
    </Button>
  );
}
