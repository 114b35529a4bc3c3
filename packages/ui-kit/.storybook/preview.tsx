import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { preloadOverlays } from '../src/index.ts';
import '../src/tokens/tokens.css';
import '../src/tokens/reset.css';

/** Puts the chosen theme and language on the root element, where an application puts them too. */
function Page({ theme, lang, children }: { theme: string; lang: string; children: ReactNode }) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
    root.lang = lang;
  }, [theme, lang]);
  return children;
}

const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'mirror', items: ['light', 'dark', 'system'], dynamicTitle: true },
    },
    lang: {
      description: 'Language',
      toolbar: { icon: 'globe', items: ['en-US', 'zh-CN', 'ja-JP', 'ko-KR', 'es-ES'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light', lang: 'en-US' },
  // Overlays are fetched on demand; a story, and the accessibility check after it, wants them in place.
  loaders: [preloadOverlays],
  decorators: [
    (Story, { globals }) => (
      <Page theme={String(globals['theme'])} lang={String(globals['lang'])}>
        <Story />
      </Page>
    ),
  ],
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true },
    a11y: {
      test: 'error',
      // The focus guards around open popups are hidden and take the focus on purpose: they hand it on at once.
      config: {
        rules: [
          { id: 'aria-hidden-focus', selector: '[aria-hidden="true"]:not([data-base-ui-focus-guard])' },
        ],
      },
    },
  },
};

export default preview;
