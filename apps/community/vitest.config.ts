import {
  BROWSER_PATIENCE,
  chromiumLaunchOptions,
  framedPages,
  STILL_PAGES,
} from '@boardwalk/tooling-test-browser';
import { messagePlugins, noMessageParser } from '@boardwalk/tooling-web-app';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

/** Named in advance: a dependency that Vite discovers in mid-run reloads the page under the tests. */
const PREBUNDLED = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-intl',
  'react-redux',
  'react-router',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query/react',
  'lucide-react',
  '@boardwalk/api-client > openapi-fetch',
  '@boardwalk/board > yjs',
  '@boardwalk/ui-kit > @tanstack/react-virtual',
  ...[
    'autocomplete',
    'csp-provider',
    'dialog',
    'menu',
    'merge-props',
    'number-field',
    'popover',
    'select',
    'tabs',
    'toast',
    'tooltip',
    'use-render',
  ].map((part) => `@boardwalk/ui-kit > @base-ui/react/${part}`),
];

// The React that people get: its development build takes a third of the browser's time, and no test here looks at its warnings.
process.env['NODE_ENV'] = 'production';

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: '.results/vitest.json' }]],
    projects: [
      {
        plugins: messagePlugins(),
        test: {
          name: 'rules',
          testTimeout: BROWSER_PATIENCE.testTimeout,
          hookTimeout: BROWSER_PATIENCE.hookTimeout,
          isolate: false,
          include: ['{app,features,shared,lang}/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        plugins: [...messagePlugins(), react(), framedPages(['/user/'])],
        resolve: { alias: noMessageParser },
        optimizeDeps: { include: PREBUNDLED },
        test: {
          name: 'pages',
          // Loading the app again for every file would cost more than the tests of most. What a file mounts, it takes down.
          isolate: false,
          restoreMocks: true,
          ...BROWSER_PATIENCE,
          include: ['{app,features,shared}/**/*.test.tsx'],
          setupFiles: ['app/testing/setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumLaunchOptions(), contextOptions: STILL_PAGES }),
            instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
          },
        },
      },
    ],
  },
});
