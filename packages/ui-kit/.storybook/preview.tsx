import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense, type PropsWithChildren } from 'react';
import { preloadOverlays } from '../src/internal/lazyModule.ts';
import '../src/index.ts';
import '../src/tokens/tokens.css';
import '../src/tokens/reset.css';
import './preview.css';
import { expectWholeTexts } from '../src/testing/expectWholeTexts.ts';
import { StoryPage } from './StoryPage.tsx';
import { showTextsIn } from './storyTexts.ts';
import { INITIAL_GLOBALS, OTHER_LOOK, TOOLBAR, VIEWPORTS, type ToolbarGlobals } from './toolbar.ts';

/** Whether this is the run of `pnpm test:looks`, which shows every story in the other theme and direction. */
const inOtherLook = import.meta.env.MODE === 'looks';

/** Fetched with the first page of documentation; stories and their tests do without. */
const DocsPage = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }));

function DocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <DocsPage {...props} />
    </Suspense>
  );
}

const preview: Preview = {
  globalTypes: TOOLBAR ?? {},
  initialGlobals: { ...INITIAL_GLOBALS, ...(inOtherLook ? OTHER_LOOK : {}) },
  // Overlays are fetched on demand; a story, and the accessibility check after it, wants them in place.
  loaders: [preloadOverlays],
  decorators: [
    (Story, { globals, viewMode }) => (
      <StoryPage globals={globals as ToolbarGlobals & typeof globals} inDocs={viewMode === 'docs'}>
        <Story />
      </StoryPage>
    ),
  ],
  afterEach: ({ viewMode, globals }) => {
    if (inOtherLook) expectWholeTexts();
    if (viewMode === 'story') showTextsIn(String(globals['lang']));
  },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    viewport: { options: VIEWPORTS },
    docs: {
      container: DocsContainer,
      toc: { headingSelector: 'h2', title: 'On this page' },
      canvas: { sourceState: 'hidden' },
    },
    options: {
      storySort: {
        // Read by Storybook without running this file, so the groups of docs/groups.ts are written out again.
        order: [
          'Welcome',
          'Accessibility',
          'What changed',
          'Foundations',
          'Actions',
          'Fields',
          'Overlays',
          'Navigation',
          'Feedback',
          'Data',
          'Layout',
          'Media',
          'Utilities',
        ],
      },
    },
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
