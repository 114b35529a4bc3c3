import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startLiveServer, temporaryDataDir, type LiveServer } from '../test/liveServer.ts';
import { mixedLoad, type UserAction } from './mixedLoad.ts';
import { mappingsOf, processTree, usageOf } from './processTree.ts';

/*
 * Resident memory of the server under a mixed load of a given rate, sampled from the system: of the server, and of it with
 * the processes it starts for pictures and boards (not Postgres). Kept as docs/reports/memory.md. Linux only.
 * `MINUTES=30 RATE=10 pnpm --filter @boardwalk/server bench:memory`
 */

const MINUTES = Number(process.env.MINUTES ?? 30);
/** Things done in a second. */
const RATE = Number(process.env.RATE ?? 10);
const SAMPLE_SECONDS = 30;
/** The first minutes fill what is filled once: compiled code, connections, fonts, caches with a bound. */
const WARM_UP_MINUTES = Math.min(5, MINUTES / 4);
const AT_ONCE = 8;
const MB = 1024 * 1024;
const REPORT = join(import.meta.dirname, '..', '..', '..', 'docs', 'reports', 'memory.md');
/** As `npm start` starts it, but for the limits of what one address may do. */
const ENVIRONMENT = {
  NODE_ENV: 'production',
  MALLOC_ARENA_MAX: '2',
  REQUESTS_PER_MINUTE: '1000000',
  SIGN_UPS_PER_HOUR: '1000000',
};

interface Sample {
  minute: number;
  server: number;
  withChildren: number;
  heapUsed: number;
  external: number;
  processorSeconds: number;
}

/** A folder with the demo content; made for the run when none is given. */
const dataDir =
  process.env.DATA_DIR === undefined
    ? temporaryDataDir()
    : { path: process.env.DATA_DIR, dispose: () => undefined };
const SEED_PATIENCE_MS = 600_000;
let server = await startLiveServer(
  dataDir.path,
  { ...ENVIRONMENT, SEED: 'demo' },
  { patienceMs: SEED_PATIENCE_MS },
);
try {
  // Making the demo content is no part of the load: measured is a server that was started on it.
  await server.stop();
  server = await startLiveServer(dataDir.path, { ...ENVIRONMENT, SEED: 'demo' });
  const load = startLoad(await mixedLoad(server));
  const began = performance.now();
  const samples: Sample[] = [];
  for (let at = 0; at <= MINUTES * 60; at += SAMPLE_SECONDS) {
    await sleep(Math.max(0, began + at * 1000 - performance.now()));
    samples.push(await take(server, at / 60));
    process.stdout.write(`${JSON.stringify(samples.at(-1))} ${load.done()} done, ${load.failed()} failed\n`);
  }
  const mappings = mappingsOf(server.pid);
  await load.stop();
  mkdirSync(join(REPORT, '..'), { recursive: true });
  writeFileSync(REPORT, reportOf(samples, load.counts(), mappings));
  process.stdout.write(`Written to ${REPORT}\n`);
} finally {
  await server.stop();
  dataDir.dispose();
}

function startLoad(actions: readonly UserAction[]) {
  const bag = actions.flatMap((action) => Array.from({ length: action.weight }, () => action));
  const counts = new Map<string, { done: number; failed: number }>();
  const running = new Set<Promise<void>>();
  const stopped = new AbortController();
  const sum = (which: 'done' | 'failed') =>
    [...counts.values()].reduce((total, count) => total + count[which], 0);

  async function doOne(action: UserAction): Promise<void> {
    const count = counts.get(action.name) ?? { done: 0, failed: 0 };
    counts.set(action.name, count);
    try {
      await action.once();
      count.done += 1;
    } catch (error) {
      count.failed += 1;
      if (count.failed < 4) process.stderr.write(`${action.name}: ${String(error).slice(0, 300)}\n`);
    }
  }

  const driver = (async () => {
    while (!stopped.signal.aborted) {
      const pause = sleep(1000 / RATE);
      const action = bag[Math.floor(Math.random() * bag.length)];
      if (action !== undefined && running.size < AT_ONCE) {
        const each = doOne(action).finally(() => running.delete(each));
        running.add(each);
      }
      await pause;
    }
    await Promise.all(running);
  })();
  return {
    done: () => sum('done'),
    failed: () => sum('failed'),
    counts: () => counts,
    async stop() {
      stopped.abort();
      await driver;
    },
  };
}

