import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { startLiveServer, temporaryDataDir } from '../test/liveServer.ts';
import { openDoors, type Door } from './pictureDoors.ts';
import { processTree, usageOf } from './processTree.ts';

/*
 * What hostile and large pictures cost a server that was really started: memory and processor time of all its processes,
 * and how long others wait meanwhile. Kept as docs/reports/pictures.md. Linux only.
 * `pnpm --filter @boardwalk/server bench:pictures`, or with a word only the pictures whose names hold it, e.g. WebP: the others
 * stay in the report as they were measured before.
 */

const MB = 1024 * 1024;
const AT_ONCE = 8;
const SAMPLE_MS = 20;
/** Between two measurements: what answers leave behind is done by then. */
const REST_MS = 400;
const REPORT = join(import.meta.dirname, '..', '..', '..', 'docs', 'reports', 'pictures.md');

interface Cost {
  status: string;
  /** Beyond what the server held just before, at the most. */
  memoryMb: number;
  processorSeconds: number;
  /** Longest answer of /healthz meanwhile. */
  othersMs: number;
}

const dataDir = temporaryDataDir();
const server = await startLiveServer(
  dataDir.path,
  {
    NODE_ENV: 'production',
    MALLOC_ARENA_MAX: '2',
    REQUESTS_PER_MINUTE: '1000000',
    FREE_EDITABLE_FILES: '100',
  },
  { patienceMs: 600_000 },
);
try {
  const doors = await openDoors(server, dataDir.path, AT_ONCE);
  // The process that decodes pictures belongs to a server at rest.
  const small = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer();
  for (const door of doors) {
    const { status } = await door.send(small, 0);
    if (status !== 200) throw new Error(`${door.name} answers ${status}`);
    await door.clear?.();
  }
  const [, , only = ''] = process.argv;
  const rows = rowsBefore();
  const kinds = Object.entries(await pictures());
  for (const [kind, bytes] of kinds.filter(([name]) => name.includes(only)))
    for (const door of doors) rows.set(placeOf(kind, door.name), await measure(door, kind, bytes));
  const places = kinds.flatMap(([kind]) => doors.map((door) => placeOf(kind, door.name)));
  mkdirSync(join(REPORT, '..'), { recursive: true });
  writeFileSync(REPORT, reportOf(places.flatMap((place) => rows.get(place) ?? [])));
  process.stdout.write(`Written to ${REPORT}\n`);
} finally {
  await server.stop();
  dataDir.dispose();
}

/** What a row of the report is known by. */
function placeOf(kind: string, door: string): string {
  return `${kind} | ${door}`;
}

/** The rows of the report as it is. */
function rowsBefore(): Map<string, string> {
  const lines = existsSync(REPORT) ? readFileSync(REPORT, 'utf8').split('\n') : [];
  const cells = lines
    .filter((line) => line.startsWith('| '))
    .map((line) => [line, line.split(' | ')] as const);
  return new Map(
    cells.map(([line, [kind = '', , door = '']]) => [placeOf(kind.slice(2), door), line] as const),
  );
}

async function measure(door: Door, kind: string, bytes: Buffer): Promise<string> {
  const one = await costOf(door, [bytes]);
  await door.clear?.();
  // Each of them another picture: some bytes after its end change its name and nothing else.
  const many = await costOf(
    door,
    Array.from({ length: AT_ONCE }, (_, index) => Buffer.concat([bytes, Buffer.from([index])])),
  );
  await door.clear?.();
  const written = ({ status, memoryMb, processorSeconds }: Cost) =>
    `${status} | ${memoryMb} | ${processorSeconds.toFixed(2)}`;
  const row = `| ${kind} | ${Math.ceil(bytes.byteLength / 1024)} | ${door.name} | ${written(one)} | ${written(many)} | ${many.othersMs} |`;
  process.stdout.write(`${row}\n`);
  return row;
}

