import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeSnapshot, updateFrom } from '@boardwalk/board/document';
import { clusterOf, type Cluster } from '../test/cluster.ts';
import { enterLiveServer, startLiveServer, temporaryDataDir, type LiveUser } from '../test/liveServer.ts';
import { diskBlobStore } from '../src/infra/blobs/diskBlobStore.ts';
import { forgetPeak, processTree, residentOf, usageOf } from './processTree.ts';

/*
 * What the archive of a large account costs a server that was really started: memory beyond rest, the longest delay of its event
 * loop, and how long others wait meanwhile. Kept as docs/reports/exports.md. Linux only.
 * `pnpm --filter @boardwalk/server bench:exports`; ROWS, BOARDS and PICTURES say how large the account is.
 */

const ROWS = Number(process.env.ROWS ?? 200_000);
const BOARDS = Number(process.env.BOARDS ?? 20);
/** Of half a megabyte each. */
const PICTURES = Number(process.env.PICTURES ?? 200);
const PICTURE_BYTES = 512 * 1024;
/** On each board. */
const NOTES = 300;
const MB = 1024 * 1024;
const SAMPLE_MS = 20;
/** Being watched takes some memory by itself: it belongs to the rest. */
const REST_MS = 20_000;
/** Exports are made once a minute. */
const PATIENCE_MS = 600_000;
/** How long after its archive a run may be measured. */
const METRICS_PATIENCE_MS = 30_000;
const REPORT = join(import.meta.dirname, '..', '..', '..', 'docs', 'reports', 'exports.md');
const ENVIRONMENT = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', REQUESTS_PER_MINUTE: '1000000' };

interface Cost {
  archiveMb: number;
  seconds: number;
  processorSeconds: number;
  restMb: number;
  /** Highest resident memory beyond that at rest. */
  memoryMb: number;
  /** Highest heap in use and buffers beyond those at rest. */
  heapMb: number;
  buffersMb: number;
  /** Longest delay of the event loop, and at rest just before. */
  delayMs: number;
  restDelayMs: number;
  /** Longest answer of /healthz meanwhile, and at rest. */
  othersMs: number;
  restOthersMs: number;
}

interface Seen {
  heap: number;
  buffers: number;
  delay: number;
  others: number;
}

const dataDir = temporaryDataDir();
let server = await startLiveServer(dataDir.path, ENVIRONMENT, { patienceMs: PATIENCE_MS });
try {
  await fill(await enterLiveServer(server, 'large@example.com', 'correct horse 8'));
  // Filling it is no part of what is measured.
  await server.stop();
  server = await startLiveServer(dataDir.path, ENVIRONMENT, { patienceMs: PATIENCE_MS });
  // A first export compiles what the second one needs.
  const small = await exportOf(await enterLiveServer(server, 'small@example.com', 'correct horse 8'));
  const large = await exportOf(await enterLiveServer(server, 'large@example.com', 'correct horse 8'));
  mkdirSync(join(REPORT, '..'), { recursive: true });
  writeFileSync(REPORT, reportOf(small, large));
  process.stdout.write(`Written to ${REPORT}\n`);
} finally {
  await server.stop();
  dataDir.dispose();
}

/** Gives a person many rows, boards and pictures. */
async function fill(user: LiveUser): Promise<void> {
  const cluster = await clusterOf(dataDir.path);
  try {
    await cluster.query(
      `insert into webhook_event (event_id, user_id, type, body, created_at)
       select 'bench-' || n, $1, 'work.liked',
         json_build_object('type', 'work.liked', 'number', n, 'at', now(), 'who', md5(n::text), 'work', md5((n * 7)::text),
           'text', repeat(md5((n * 3)::text) || ' ', 6))::text, now()
       from generate_series(1, $2::int) n`,
      [user.userId, ROWS],
    );
    const space = await server.call<{ team_id: string; project_id: string }>('GET', '/web/space', user);
    const place = `/web/team/${space.team_id}/project/${space.project_id}/file`;
    const body = { name: 'Large', kind: 'board' };
    const { file_key: first } = await server.call<{ file_key: string }>('POST', place, { ...user, body });
    await addBoards(cluster, first);
    await addPictures(cluster, first);
  } finally {
    await cluster.end();
  }
}

async function addBoards(cluster: Cluster, first: string): Promise<void> {
  const state = Buffer.from(
    updateFrom(
      makeSnapshot(
        Array.from({ length: NOTES }, (_, index) => ({
          id: `note${index}`,
          type: 'sticky' as const,
          z: `a${String(index).padStart(5, '0')}V`,
          style: {},
          text: `What was thought of number ${index}, and some words about it`,
          x: index * 210,
          y: 0,
          w: 200,
          h: 200,
        })),
      ),
    ),
  );
  for (let board = 0; board < BOARDS; board += 1) {
    const key = `bench${String(board).padStart(7, '0')}`;
    await cluster.query(
      `insert into file (file_key, owner_id, team_id, project_id, name, created_at, updated_at)
       select $1, owner_id, team_id, project_id, name, now(), now() from file where file_key = $2`,
      [key, first],
    );
    await cluster.query('insert into board_state (file_key, state, updated_at) values ($1, $2, now())', [
      key,
      state,
    ]);
  }
}

async function addPictures(cluster: Cluster, fileKey: string): Promise<void> {
  const blobs = diskBlobStore(join(dataDir.path, 'blobs'));
  for (let picture = 0; picture < PICTURES; picture += 1) {
    const hash = await blobs.put(randomBytes(PICTURE_BYTES));
    const image = createHash('sha256').update(hash).digest('hex');
    await cluster.query(
      `insert into blob (hash, mime, size, created_at) values ($1, 'image/webp', $2, now())`,
      [hash, PICTURE_BYTES],
    );
    await cluster.query(
      `insert into image (hash, width, height, placeholder, created_at) values ($1, 1080, 1080, '#345678', now())`,
      [image],
    );
    await cluster.query('insert into image_variant (image_hash, width, blob_hash) values ($1, 1080, $2)', [
      image,
      hash,
    ]);
    await cluster.query(
      `insert into blob_use (file_key, hash, purpose, created_at) values ($1, $2, 'upload', now())`,
      [fileKey, image],
    );
  }
}

