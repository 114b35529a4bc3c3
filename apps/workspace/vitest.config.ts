import {
  BROWSER_PATIENCE,
  chromiumLaunchOptions,
  framedPages,
  STILL_PAGES,
} from '@boardwalk/tooling-test-browser';
import { playwright } from '@vitest/browser-playwright';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import app from './vite.config.ts';

// The React that people get: its development build takes a third of the browser's time, and no test here looks at its warnings.
process.env['NODE_ENV'] = 'production';

export default mergeConfig(
  app,
  defineConfig({
    base: '/',
    plugins: [framedPages(['/user/'])],
    optimizeDeps: {
      include: [
        '@boardwalk/board > @cantoo/pdf-lib',
        '@boardwalk/board > fontkit',
        '@hocuspocus/provider',
        '@reduxjs/toolkit/query/react',
        '@noble/hashes/sha2.js',
        '@noble/hashes/utils.js',
        '@tanstack/react-virtual',
        'axe-core',
        'frimousse',
        'lucide-react',
        'react-dom/client',
        'react-intl',
        'react-redux',
        'react-router',
        'react-router/dom',
        'y-indexeddb',
        'yjs',
      ],
    },
    test: {
      include: ['src/**/*.test.{ts,tsx}'],
      // Loading the app again for every file would cost more than the tests of most. What a file mounts, it takes down.
      isolate: false,
      // They share a page: what a test puts in the place of the browser's own goes with it.
      restoreMocks: true,
      ...BROWSER_PATIENCE,
      setupFiles: ['test/setup.ts'],
      globalSetup: ['test/collab-server.ts'],
      reporters: ['default', ['json', { outputFile: '.results/vitest.json' }]],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1280, height: 800 },
        provider: playwright({ launchOptions: chromiumLaunchOptions(), contextOptions: STILL_PAGES }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }),
);
