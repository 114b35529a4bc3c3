import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // The machine may be busy with other tests: waiting costs nothing where a test passes.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: '.results/vitest.json' }]],
  },
});
