export { PersonMenu, type PersonMenuProps } from './PersonMenu.tsx';
export { Preferences } from './Preferences.tsx';
export { SHELL_TEXTS } from './shell-texts.ts';
export { useTheme } from './use-theme.ts';