/** How long the runs took that were measured before. */
let measuredSeconds = 0;

/** What it costs to make the archive of a person. */
async function exportOf(user: LiveUser): Promise<Cost> {
  const rest = await watched(() => sleep(REST_MS));
  const restBytes = residentOf(server.pid, 'now');
  const before = usageOf(processTree(server.pid));
  forgetPeak(server.pid);
  let bytes = 0;
  const highest = await watched(async () => {
    await server.call('POST', '/user/exports', user);
    bytes = (await waitForExport(user)).size;
  });
  const usage = usageOf(processTree(server.pid));
  const cost = {
    archiveMb: bytes / MB,
    seconds: await jobSeconds(),
    processorSeconds: usage.processorSeconds - before.processorSeconds,
    restMb: restBytes / MB,
    memoryMb: (residentOf(server.pid, 'most') - restBytes) / MB,
    heapMb: (highest.heap - rest.heap) / MB,
    buffersMb: (highest.buffers - rest.buffers) / MB,
    delayMs: highest.delay * 1000,
    restDelayMs: rest.delay * 1000,
    othersMs: highest.others,
    restOthersMs: rest.others,
  };
  process.stdout.write(`${JSON.stringify(cost)}\n`);
  return cost;
}

async function waitForExport(user: LiveUser): Promise<{ size: number }> {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    const { list } = await server.call<{ list: { state: string; size: number }[] }>(
      'GET',
      '/user/exports',
      user,
    );
    const [newest] = list;
    if (newest?.state === 'ready') return newest;
    if (newest?.state === 'failed') throw new Error(`the export failed: ${server.output()}`);
    await sleep(200);
  }
  throw new Error(`no export: ${server.output()}`);
}

/** The highest of what is seen of the server during some work. */
async function watched(work: () => Promise<void>): Promise<Seen> {
  const highest: Seen = { heap: 0, buffers: 0, delay: 0, others: 0 };
  const done = new AbortController();
  await metrics();
  const looked = (async () => {
    while (!done.signal.aborted) {
      await sleep(SAMPLE_MS * 5);
      const now = await metrics();
      highest.heap = Math.max(highest.heap, now.heap);
      highest.buffers = Math.max(highest.buffers, now.buffers);
      highest.delay = Math.max(highest.delay, now.delay);
    }
  })();
  const asked = (async () => {
    while (!done.signal.aborted) {
      const began = performance.now();
      await (await fetch(`http://127.0.0.1:${server.port}/healthz`)).arrayBuffer();
      highest.others = Math.max(highest.others, performance.now() - began);
      await sleep(SAMPLE_MS);
    }
  })();
  await work();
  done.abort();
  await Promise.all([looked, asked]);
  return highest;
}

/** Heap in use and buffers in bytes; the longest delay of the event loop in seconds since it was asked for last. */
async function metrics(): Promise<{ heap: number; buffers: number; delay: number }> {
  const text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
  const metric = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'mu').exec(text)?.[1] ?? 0);
  return {
    heap: metric('nodejs_heap_size_used_bytes'),
    buffers: metric('nodejs_external_memory_bytes'),
    delay: metric('nodejs_eventloop_lag_max_seconds'),
  };
}

/** How long the run of the job took that made the archive, once the server has measured it. */
async function jobSeconds(): Promise<number> {
  const until = performance.now() + METRICS_PATIENCE_MS;
  while (performance.now() < until) {
    const text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
    const sum = Number(
      /^job_duration_seconds_sum\{job="make-export",outcome="done"\} (\S+)/mu.exec(text)?.[1] ?? 0,
    );
    const seconds = sum - measuredSeconds;
    measuredSeconds = sum;
    if (seconds > 0) return seconds;
    await sleep(200);
  }
  throw new Error('the server has not measured the run that made the archive');
}

function reportOf(small: Cost, large: Cost): string {
  const row = (name: string, cost: Cost) =>
    `| ${[
      name,
      cost.archiveMb.toFixed(1),
      cost.seconds.toFixed(1),
      cost.processorSeconds.toFixed(1),
      ...[cost.restMb, cost.memoryMb, cost.heapMb, cost.buffersMb].map(Math.round),
      ...[cost.restDelayMs, cost.delayMs, cost.restOthersMs, cost.othersMs].map(Math.round),
    ].join(' | ')} |`;
  return `# Exports

What the archive of an account costs a server that was really started: the most memory beyond rest (of the process, of its heap in
use, of its buffers), the longest delay of its event loop, and the longest answer of another request meanwhile. The goal: at most 64 MB
beyond rest. On a machine that is busy with other work delays are long at rest as well. Written by
\`pnpm --filter @boardwalk/server bench:exports\`.

| account | archive, MB | s | processor, s | rest, MB | beyond, MB | heap, MB | buffers, MB | delay at rest, ms | delay, ms | others at rest, ms | others, ms |
| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |
${row('new', small)}
${row(`${ROWS} rows, ${BOARDS} boards of ${NOTES} notes, ${(PICTURES * PICTURE_BYTES) / MB} MB of pictures`, large)}

As it was before archives were streamed, measured by this script on the same machine while it was busy with other work: the large
account took 388 MB beyond rest (buffers 419), and others waited 16.9 s; in two runs before, 329 and 331 MB, 13.5 s and 21.5 s.
`;
}
