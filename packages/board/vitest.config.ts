import { BROWSER_PATIENCE, chromiumLaunchOptions, STILL_PAGES } from '@boardwalk/tooling-test-browser';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

// The React that people get: its development build takes an eighth of the processor time, and no test here looks at its warnings.
process.env['NODE_ENV'] = 'production';

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: '.results/vitest.json' }]],
    projects: [
      {
        test: {
          name: 'node',
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*.browser.test.ts'],
        },
      },
      {
        plugins: [react()],
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            'yjs',
            // Fetched when something is pasted: found then, they would have the page loaded again.
            'domhandler',
            'htmlparser2',
            'papaparse',
          ],
        },
        test: {
          name: 'browser',
          ...BROWSER_PATIENCE,
          // What a file mounts, it takes down; loading all code again for each would cost more than the tests of most.
          isolate: false,
          restoreMocks: true,
          setupFiles: ['test/setup.ts'],
          include: ['src/**/*.browser.test.ts', 'src/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumLaunchOptions(), contextOptions: STILL_PAGES }),
            instances: [{ browser: 'chromium', viewport: { width: 1000, height: 700 } }],
          },
        },
      },
    ],
  },
});
