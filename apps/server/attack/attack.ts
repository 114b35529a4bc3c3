import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { killReport } from './kills/killReport.ts';
import { attackByKills } from './kills/kills.ts';
import { attackByTrouble } from './trouble/trouble.ts';
import { troubleReport } from './trouble/troubleReport.ts';
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
    seed: { type: 'string', default: '1' },
    report: { type: 'string', default: REPORT },
  },
});
const seed = Number(values.seed);
const wanted = new Set(values.only.split(','));
const say = (line: string) => void process.stdout.write(`${line}\n`);

const began = performance.now();
const parts: string[] = [];
const faults: string[] = [];
if (wanted.has('requests')) {
  const sums = await attackByRequests({ requests: Number(values.requests), seed, say });
  parts.push(requestReport(sums));
  faults.push(...requestFaults(sums));
  for (const line of sums.logged) say(line);
}
if (wanted.has('kills')) {
  const sums = await attackByKills({ kills: Number(values.kills), seed, say });
  parts.push(killReport(sums));
  faults.push(...sums.broken);
}
if (wanted.has('trouble')) {
  const sums = await attackByTrouble(say);
  parts.push(troubleReport(sums));
  for (const { name, seen, isWithstood } of sums.outcomes) if (!isWithstood) faults.push(`${name}: ${seen}`);
  for (const line of sums.logged) say(line);
}

const command = `pnpm attack --only ${[...wanted].join(',')} --requests ${values.requests} --kills ${values.kills} --seed ${seed}`;
const text = `# The server under attack

Written by \`${command}\`: ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, ${Math.round((performance.now() - began) / 1000)} s.

${parts.join('\n')}`;
writeFileSync(values.report, `${text.trimEnd()}\n`);
for (const fault of faults) say(`FAULT ${fault}`);
say(`${faults.length} faults; the report is ${values.report}`);
process.exitCode = faults.length === 0 ? 0 : 1;
