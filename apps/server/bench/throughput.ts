import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type pg from 'pg';
import { processTree, usageOf } from './processTree.ts';
import type { Community } from './throughput/community.ts';
import { likesBesideUpdates, type Marks } from './throughput/likeStorm.ts';
import type { PeerAnswers } from './throughput/peer.ts';

/*
 * What lists, details, searches and pages cost: processor time of the server and its Postgres for each request, beside that of
 * node:http alone, which sends the same bytes. Each in a process of its own, in turn (A-B-B-A), over HTTP with Brotli; Postgres
 * waits for the disk. And likes of one work, beside a bare update of one row. Kept as docs/reports/throughput.md. Linux only,
 * and after `pnpm build`.
 * `pnpm --filter @boardwalk/server bench:throughput`
 *
 * CASES=Detail,Likes  takes these alone (List, Detail, Search, Home, Work, Likes), prints them, and leaves the report as it is
 * KIND=single         takes answers that are found out each time alone (or shared ones: shared; or those with nothing at hand: forgetful)
 * WARM_ROUNDS=3       loads each so often before it is measured
 * BESIDE=folder       measures another checkout in turn with this one, and puts its figures beside: that of the former code
 * PROFILE=folder      writes a profile of the server's processor time there (`--cpu-prof`)
 */

const REPORT = join(import.meta.dirname, '..', '..', '..', 'docs', 'reports', 'throughput.md');
const SECONDS = Number(process.env.SECONDS ?? 5);
const CONNECTIONS = Number(process.env.CONNECTIONS ?? 32);
/** How often each is loaded before it is measured; more on a machine that others use, where code is compiled late. */
const WARM_ROUNDS = Number(process.env.WARM_ROUNDS ?? 1);
/** Pages take so much longer that fewer at a time come to an end in the time there is, and that it takes more rounds to compile all. */
const PAGE_CONNECTIONS = 4;
const PAGE_WARM_ROUNDS = 3 * WARM_ROUNDS;
const WORDS = [
  'lighthouse',
  'plan',
  'weekly',
  'roadmap',
  'customer',
  'journey',
  'budget',
  'launch',
  'canvas',
  'map',
];
const OTHER_WORDS = [
  '学习',
  '计划',
  '회고',
  '振り返り',
  'retrospectiva',
  'notas',
  '预算',
  '目標',
  'mapa',
  '노트',
];
const CASES = process.env.CASES?.split(',');
const isAsked = (name: string) => CASES?.includes(name) ?? true;
const PROFILE = process.env.PROFILE;
const BESIDE = process.env.BESIDE;
const KINDS = { shared: 'shared', single: 'each found out', forgetful: 'each found out, nothing at hand' };
const HEADERS = { 'accept-encoding': 'br, gzip' };

interface Cost {
  /** Milliseconds of a processor for one request. */
  milliseconds: number;
  rate: number;
  p99: number;
}

