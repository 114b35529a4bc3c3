import { defineConfig } from 'vitest/config';

/**
 * The tests as the mutants meet them: each file in a worker of its own, so that a mutant in a constant is loaded again. The table
 * tests must notice a mutant; the invariants, which try hundreds of inputs, would make this take hours.
 */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    exclude: ['src/**/*-invariants.test.ts'],
    isolate: true,
    // The machine may be busy: the run without mutants must pass. How long a mutant may take, Stryker measures.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
