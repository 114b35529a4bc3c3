import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/globalSetup.ts'],
    setupFiles: ['test/patience.ts'],
    // One more than two cores: often a worker waits for Postgres, or for a process that it started.
    maxWorkers: 3,
    // Loading the server again for every file would cost more than the tests of most. What a file starts, it ends.
    isolate: false,
    // The machine may be busy with other tests: waiting costs nothing where a test passes.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    reporters: ['default', ['json', { outputFile: '.results/vitest.json' }]],
  },
});
