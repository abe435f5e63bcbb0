import { DEVICE_PREFIX } from '../session/storage.ts';

/** Colours as the device has them, or as somebody chose here. */
export type Theme = 'system' | 'light' | 'dark';

const KEY = `${DEVICE_PREFIX}theme`;

/** What was chosen on this device; what it does not know is the system's. */
export function keptTheme(): Theme {
  const kept = window.localStorage.getItem(KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

/** Shows the page in these colours: the style sheet goes by the root element. */
export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
}

/** Shows them, and keeps the choice on this device. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') window.localStorage.removeItem(KEY);
  else window.localStorage.setItem(KEY, theme);
  showTheme(theme);
}

/** Shows what was chosen here, also when it is chosen in another tab. */
export function startTheme(): void {
  showTheme(keptTheme());
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) showTheme(keptTheme());
  });
}