async function take({ port, pid }: LiveServer, minute: number): Promise<Sample> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const metric = (name: string) =>
    Math.round(Number(new RegExp(`^${name} (\\S+)`, 'mu').exec(metrics)?.[1] ?? 0) / MB);
  const own = processTree(pid).filter((each) => each === pid || isNode(each));
  const { residentBytes, processorSeconds } = usageOf(own);
  return {
    minute,
    server: metric('process_resident_memory_bytes'),
    withChildren: Math.round(residentBytes / MB),
    heapUsed: metric('nodejs_heap_size_used_bytes'),
    external: metric('nodejs_external_memory_bytes'),
    processorSeconds: Math.round(processorSeconds),
  };
}

/** Whether a process is one of the server’s, and none of Postgres. */
function isNode(pid: number): boolean {
  return mappingsOf(pid).has('node');
}

/** Growth in MB an hour, by the straight line nearest to all samples. */
function slopeOf(samples: readonly Sample[], of: (sample: Sample) => number): number {
  const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
  const [x, y] = [mean(samples.map(({ minute }) => minute)), mean(samples.map(of))];
  const up = samples.reduce((sum, each) => sum + (each.minute - x) * (of(each) - y), 0);
  const across = samples.reduce((sum, each) => sum + (each.minute - x) ** 2, 0);
  return (up / across) * 60;
}

function reportOf(
  samples: readonly Sample[],
  counts: ReadonlyMap<string, { done: number; failed: number }>,
  mappings: ReadonlyMap<string, number>,
): string {
  const settled = samples.filter(({ minute }) => minute >= WARM_UP_MINUTES);
  const range = (of: (sample: Sample) => number) => {
    const values = settled.map(of);
    return `${Math.min(...values)}–${Math.max(...values)}`;
  };
  const rows = [
    ['Server', (each: Sample) => each.server],
    ['Server with its processes for pictures and boards', (each: Sample) => each.withChildren],
    ['JavaScript heap in use', (each: Sample) => each.heapUsed],
    ['Buffers', (each: Sample) => each.external],
  ] as const;
  const every = Math.max(1, Math.round(samples.length / 16));
  const processor = ((samples.at(-1)?.processorSeconds ?? 0) - (samples[0]?.processorSeconds ?? 0)) / MINUTES;
  return `# Memory

Resident memory of a server with the demo content, started as \`npm start\` starts it, during ${MINUTES} minutes of mixed load:
${RATE} things a second, which took ${Math.round((processor / 60) * 100)} % of one processor. The first ${WARM_UP_MINUTES} minutes fill what is filled once and do not count below.
Written by \`MINUTES=${MINUTES} RATE=${RATE} pnpm --filter @boardwalk/server bench:memory\`.

| memory, MB | at the start | after the warm-up | growth, MB an hour |
| --- | --: | --: | --: |
${rows.map(([name, of]) => `| ${name} | ${samples[0] === undefined ? '' : of(samples[0])} | ${range(of)} | ${slopeOf(settled, of).toFixed(0)} |`).join('\n')}

| minute | server, MB | with its processes, MB | heap in use, MB | buffers, MB |
| --: | --: | --: | --: | --: |
${samples
  .filter((_, index) => index % every === 0)
  .map(
    (each) =>
      `| ${each.minute} | ${each.server} | ${each.withChildren} | ${each.heapUsed} | ${each.external} |`,
  )
  .join('\n')}

Before, pictures were decoded and boards painted in the server itself, whose allocator kept what they had used: fonts, threads'
arenas, pieces of pictures. The same load at 12 things a second took it from 365 to 736 MB within a quarter of an hour.

What was done: ${[...counts].map(([name, { done, failed }]) => `${name} ${done}${failed > 0 ? ` (${failed} failed)` : ''}`).join(', ')}.

What the server's memory was at the end, in MB: ${[...mappings]
    .toSorted((one, other) => other[1] - one[1])
    .slice(0, 6)
    .map(([name, bytes]) => `${name} ${Math.round(bytes / MB)}`)
    .join(', ')}.
`;
}
