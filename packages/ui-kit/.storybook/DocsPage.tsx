import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { storybookTheme } from './theme.ts';

/** The theme that the address names (`globals=theme:dark`), before the toolbar has said anything. */
function themeOfAddress(): string {
  const globals = new URLSearchParams(location.search).get('globals') ?? '';
  return /(?:^|;)theme:(\w+)/u.exec(globals)?.[1] ?? 'light';
}

function resolved(theme: string): 'light' | 'dark' {
  if (theme === 'system') return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  return theme === 'dark' ? 'dark' : 'light';
}

/** A page of documentation in the theme that the toolbar names. */
export function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(themeOfAddress);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: { globals: { theme?: string } }) => setTheme(globals.theme ?? 'light');
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  const base = resolved(theme);
  useEffect(() => {
    document.documentElement.dataset['theme'] = base;
    document.documentElement.lang = 'en-US';
    document.documentElement.dir = 'ltr';
  }, [base]);
  return <DocsContainer {...props} theme={storybookTheme(base)} />;
}
