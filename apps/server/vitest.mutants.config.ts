import { defineConfig, mergeConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** The tests that have to notice a change in an area. */
const TESTS: Readonly<Record<string, string[]>> = {
  callers: ['src/api/*.test.ts', 'test/tokenKinds.test.ts'],
  tokens: [
    'src/infra/{secrets,sessions,signatures}/*.test.ts',
    'src/modules/account/{secondStep,sessions}.test.ts',
    'test/tokenKinds.test.ts',
  ],
  'sign-in': [
    'src/modules/account/{account,accountCentre,identities,newPasswords,passkeys,sessions,signInAnswers}.test.ts',
  ],
  'second-step': ['src/modules/account/{passwordResets,secondStep}.test.ts'],
  wallet: ['src/modules/commerce/{payouts,policy,sales,wallet}.test.ts'],
  orders: ['src/modules/commerce/{goods,orders,payments,races,sales,stripe,teamTemplates}.test.ts'],
  payouts: [
    'src/modules/commerce/{formerRefunds,managedRefunds,payouts,refunds,settledRefunds,stripeRefunds}.test.ts',
  ],
};

/** The tests as the mutants meet them. How long a mutant may take, Stryker measures. */
const merged = mergeConfig(config, defineConfig({ test: { reporters: ['default'] } }));
export default { ...merged, test: { ...merged.test, include: TESTS[process.env.MUTANTS_AREA ?? ''] ?? [] } };
