import { defineConfig, mergeConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** The tests that have to notice a change in an area. */
const TESTS: Readonly<Record<string, string[]>> = {
  auth: [
    'src/api/*.test.ts',
    'src/infra/{sessions,signatures}/*.test.ts',
    'src/modules/account/{account,newPasswords,passkeys,passwordResets,secondStep,sessions,signInAnswers}.test.ts',
    'test/tokenKinds.test.ts',
  ],
  money: ['src/modules/commerce/*.test.ts'],
};

/** The tests as the mutants meet them. How long a mutant may take, Stryker measures. */
const merged = mergeConfig(config, defineConfig({ test: { reporters: ['default'] } }));
export default { ...merged, test: { ...merged.test, include: TESTS[process.env.MUTANTS_AREA ?? ''] ?? [] } };
