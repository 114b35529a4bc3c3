import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumLaunchOptions } from '@boardwalk/tooling-test-browser';
import { defineConfig, devices } from '@playwright/test';
import { SERVERS, type ServerName } from './support/servers.ts';

// The configuration is read again by every worker: the data folders are chosen once and handed on.
const root = (process.env.BOARDWALK_E2E_DATA ??= mkdtempSync(join(tmpdir(), 'boardwalk-e2e-')));

/** A server as a visitor meets it: the real one, on a new data folder with the demo content. */
function server(name: ServerName) {
  const { port, guestNavigation } = SERVERS[name];
  return {
    command: '../node_modules/node/bin/node ../apps/server/src/main.ts',
    url: `http://127.0.0.1:${port}/readyz`,
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: join(root, name),
      SEED: 'demo',
      GUEST_NAVIGATION: guestNavigation,
      REQUESTS_PER_MINUTE: '1000000',
      LOG_LEVEL: 'warn',
    },
    timeout: 180_000,
    stdout: 'ignore' as const,
    stderr: 'pipe' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
    reuseExistingServer: false,
  };
}

const wide = { viewport: { width: 1440, height: 900 } };
const { defaultBrowserType: _, ...phone } = devices['iPhone 14'];

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  // The tests share two servers on two cores: one browser at a time keeps their timing honest.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '.results/playwright.json' }]],
  use: {
    launchOptions: chromiumLaunchOptions(),
    locale: 'en-US',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'wide', testIgnore: /\.phone\.spec\.ts$/u, use: wide },
    { name: 'phone', testMatch: /\.phone\.spec\.ts$/u, use: phone },
  ],
  webServer: [server('gated'), server('open')],
});