function start(file: string, execArgv: string[] = [], folder = import.meta.dirname): ChildProcess {
  return fork(join(folder, 'throughput', file), {
    execArgv,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

async function answerOf<Answer>(child: ChildProcess, message?: object | string): Promise<Answer> {
  const answered = once(child, 'message');
  if (message !== undefined) child.send(message);
  const [answer] = (await answered) as [Answer];
  return answer;
}

/** Asks for some addresses in turn, over all connections. */
async function load(
  child: ChildProcess,
  port: number,
  paths: readonly string[],
  connections = CONNECTIONS,
): Promise<Cost> {
  const pids = () => processTree(child.pid ?? 0);
  const before = usageOf(pids()).processorSeconds;
  const ownBefore = usageOf([child.pid ?? 0]).processorSeconds;
  let next = 0;
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: SECONDS,
    setupClient(client) {
      const from = (next * 7) % paths.length;
      next += 1;
      const own = [...paths.slice(from), ...paths.slice(0, from)];
      client.setRequests(own.map((path) => ({ method: 'GET' as const, path, headers: HEADERS })));
    },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} of ${paths[0]} failed`);
  const used = usageOf(pids()).processorSeconds - before;
  if (PROFILE !== undefined) {
    const own = usageOf([child.pid ?? 0]).processorSeconds - ownBefore;
    process.stdout.write(`of it without Postgres: ${((own * 1000) / result.requests.total).toFixed(3)} ms\n`);
  }
  return {
    milliseconds: (used * 1000) / result.requests.total,
    rate: result.requests.average,
    p99: result.latency.p99,
  };
}

/** An answer as it comes over the line. */
async function bytesOf(port: number, path: string): Promise<PeerAnswers[string] & { size: number }> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: HEADERS }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        if (response.statusCode !== 200) return reject(new Error(`${path}: ${response.statusCode}`));
        const body = Buffer.concat(chunks);
        const own = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']);
        const headers = Object.entries(response.headers)
          .filter(([name]) => !own.has(name))
          .flatMap(([name, value]) => [name, [value ?? ''].flat().join(', ')]);
        headers.push('content-length', String(body.byteLength));
        resolve({ headers, body: body.toString('base64'), size: body.byteLength });
      });
    })
      .on('error', reject)
      .end();
  });
}

const mean = (one: number, other: number) => (one + other) / 2;

const server = start(
  'community.ts',
  PROFILE === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${PROFILE}`],
);
const former =
  BESIDE === undefined ? undefined : start('community.ts', [], join(BESIDE, 'apps', 'server', 'bench'));
const peer = start('peer.ts');
const peerPort = await answerOf<number>(peer);
const community = await answerOf<Community>(server);
const formerCommunity = former && (await answerOf<Community>(former));
/** Loads the former code as well, if there is any. */
const loadFormer = async (kind: string, paths: readonly string[], connections: number) => {
  const port = formerCommunity?.ports[kind as keyof Community['ports']];
  return former === undefined || port === undefined ? undefined : load(former, port, paths, connections);
};
const lines: string[] = [];
try {
  const { ports, works } = community;
  const search = (words: readonly string[]) =>
    words.map((word) => `/api/cmt/files/search?keyword=${encodeURIComponent(word)}`);
  const cases: [name: string, paths: string[]][] = [
    [
      'List',
      [1, 2].flatMap((view) =>
        [0, 1, 2, 3].map(
          (fee) => `/api/cmt/files/view/list?viewType=${view}&fee_type=${fee % 2}&size=${40 - fee}`,
        ),
      ),
    ],
    ['Detail', works.map((work) => `/api/cmt/file/${work}/full`)],
    ['Search', search([...WORDS, ...OTHER_WORDS])],
    ['Home', ['/community/', '/community/?lang=ja-JP', '/community/hot']],
    ['Work', works.slice(0, 10).map((work) => `/community/${work}`)],
  ];
  for (const [name, paths] of cases.filter(([each]) => isAsked(each))) {
    const answers = await Promise.all(
      paths.map(async (path) => [path, await bytesOf(ports.shared, path)] as const),
    );
    await answerOf(peer, Object.fromEntries(answers));
    const kilobytes = answers.reduce((sum, [, { size }]) => sum + size, 0) / answers.length / 1024;
    for (const [kind, port] of Object.entries(ports)) {
      if (kind !== (process.env.KIND ?? kind)) continue;
      if (kind === 'forgetful' && name !== 'List') continue;
      const isRendered = kind === 'single' && (name === 'Home' || name === 'Work');
      const connections = isRendered ? PAGE_CONNECTIONS : CONNECTIONS;
      // Compiled code, plans and caches are those of a server that has run for a while.
      for (let round = 0; round < (isRendered ? PAGE_WARM_ROUNDS : WARM_ROUNDS); round += 1) {
        await loadFormer(kind, paths, connections);
        await load(server, port, paths, connections);
      }
      const [formerFirst, first, plain, again, last, formerLast] = [
        await loadFormer(kind, paths, connections),
        await load(server, port, paths, connections),
        await load(peer, peerPort, paths, connections),
        await load(peer, peerPort, paths, connections),
        await load(server, port, paths, connections),
        await loadFormer(kind, paths, connections),
      ];
      const ours = mean(first.milliseconds, last.milliseconds);
      const theirs = mean(plain.milliseconds, again.milliseconds);
      const before = formerFirst && formerLast && mean(formerFirst.milliseconds, formerLast.milliseconds);
      lines.push(
        `| ${name} | ${KINDS[kind as keyof typeof KINDS]} | ${kilobytes.toFixed(1)} | ${ours.toFixed(3)} | ${theirs.toFixed(3)} | ${(ours / theirs).toFixed(2)} × | ${Math.round(mean(first.rate, last.rate))} | ${Math.round(mean(plain.rate, again.rate))} | ${Math.max(first.p99, last.p99)} |${
          BESIDE === undefined
            ? ''
            : before === undefined
              ? ' | |'
              : ` ${before.toFixed(3)} | ${(before / theirs).toFixed(2)} × |`
        }`,
      );
      process.stdout.write(`${lines.at(-1)}\n`);
    }
  }
  const storms = isAsked('Likes')
    ? await stormsOf([
        [server, community],
        ...(former !== undefined && formerCommunity !== undefined
          ? [[former, formerCommunity] as const]
          : []),
      ])
    : [];
  for (const line of storms) process.stdout.write(`${line}\n`);
  if (CASES === undefined && process.env.KIND === undefined) {
    mkdirSync(join(REPORT, '..'), { recursive: true });
    writeFileSync(REPORT, reportOf(storms));
    process.stdout.write(`Written to ${REPORT}\n`);
  }
} finally {
  for (const child of [server, peer, ...(former === undefined ? [] : [former])]) {
    const ended = once(child, 'exit');
    child.send('end');
    await ended;
  }
}

/** A line of the report for each server: likes beside bare updates. */
async function stormsOf(servers: readonly (readonly [ChildProcess, Community])[]): Promise<string[]> {
  const sites = servers.map(
    async ([
      child,
      {
        ports,
        works: [work = ''],
        tokens,
      },
    ]) => ({
      connection: await answerOf<pg.ClientConfig>(child, 'connection'),
      marks: async () => answerOf<Marks>(child, { likesOf: work }),
      port: ports.shared,
      work,
      tokens,
    }),
  );
  const storms = await likesBesideUpdates(await Promise.all(sites), SECONDS);
  return storms.map(
    ({ likes, updates, isExact }) =>
      `| ${Math.round(likes)} | ${Math.round(updates)} | ${(likes / updates).toFixed(2)} × | ${isExact ? 'yes' : 'no'} |`,
  );
}

function reportOf([stormLine, formerStorm]: readonly string[]): string {
  const isBeside = BESIDE !== undefined;
  return `# Throughput

Processor time for one request, of the server and its Postgres together, beside node:http alone, which sends the same bytes from
memory: each in a process of its own, in turn (A-B-B-A) in one run on one machine, so the ratio is what says something. Over HTTP
with ${CONNECTIONS} connections that take Brotli, over ${Number(process.env.WORKS ?? 20_000).toLocaleString('en')} works; many lists, works and words in turn; Postgres waits for the disk. *Shared*: as visitors
get them; what is shared is found out again every 30 seconds, which these figures include, and a page that then shows the same is not
rendered again ([0172](../decisions/0172-pages-that-show-the-same.md));
*each found out*: with \`SHARED_ANSWERS_MB=0\`, so that no answer is kept; which works a list or search has, in which version, and all of a
detail is asked of Postgres each time, and what was written of a work that has not changed since is used again
([0161](../decisions/0161-what-is-asked-together-and-written-once.md)); *nothing at hand*: not that either. Written by
\`pnpm --filter @boardwalk/server bench:throughput\`.${isBeside ? ' *Before*: the former code, in turn with this one.' : ''}

| what | | kB sent | ms | node:http, ms | ratio | requests/s | node:http, requests/s | p99, ms |${isBeside ? ' before, ms | ratio before |' : ''}
| --- | --- | --: | --: | --: | --: | --: | --: | --: |${isBeside ? ' --: | --: |' : ''}
${lines.join('\n')}

Likes of one work by many people at once, each committed before its answer, beside updates of one row by statements of one's own:

| likes/s | bare updates/s | ratio | marks and counter agree |
| --: | --: | --: | --- |
${stormLine}
${formerStorm === undefined ? '' : `\nThe former code in the same run:\n\n| likes/s | bare updates/s | ratio | marks and counter agree |\n| --: | --: | --: | --- |\n${formerStorm}\n`}`;
}
