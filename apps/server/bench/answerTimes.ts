import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openBenchServer } from './benchServer.ts';

/*
 * How long answers take to those who try out which addresses have an account: signing in with a wrong password, and asking for
 * a new one. Kept as docs/reports/answer-times.md.
 * `pnpm --filter @boardwalk/server bench:answers`
 */

const ROUNDS = 300;
const ACCOUNTS = 20;
const PASSWORD = 'correct horse 8';
const REPORT = join(import.meta.dirname, '..', '..', '..', 'docs', 'reports', 'answer-times.md');

/** Addresses by what they are to the server. */
const KINDS = ['proven', 'unproven', 'unknown'] as const;
type Kind = (typeof KINDS)[number];

const server = await openBenchServer({ FAILED_SIGN_INS: '1000', TRUSTED_PROXIES: '1' });
try {
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const addressOf = (kind: Kind, index: number) => `${kind}${index % ACCOUNTS}@example.com`;
  for (let index = 0; index < ACCOUNTS; index += 1)
    for (const kind of ['proven', 'unproven'] as const)
      await server.services.account.createAccount(server.db, {
        account: addressOf(kind, index),
        password: PASSWORD,
        nickName: 'Timed',
        language: 'en-US',
        isProven: kind === 'proven',
      });
  let source = 0;

  const post = async (path: string, body: object): Promise<number> => {
    // Another network each time: what counts guesses is not what is measured.
    source += 1;
    const began = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}/api/user/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${(source >> 16) & 255}.${(source >> 8) & 255}.${source & 255}`,
      },
      body: JSON.stringify(body),
    });
    await answer.arrayBuffer();
    const took = performance.now() - began;
    if (answer.status !== 200 && answer.status !== 401) throw new Error(`${path} answered ${answer.status}`);
    return took;
  };
  const calls: Record<string, (address: string) => Promise<number>> = {
    'sign-in with a wrong password': (account) => post('sign-in', { account, password: 'wrong horse 88' }),
    'request of a new password': (email) => post('password/reset-request', { email }),
  };

  const rows: string[] = [];
  for (const [what, call] of Object.entries(calls)) {
    const times: Record<Kind, number[]> = { proven: [], unproven: [], unknown: [] };
    for (const kind of KINDS) for (let warm = 0; warm < 20; warm += 1) await call(addressOf(kind, warm));
    // In turn, so that what the machine does besides falls on all alike; who begins changes.
    for (let round = 0; round < ROUNDS; round += 1)
      for (let step = 0; step < KINDS.length; step += 1) {
        const kind = KINDS[(round + step) % KINDS.length] ?? 'unknown';
        times[kind].push(await call(addressOf(kind, round)));
      }
    for (const kind of KINDS) rows.push(rowOf(what, kind, times));
  }
  mkdirSync(join(REPORT, '..'), { recursive: true });
  writeFileSync(REPORT, reportOf(rows));
  process.stdout.write(`${rows.join('\n')}\nWritten to ${REPORT}\n`);
} finally {
  await server.close();
}

function rowOf(what: string, kind: Kind, times: Record<Kind, number[]>): string {
  const own = times[kind];
  const [low, median, high] = [0.25, 0.5, 0.75].map((part) => quantile(own, part)) as [
    number,
    number,
    number,
  ];
  const apart = kind === 'unknown' ? '' : written(differenceOf(own, times.unknown));
  return `| ${what} | ${kind} | ${own.length} | ${written(median)} | ${written(low)}–${written(high)} | ${apart} | ${written(noiseOf(own))} |`;
}

function written(milliseconds: number): string {
  return milliseconds.toFixed(2);
}

function differenceOf(one: readonly number[], other: readonly number[]): number {
  return quantile(one, 0.5) - quantile(other, 0.5);
}

/** How far medians of the same lie apart by chance: of every other one, and of the rest. */
function noiseOf(times: readonly number[]): number {
  const [even, odd] = [0, 1].map((rest) => times.filter((_time, index) => index % 2 === rest));
  return Math.abs(differenceOf(even ?? [], odd ?? []));
}

function quantile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

function reportOf(rows: readonly string[]): string {
  return `# Times of answers that must not reveal who has an account

Milliseconds of answers over HTTP on the same machine, to addresses with a proven account, with one that was never proven,
and without any, ${ROUNDS} each in turn. The noise is how far the medians of two halves of the same answers lie apart.
Written by \`pnpm --filter @boardwalk/server bench:answers\`.

| call | address | answers | median | quartiles | beyond unknown | noise |
| --- | --- | --: | --: | --: | --: | --: |
${rows.join('\n')}
`;
}
