import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Pure functions leave nothing behind: the files share one worker.
    isolate: false,
    reporters: ['default', ['json', { outputFile: '.results/vitest.json' }]],
  },
});
