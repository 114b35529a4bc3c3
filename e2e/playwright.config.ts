import { chromiumLaunchOptions, STILL_PAGES } from '@boardwalk/tooling-test-browser';
import { defineConfig, devices } from '@playwright/test';
import type { BoardwalkOptions } from './support/test.ts';

const wide = { viewport: { width: 1440, height: 900 } };
const { defaultBrowserType: _, ...iphone } = devices['iPhone 14'];
const phone = { ...iphone, viewport: { width: 390, height: 844 } };

export default defineConfig<BoardwalkOptions>({
  testDir: 'tests',
  outputDir: 'test-results',
  globalSetup: './support/global-setup.ts',
  // The tests share two servers on two cores: one browser at a time keeps their timing honest.
  workers: 1,
  // The machine may be busy with other tests: waiting costs nothing where a test passes.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // On a stalled machine a browser can miss its time: a fault fails twice, a stall does not. Both are reported.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '.results/playwright.json' }]],
  use: {
    launchOptions: chromiumLaunchOptions(),
    contextOptions: STILL_PAGES,
    locale: 'en-US',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'wide', testIgnore: /\.phone\.spec\.ts$/u, use: wide },
    { name: 'phone', testMatch: /\.phone\.spec\.ts$/u, use: phone },
    // On demand: every page by every check.
    { name: 'routes', testMatch: /routes\.site\.ts$/u, use: wide, retries: 0 },
    // On demand: everything that opens over the pages.
    { name: 'dialogs', testMatch: /dialogs\.site\.ts$/u, use: wide, retries: 0 },
    // On demand: the whole story in every language on both deployments.
    { name: 'stories', testMatch: /stories\.site\.ts$/u, use: wide, retries: 0 },
    // On demand: it looks at the Storybook that is built, which takes a while.
    { name: 'storybook', testMatch: /storybook\.site\.ts$/u, use: wide },
  ],
});
