import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import autocannon from 'autocannon';
import Fastify, { type FastifyInstance } from 'fastify';
import { openBenchServer } from './benchServer.ts';
import { fillLargeCommunity } from './largeCommunity.ts';

/*
 * Throughput of the list, the detail and the search, beside a bare Fastify route that answers the same bytes from memory:
 * same machine, same process, same run, over HTTP. Kept as docs/reports/throughput.md.
 * `pnpm --filter @boardwalk/server bench:throughput`
 */

const SIZE = { works: Number(process.env.WORKS ?? 20_000), people: Number(process.env.PEOPLE ?? 2_000) };
const REPORT = join(import.meta.dirname, '..', '..', '..', 'docs', 'reports', 'throughput.md');
const SECONDS = Number(process.env.SECONDS ?? 6);
const CONNECTIONS = 16;
/** Rounds; the better of each is taken, as something else may have wanted the processor in the other. */
const ROUNDS = 2;

const server = await openBenchServer();
const bare = Fastify({ logger: false });
try {
  process.stdout.write(`Filling a community of ${SIZE.works} works\n`);
  const has = await fillLargeCommunity(server.db, SIZE);
  const { file_key: work } = await server.db
    .selectFrom('publication')
    .select('file_key')
    .limit(1)
    .executeTakeFirstOrThrow();
  const paths = {
    'List (popular, 40 works)': '/api/cmt/files/view/list?viewType=2',
    'Detail of a work': `/api/cmt/file/${work}/full`,
    'Search, a rare word': `/api/cmt/files/search?keyword=${has.rareWord}`,
    'Search, a common word': `/api/cmt/files/search?keyword=${has.commonWord}`,
  };
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const bodies = new Map<string, string>();
  for (const path of Object.values(paths)) {
    const answer = await fetch(urlOf(server.app, path));
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    bodies.set(path, await answer.text());
  }
  bare.get('/*', async (request, reply) => {
    reply.type('application/json; charset=utf-8');
    return bodies.get(request.url) ?? '';
  });
  await bare.listen({ host: '127.0.0.1', port: 0 });

  const lines: string[] = [];
  for (const [name, path] of Object.entries(paths)) {
    let ours = { rate: 0, p50: 0, p99: 0 };
    let plain = { rate: 0, p50: 0, p99: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      ours = better(ours, await load(urlOf(server.app, path)));
      plain = better(plain, await load(urlOf(bare, path)));
    }
    const bytes = ((bodies.get(path)?.length ?? 0) / 1024).toFixed(1);
    lines.push(
      `| ${name} | ${bytes} | ${Math.round(ours.rate)} | ${Math.round(plain.rate)} | ${((ours.rate / plain.rate) * 100).toFixed(1)} % | ${ours.p50} | ${ours.p99} |`,
    );
    process.stdout.write(`${lines.at(-1)}\n`);
  }
  mkdirSync(join(REPORT, '..'), { recursive: true });
  writeFileSync(REPORT, reportOf(lines));
  process.stdout.write(`Written to ${REPORT}\n`);
} finally {
  await bare.close();
  await server.close();
}

interface Load {
  /** Requests answered in a second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

async function load(url: string): Promise<Load> {
  // The load comes from a thread of its own, so that it does not wait for the server it asks.
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, workers: 1 });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx + result.errors} failed`);
  return { rate: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

function better(one: Load, other: Load): Load {
  return other.rate > one.rate ? other : one;
}

function urlOf(app: FastifyInstance, path: string): string {
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}${path}`;
}

function reportOf(lines: readonly string[]): string {
  return `# Throughput

Requests a second over HTTP with ${CONNECTIONS} connections, over ${SIZE.works.toLocaleString('en')} works, beside a bare Fastify route that answers the same
bytes from memory: measured in one run on one machine, so the ratio is what says something. Every one of our requests asks
Postgres; nothing is cached between. Written by \`pnpm --filter @boardwalk/server bench:throughput\`.

| operation | kB | requests/s | bare route, requests/s | share | p50, ms | p99, ms |
| --- | --: | --: | --: | --: | --: | --: |
${lines.join('\n')}
`;
}
