import { BROWSER_PATIENCE, chromiumLaunchOptions, STILL_PAGES } from '@boardwalk/tooling-test-browser';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// Named in advance: a dependency that Vite discovers in mid-run reloads the page under the tests.
const optimizeDeps = {
  include: [
    'react',
    'react-dom',
    'react-dom/client',
    'react-dom/server',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    '@tanstack/react-virtual',
    'lucide-react',
    '@storybook/react-vite',
    'storybook/test',
    ...[
      'autocomplete',
      'combobox',
      'csp-provider',
      'dialog',
      'direction-provider',
      'menu',
      'merge-props',
      'number-field',
      'popover',
      'toast',
      'use-render',
    ].map((part) => `@base-ui/react/${part}`),
  ],
};

const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: chromiumLaunchOptions(), contextOptions: STILL_PAGES }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
});

/** A server that has no popups any more, as after a new version was installed. */
const popupsGone: Plugin = {
  name: 'popups-gone',
  configureServer: (server) => {
    server.middlewares.use((request, response, next) => {
      if (!/\/(?:Dialog|Drawer)Popup\.tsx/u.test(request.url ?? '')) return next();
      response.writeHead(404, { 'content-type': 'text/plain' }).end('gone');
    });
  },
};

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: '.results/vitest.json' }]],
    projects: [
      {
        optimizeDeps,
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: { name: 'stories', ...BROWSER_PATIENCE, isolate: false, browser: browser() },
      },
      {
        optimizeDeps,
        plugins: [react()],
        test: {
          name: 'components',
          // Loading the kit again for every file would cost more than the tests of most. What a file mounts, it takes down.
          isolate: false,
          restoreMocks: true,
          ...BROWSER_PATIENCE,
          include: ['src/**/*.test.tsx'],
          setupFiles: ['src/testing/setup.ts'],
          browser: browser(),
        },
      },
      {
        optimizeDeps,
        plugins: [react(), popupsGone],
        test: {
          name: 'lost code',
          ...BROWSER_PATIENCE,
          include: ['src/**/*.lost-test.tsx'],
          browser: browser(),
        },
      },
      {
        test: {
          name: 'server',
          testTimeout: BROWSER_PATIENCE.testTimeout,
          hookTimeout: BROWSER_PATIENCE.hookTimeout,
          include: ['{src,scripts}/**/*.server-test.ts'],
          environment: 'node',
        },
      },
    ],
  },
});
