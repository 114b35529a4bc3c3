/** What a reader can choose; `system` follows the machine. */
export const Theme = { SYSTEM: 'system', LIGHT: 'light', DARK: 'dark' } as const;
export type Theme = (typeof Theme)[keyof typeof Theme];

/** The cookie that carries the choice, so that the server can render the right `<html data-theme>` at once. */
export const THEME_COOKIE = 'theme';

const YEAR_IN_SECONDS = 31_536_000;

/**
 * The choice in a `Cookie` header or `document.cookie`; `system` when there is none or it is unknown.
 * On the server: `<html {...themeAttributes(readTheme(request.headers.cookie))}>`.
 */
export function readTheme(cookies: string | null | undefined): Theme {
  for (const part of (cookies ?? '').split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === THEME_COOKIE && (value === Theme.LIGHT || value === Theme.DARK)) return value;
  }
  return Theme.SYSTEM;
}

/** Attributes of `<html>` for a theme. */
export function themeAttributes(theme: Theme): { 'data-theme'?: 'light' | 'dark' } {
  return theme === Theme.SYSTEM ? {} : { 'data-theme': theme };
}

/** Switches this page to a theme and remembers it for a year. Browser only. */
export function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === Theme.SYSTEM) root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', theme);
  const age = theme === Theme.SYSTEM ? 0 : YEAR_IN_SECONDS;
  document.cookie = `${THEME_COOKIE}=${theme}; path=/; max-age=${age}; samesite=lax`;
}
