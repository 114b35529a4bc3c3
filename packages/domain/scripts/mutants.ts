/**
 * Tests the tests of the rules. Usage: `pnpm --filter @boardwalk/domain mutants [--continue] [area…]`. Writes
 * docs/reports/mutants.md.
 */
import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runMutants } from '@boardwalk/tooling-mutants';

const PACKAGE = dirname(dirname(fileURLToPath(import.meta.url)));

/** Each source file is a part of its own. */
const filesOf = (...patterns: string[]): string[][] =>
  globSync(patterns, { cwd: PACKAGE })
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted()
    .map((file) => [file]);

await runMutants({
  folder: PACKAGE,
  areas: {
    publish: filesOf('src/publish/!(price).ts'),
    review: filesOf('src/review/*.ts'),
    price: filesOf('src/publish/price.ts', 'src/money/*.ts', 'src/commerce/*.ts'),
    onboarding: filesOf('src/onboarding/*.ts'),
    rights: filesOf('src/team/*.ts', 'src/sharing/*.ts', 'src/user/*.ts'),
  },
  isInPlace: false,
  leavesOutConstants: false,
  report: {
    file: 'mutants.md',
    title: 'Mutation tests of the domain',
    lines: [
      'How many small changes to a rule (mutants) the tests notice. Written by `pnpm --filter @boardwalk/domain mutants`, which',
      'fails when an area falls below 90 %. Changes to constants count as well; a time-out counts as noticed.',
      'The table tests alone decide; the property tests (`*-invariants.test.ts`) are left out, since they take longer.',
    ],
  },
});
