/**
 * Tests the tests of the server. Usage: `pnpm --filter @boardwalk/server mutants [--continue] [area…]`, in a checkout that nobody
 * works in: the sources are changed where they are, and put back at the end. An area takes some ten minutes. Writes
 * docs/reports/server-mutants.md, which has the areas that this checkout has tested.
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { runMutants } from '@boardwalk/tooling-mutants';

const PACKAGE = join(import.meta.dirname, '..');

/** The files of an area are one run: to try the tests without a change takes most of a minute. */
const files = (...patterns: string[]): string[][] => [
  globSync(patterns, { cwd: PACKAGE })
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted(),
];

await runMutants({
  folder: PACKAGE,
  // Which tests have to notice a change in one of them, `vitest.mutants.config.ts` says.
  areas: {
    callers: files('src/api/{allowed,authenticate,requireAllowed}.ts', 'src/infra/sessions/serviceCaller.ts'),
    tokens: files(
      'src/infra/sessions/{accessTokens,endedSessions}.ts',
      'src/infra/{secrets,signatures}/*.ts',
    ),
    'sign-in': files('src/modules/account/{newSessions,passwords,sessions,signInGuard}.ts'),
    'second-step': files('src/modules/account/{passwordResets,secondStep,secondStepCodes}.ts'),
    wallet: files('src/modules/commerce/{policy,wallet}.ts'),
    orders: files('src/modules/commerce/{fulfilment,orders,payments}.ts'),
    payouts: files('src/modules/commerce/{payouts,refundSteps}.ts'),
  },
  isInPlace: true,
  leavesOutConstants: true,
  report: {
    file: 'server-mutants.md',
    title: 'Mutation tests of the server',
    lines: [
      'How many small changes (mutants) to what lets people in and to what moves money the tests notice, against a real Postgres.',
      'Written by `pnpm --filter @boardwalk/server mutants`, which fails when an area falls below 90 %. Changes to texts count as',
      'well, those to what is evaluated when a file is loaded do not; a time-out counts as noticed. Only the tests that',
      '`vitest.mutants.config.ts` names decide.',
    ],
  },
});
