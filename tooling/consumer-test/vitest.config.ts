import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    // Builds and a browser: on a busy machine each takes its time.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    reporters: ['default', ['json', { outputFile: '.results/vitest.json' }]],
  },
});
