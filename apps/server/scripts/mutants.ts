/**
 * Tests the tests of the server. Usage: `pnpm --filter @boardwalk/server mutants [--continue] [area…]`, in a checkout that nobody works
 * in: the sources are changed where they are, and put back at the end. Takes most of an hour. Writes docs/reports/server-mutants.md.
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { runMutants } from '@boardwalk/tooling-mutants';

const PACKAGE = join(import.meta.dirname, '..');

/** The files of one run: to try the tests without a change takes a minute. */
const part = (pattern: string): string[] =>
  globSync(pattern, { cwd: PACKAGE })
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted();

await runMutants({
  folder: PACKAGE,
  areas: {
    auth: [
      part('src/api/{allowed,authenticate,requireAllowed}.ts'),
      part('src/infra/{secrets,sessions,signatures}/*.ts'),
      part('src/modules/account/{newSessions,passwords,sessions,signInGuard}.ts'),
      part('src/modules/account/{passwordResets,secondStep,secondStepCodes}.ts'),
    ],
    money: [
      part('src/modules/commerce/{policy,wallet}.ts'),
      part('src/modules/commerce/{fulfilment,orders,payments}.ts'),
      part('src/modules/commerce/{payouts,refundSteps}.ts'),
    ],
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
