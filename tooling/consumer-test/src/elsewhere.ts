/**
 * The long part of the consumer test, on demand: installs the tarballs with npm from the registry in projects of other
 * tools, and uses them there. Needs a network and some minutes; `npm test` does without it.
 * Usage: `pnpm --filter @boardwalk/tooling-consumer-test elsewhere [next|oldest-react|deno|bun …]`, after `pnpm build`.
 * All parts together write docs/reports/consumers.md.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tryNext } from './elsewhere/next.ts';
import { tryOldestReact } from './elsewhere/oldest-react.ts';
import type { Observation, Trial } from './elsewhere/project.ts';
import { tryBun, tryDeno } from './elsewhere/runtimes.ts';
import { pack, PUBLISHED, ROOT, type Published } from './pack.ts';

interface Part {
  readonly packages: readonly Published[];
  readonly attempt: (trial: Trial) => Promise<Observation[]>;
}

const PARTS: Readonly<Record<string, Part>> = {
  next: { packages: PUBLISHED, attempt: tryNext },
  'oldest-react': { packages: PUBLISHED, attempt: tryOldestReact },
  deno: { packages: ['api-client'], attempt: tryDeno },
  bun: { packages: ['api-client'], attempt: tryBun },
};

const report = (rows: readonly (Observation & { part: string })[]) =>
  [
    '# Packages in other tools',
    '',
    'The published packages, packed, installed by npm from a registry and used in projects of other tools: a Next',
    'application with a page that is a server component, built and opened in Chromium; the first React that the kit',
    'takes; the client of the API in Deno and Bun. Written by',
    '`pnpm --filter @boardwalk/tooling-consumer-test elsewhere`, which fails when one of them sees something else.',
    '',
    '| part | what | seen |',
    '| --- | --- | --- |',
    ...rows.map(({ part, what, seen }) => `| ${part} | ${what} | ${seen} |`),
    '',
  ].join('\n');

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in PARTS));
if (unknown !== undefined)
  throw new Error(`unknown part "${unknown}": choose from ${Object.keys(PARTS).join(', ')}`);

const place = mkdtempSync(join(tmpdir(), 'boardwalk-elsewhere-'));
const rows: (Observation & { part: string })[] = [];
try {
  const tarballs = new Map<Published, string>();
  for (const name of PUBLISHED) tarballs.set(name, await pack(name, join(place, 'tarballs')));
  for (const [name, { packages, attempt }] of Object.entries(PARTS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const seen = await attempt({
      tarballs: packages.map((one) => tarballs.get(one) ?? ''),
      folder: join(place, name),
    });
    rows.push(...seen.map((one) => ({ part: name, ...one })));
    for (const one of seen) process.stdout.write(`✓ ${name}: ${one.what}: ${one.seen}\n`);
  }
} finally {
  rmSync(place, { recursive: true, force: true });
}
if (wanted.length === 0) writeFileSync(join(ROOT, 'docs', 'reports', 'consumers.md'), report(rows));
