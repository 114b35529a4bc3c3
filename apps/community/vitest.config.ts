import { chromiumLaunchOptions } from '@boardwalk/tooling-test-browser';
import { messagePlugins, noMessageParser } from '@boardwalk/tooling-web-app';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

// The router's own plugin belongs to builds: tests mount rooms without it.
export default defineConfig({
  plugins: [...messagePlugins(), react()],
  resolve: { alias: noMessageParser },
  // Named in advance: a dependency that Vite discovers in mid-run reloads the page under the tests.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@reduxjs/toolkit',
      '@reduxjs/toolkit/query/react',
      'lucide-react',
      'react-intl',
      'react-redux',
      'react-router',
    ],
  },
  test: {
    include: ['{app,features,shared,test}/**/*.test.{ts,tsx}'],
    reporters: ['default', ['json', { outputFile: '.results/vitest.json' }]],
    setupFiles: ['test/setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromiumLaunchOptions() }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
    },
  },
});