async function costOf(door: Door, sent: readonly Buffer[]): Promise<Cost> {
  await sleep(REST_MS);
  // Read again each time: a process that decodes pictures may be replaced meanwhile.
  const usage = () => usageOf(processTree(server.pid));
  const before = usage();
  let highest = before.residentBytes;
  let othersMs = 0;
  const done = new AbortController();
  const sampled = (async () => {
    while (!done.signal.aborted) {
      highest = Math.max(highest, usage().residentBytes);
      await sleep(SAMPLE_MS);
    }
  })();
  const asked = (async () => {
    while (!done.signal.aborted) {
      const began = performance.now();
      await (await fetch(`http://127.0.0.1:${server.port}/healthz`)).arrayBuffer();
      othersMs = Math.max(othersMs, Math.round(performance.now() - began));
      await sleep(SAMPLE_MS);
    }
  })();
  const answers = await Promise.all(sent.map(async (bytes, index) => (await door.send(bytes, index)).status));
  done.abort();
  await Promise.all([sampled, asked]);
  return {
    status: [...new Set(answers)].toSorted((one, other) => one - other).join(', '),
    memoryMb: Math.round((highest - before.residentBytes) / MB),
    processorSeconds: usage().processorSeconds - before.processorSeconds,
    othersMs,
  };
}

async function pictures(): Promise<Record<string, Buffer>> {
  const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
    sharp({ create: { width, height, channels, background: '#3f7f6f' } });
  const noise = (width: number, height: number) =>
    sharp({
      create: {
        width,
        height,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 20 },
      },
    });
  return {
    'progressive JPEG, 6300 × 6300': await plain(6300, 6300).jpeg({ progressive: true }).toBuffer(),
    'interlaced PNG, 6300 × 6300': await plain(6300, 6300).png({ progressive: true }).toBuffer(),
    '16-bit PNG, 6300 × 6300': await plain(6300, 6300).toColourspace('rgb16').png().toBuffer(),
    'progressive JPEG, 4000 × 3000, the most': await plain(4000, 3000).jpeg({ progressive: true }).toBuffer(),
    'interlaced PNG, 3000 × 2000, the most': await plain(3000, 2000, 4).png({ progressive: true }).toBuffer(),
    '16-bit PNG, 2000 × 1000, the most': await plain(2000, 1000, 4).toColourspace('rgb16').png().toBuffer(),
    '16-bit interlaced PNG, 2000 × 1000, the most': await plain(2000, 1000, 4)
      .toColourspace('rgb16')
      .png({ progressive: true })
      .toBuffer(),
    'PNG with alpha, 3000 × 3000, the most': await plain(3000, 3000, 4).png().toBuffer(),
    'WebP, 3000 × 2000, the most': await noise(3000, 2000).webp({ effort: 0, quality: 60 }).toBuffer(),
    'photo, baseline JPEG, 6000 × 4000': await noise(6000, 4000).jpeg({ quality: 60 }).toBuffer(),
  };
}

function reportOf(rows: readonly string[]): string {
  return `# Pictures

What hostile and large pictures cost a server that was really started: the most memory beyond what all its processes held
just before, and processor time, for one picture and for ${AT_ONCE} at once; and the longest answer of another request meanwhile.
415 is a refusal by the header, before anything is decoded. The goal at every door: at most 64 MB beyond rest, and half a
second of a processor for a picture. On a machine that is busy with other work a picture takes more of a processor.
\`publish\` also freezes a board and files a submission. Written by \`pnpm --filter @boardwalk/server bench:pictures\`.

| picture | kB | door | one | MB | s | ${AT_ONCE} at once | MB | s | others, ms |
| --- | --: | --- | --: | --: | --: | --: | --: | --: | --: |
${rows.join('\n')}

As it was found before pictures had limits by their kind and a process of their own (not measured by this script), a progressive JPEG of 6300 × 6300 pixels sent as an avatar
took 340 MB and 5 s, eight at once 524 MB and 26 s; at the other doors the same pictures took 45 to 114 MB.
`;
}
