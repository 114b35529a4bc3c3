import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { killReport } from './kills/killReport.ts';
import { attackByKills } from './kills/kills.ts';
import { attackByTrouble } from './trouble/trouble.ts';
import { troubleFaults, troubleReport } from './trouble/troubleReport.ts';
import { requestFaults, requestReport } from './requests/requestReport.ts';
import { attackByRequests } from './requests/requests.ts';

/*
 * Attacks the true server as it is started, on a true Postgres that waits for the disk, and keeps what came of it in
 * docs/reports/attack.md. `pnpm attack`, or with `--only requests`, `--requests 1000000`, `--seed 7`.
 */

const PARTS = ['requests', 'kills', 'trouble'] as const;
const REPORT = join(import.meta.dirname, '..', '..', '..', 'docs', 'reports', 'attack.md');

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: PARTS.join(',') },
    requests: { type: 'string', default: '20000' },
    kills: { type: 'string', default: '20' },
    /** Names of what is to happen of the trouble, e.g. `clockJumps,hungRedis`. */
    troubles: { type: 'string' },
    seed: { type: 'string', default: '1' },
    report: { type: 'string', default: REPORT },
  },
});
const seed = Number(values.seed);
const wanted = new Set(values.only.split(','));
const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Sections of the report by their headings, those of earlier runs until they are written once more. */
const sections = new Map<string, string>();
const former = existsSync(values.report) ? readFileSync(values.report, 'utf8').split(/^## /mu).slice(1) : [];
for (const section of former)
  sections.set(section.slice(0, section.indexOf('\n')).toLowerCase(), `## ${section}`);
const faults: string[] = [];

/** Runs a part when it is wanted, and keeps what it reports at once: a later part may be stopped. */
async function part<Sums>(
  name: (typeof PARTS)[number],
  options: string,
  run: () => Promise<Sums>,
  report: (sums: Sums) => { text: string; faults: readonly string[]; logged: readonly string[] },
): Promise<void> {
  if (!wanted.has(name)) return;
  const began = performance.now();
  const { text, faults: found, logged } = report(await run());
  const day = new Date().toISOString().slice(0, 10);
  const seconds = Math.round((performance.now() - began) / 1000);
  const by = `By \`pnpm attack --only ${name}${options}\`: ${day}, ${cpus().length} cores, ${seconds} s.`;
  sections.set(name, text.replace('\n\n', `\n\n${by}\n\n`));
  const known = PARTS.flatMap((each) => sections.get(each)?.trim() ?? []);
  writeFileSync(
    values.report,
    `# The server under attack\n\nWritten by \`pnpm attack\`.\n\n${known.join('\n\n')}\n`,
  );
  faults.push(...found);
  for (const line of [...logged, ...found.map((fault) => `FAULT ${fault}`)]) say(line);
}

await part(
  'requests',
  ` --requests ${values.requests} --seed ${seed}`,
  () => attackByRequests({ requests: Number(values.requests), seed, say }),
  (sums) => ({ text: requestReport(sums), faults: requestFaults(sums), logged: sums.logged }),
);
await part(
  'kills',
  ` --kills ${values.kills} --seed ${seed}`,
  () => attackByKills({ kills: Number(values.kills), seed, say }),
  (sums) => ({ text: killReport(sums), faults: sums.broken, logged: [] }),
);
await part(
  'trouble',
  values.troubles === undefined ? '' : ` --troubles ${values.troubles}`,
  () =>
    attackByTrouble({
      only: values.troubles === undefined ? undefined : new Set(values.troubles.split(',')),
      say,
    }),
  (sums) => ({ text: troubleReport(sums), faults: troubleFaults(sums), logged: sums.logged }),
);
say(`${faults.length} faults; the report is ${values.report}`);
process.exitCode = faults.length === 0 ? 0 : 1;
