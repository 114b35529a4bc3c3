import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { addElements, checkSnapshot, snapshotOf } from '@boardwalk/board/document';
import { startRedis } from '@boardwalk/tooling-test-redis';
import * as Y from 'yjs';
import { launchPostgres } from '../src/infra/postgres/launch.ts';
import { joinBoard } from '../test/boardClient.ts';
import { enterLiveServer, startLiveServer, type LiveServer, type LiveUser } from '../test/liveServer.ts';
import { enterBoard, faultsOf, ROOT_TOPIC, SHARED_NOTE, type Person } from './person.ts';

/*
 * People edit boards on two processes of one deployment while their connections are cut, held and slowed down and the
 * processes are killed. Afterwards everybody, and somebody who comes new, must see the same board, with everything on it
 * that the server had acknowledged, once. Kept as docs/reports/board-attack.md.
 * `pnpm --filter @boardwalk/server attack:boards --rounds 200 --seed 1`
 */

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
});
const ROUNDS = Number(values.rounds);
const SEED = Number(values.seed);
const PEOPLE = 4;
/** Rounds that one board lives through. */
const ROUNDS_OF_A_BOARD = 5;
const EDITING_MS = 1500;
const PAUSE_MS = 12;
/** Longer than this nobody waits for a board to be whole again. */
const PATIENCE_MS = 120_000;
const REPORT = join(import.meta.dirname, '..', '..', '..', 'docs', 'reports', 'board-attack.md');
const PASSWORD = 'correct horse 8';

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const random = numbersFrom(SEED);
const home = mkdtempSync(join(tmpdir(), 'boardwalk-board-attack-'));
const postgres = await launchPostgres({ dataDir: home, durable: true });
const redis = await startRedis();
const { host, user, database } = postgres.connection;
const ENVIRONMENT = {
  NODE_ENV: 'production',
  DATABASE_URL: `postgres://${user}@/${database}?host=${encodeURIComponent(host)}`,
  REDIS_URL: redis.url,
  TOKEN_SECRET: 'a secret all processes share, 32 long',
  BLOB_DIR: join(home, 'blobs'),
  REQUESTS_PER_MINUTE: '1000000',
  SIGN_UPS_PER_HOUR: '1000000',
};
const start = async (index: number): Promise<LiveServer> => {
  const folder = join(home, `process-${index}`);
  mkdirSync(folder, { recursive: true });
  return startLiveServer(folder, ENVIRONMENT);
};
/** The processes; null while one is down. The first one migrates the database. */
const servers: (LiveServer | null)[] = [await start(0)];
servers.push(await start(1));

const sums = {
  kills: 0,
  powerCuts: 0,
  cuts: 0,
  holds: 0,
  leavers: 0,
  edits: 0,
  answers: 0,
  notes: 0,
  words: 0,
  bytes: 0,
};
const faults: string[] = [];
const healing: number[] = [];
let rounds = 0;
let names = 0;
let owner: LiveUser | undefined;
let owners = 0;
let entered = 0;

const running = (): LiveServer => {
  const found = servers.find((server) => server !== null);
  if (!found) throw new Error('no process runs');
  return found;
};
/** The owner of the board of now, signed in; a token holds for a quarter of an hour. */
async function me(): Promise<LiveUser> {
  if (owner === undefined || Date.now() - entered > 600_000) {
    owner = await enterLiveServer(running(), `owner${owners}@example.com`, PASSWORD);
    entered = Date.now();
  }
  return owner;
}
async function ticketOf(fileKey: string): Promise<string> {
  const { ticket } = await running().call<{ ticket: string }>(
    'POST',
    `/web/file/${fileKey}/collab-ticket`,
    await me(),
  );
  return ticket;
}
async function createBoard(): Promise<string> {
  // A plan has few boards for nothing.
  owners += 1;
  owner = undefined;
  const as = await me();
  const space = await running().call<{ team_id: string; project_id: string }>('GET', '/web/space', as);
  const path = `/web/team/${space.team_id}/project/${space.project_id}/file`;
  const body = { name: 'Attacked', kind: 'board' };
  const { file_key: key } = await running().call<{ file_key: string }>('POST', path, { ...as, body });
  const first = joinBoard({ port: running().port, fileKey: key, ticket: await ticketOf(key) });
  await first.synced;
  const plain = { z: 'a0', style: {}, x: 0, y: 0 } as const;
  addElements(first.store, [
    { ...plain, id: SHARED_NOTE, type: 'sticky', text: '', w: 400, h: 400 },
    {
      ...plain,
      id: ROOT_TOPIC,
      type: 'topic',
      text: 'Root',
      parent: null,
      order: 'a0',
      folded: false,
      layout: 'right',
      side: 'right',
    },
  ]);
  await first.flush();
  first.close();
  return key;
}

/** Waits for something, and says what when it takes too long. */
async function within<Value>(what: string, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took over ${PATIENCE_MS / 1000} s`)), PATIENCE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** The document as the server gives it to somebody new. */
async function read(fileKey: string): Promise<Y.Doc> {
  const reader = joinBoard({ port: running().port, fileKey, ticket: await ticketOf(fileKey) });
  await reader.synced;
  const doc = new Y.Doc();
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(reader.doc));
  reader.close();
  return doc;
}

/** What a document says, as bytes: equal for equal documents. */
const bytesOf = (doc: Y.Doc): Buffer => {
  const copy = new Y.Doc();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
  return Buffer.from(Y.encodeStateAsUpdate(copy));
};

async function killAndStart(index: number): Promise<void> {
  const server = servers[index];
  if (!server) return;
  servers[index] = null;
  await server.kill();
  sums.kills += 1;
  const next = await start(index);
  servers[index] = next;
}

/** Wires and processes in trouble, at moments of chance, until all of it is over again. */
async function trouble(people: readonly Person[]): Promise<void> {
  const wires = people.map(async ({ wire }) => {
    wire.slowBy(Math.floor(random() * 60));
    const kind = random();
    await sleep(random() * EDITING_MS * 0.6);
    if (kind < 0.35) {
      wire.cut();
      sums.cuts += 1;
    } else if (kind < 0.6) {
      wire.hold();
      sums.holds += 1;
    }
    await sleep(random() * EDITING_MS);
    wire.mend();
  });
  const both = random() < 0.3;
  const deaths = [Math.floor(random() * 2)].flatMap((first) => (both ? [first, 1 - first] : [first]));
  const kills = deaths.map(async (index) => {
    await sleep(random() * EDITING_MS);
    await killAndStart(index);
  });
  await Promise.all([...wires, ...kills]);
}

/**
 * Everybody edits until both processes are killed, in the moment in which somebody is told that all is safe, and leaves with
 * them: only what is on the disk is left.
 */
async function powerCut(people: readonly Person[]): Promise<void> {
  const earliest = Date.now() + EDITING_MS * random();
  let kills: Promise<void>[] = [];
  for (const person of people)
    person.onAnswer(() => {
      if (Date.now() < earliest || kills.length > 0) return;
      kills = [killAndStart(0), killAndStart(1)];
    });
  await within(
    'an answer',
    Promise.all(
      people.map(async (person) => {
        while (kills.length === 0) {
          person.act();
          await sleep(random() * PAUSE_MS * 2);
        }
        await person.leave();
      }),
    ),
  );
  sums.powerCuts += 1;
  sums.leavers += people.length;
  await Promise.all(kills);
}

async function round(fileKey: string, gone: Person[]): Promise<void> {
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, async (_each, index) =>
      enterBoard({
        name: `p${(names += 1)}`,
        fileKey,
        port: servers[index % 2]?.port ?? 0,
        ticket: async () => ticketOf(fileKey),
        random,
      }),
    ),
  );
  await within('opening the board', Promise.all(people.map(async (person) => person.allSafe())));
  if (random() < 0.4) {
    await powerCut(people);
    judge(await read(fileKey), people, gone);
    return;
  }
  const until = Date.now() + EDITING_MS * 2;
  const [leaver] = random() < 0.5 ? people : [];
  const editing = people.map(async (person) => {
    while (Date.now() < until) {
      person.act();
      await sleep(random() * PAUSE_MS * 2);
      if (person === leaver && Date.now() > until - EDITING_MS) {
        sums.leavers += 1;
        return person.leave();
      }
    }
    return undefined;
  });
  const sorrow = trouble(people);
  await Promise.all(editing);
  await sorrow;
  // Everybody finds the process of before at its new port.
  for (const [index, { wire }] of people.entries()) wire.leadTo(servers[index % 2]?.port ?? 0);
  const stayed = people.filter((person) => person !== leaver);
  const began = performance.now();
  await within('storing everything', Promise.all(stayed.map(async (person) => person.allSafe())));
  const alike = async (): Promise<Y.Doc> => {
    for (;;) {
      const doc = await read(fileKey);
      const bytes = bytesOf(doc);
      if (stayed.every(({ store }) => bytesOf(store.doc).equals(bytes))) return doc;
      doc.destroy();
      await sleep(100);
    }
  };
  let doc = await within('coming to one board', alike());
  healing.push(performance.now() - began);
  if (rounds % ROUNDS_OF_A_BOARD === 0) {
    // What only memory held is gone now.
    doc.destroy();
    await Promise.all([killAndStart(0), killAndStart(1)]);
    doc = await read(fileKey);
  }
  judge(doc, people, gone);
  await Promise.all(stayed.map(async (person) => person.leave()));
}

/** Holds a board against what was acknowledged of it, to the people of this round and of those before. */
function judge(doc: Y.Doc, people: readonly Person[], gone: Person[]): void {
  gone.push(...people);
  const found = faultsOf(doc, gone);
  const check = checkSnapshot(snapshotOf(doc));
  if (!check.ok) found.push('the board breaks a rule of boards');
  faults.push(...found.map((fault) => `round ${rounds}: ${fault}`));
  for (const { answers, done, acknowledged } of people) {
    sums.answers += answers();
    sums.edits += done.notes.size + done.words.size;
    sums.notes += acknowledged.notes.size;
    sums.words += acknowledged.words.size;
  }
  sums.bytes = Math.max(sums.bytes, bytesOf(doc).byteLength);
  doc.destroy();
}

const began = Date.now();
try {
  while (rounds < ROUNDS && faults.length === 0) {
    const fileKey = await createBoard();
    const gone: Person[] = [];
    for (let each = 0; each < ROUNDS_OF_A_BOARD && rounds < ROUNDS && faults.length === 0; each += 1) {
      rounds += 1;
      await round(fileKey, gone);
      process.stdout.write(`${rounds} of ${ROUNDS}: ${JSON.stringify(sums)}, ${faults.length} faults\n`);
    }
  }
} catch (reason) {
  faults.push(`round ${rounds}: ${reason instanceof Error ? reason.message : String(reason)}`);
} finally {
  await Promise.all(servers.map(async (server) => server?.stop()));
  await redis.stop();
  await postgres.stop();
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
}
report();
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exit(faults.length === 0 ? 0 : 1);

function report(): void {
  const seconds = Math.round((Date.now() - began) / 1000);
  const sorted = healing.toSorted((a, b) => a - b);
  const at = (share: number) => ((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) / 1000).toFixed(1);
  const text = `# Boards under attack

Written by \`pnpm --filter @boardwalk/server attack:boards --rounds ${ROUNDS} --seed ${SEED}\`:
${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, ${seconds} s.

Two processes of one deployment with one Postgres that waits for the disk, and Redis. In each round ${PEOPLE} people edit one board
for ${(EDITING_MS * 2) / 1000} s: notes of their own, words in one note of all, topics that they grow and move under each other. Their
connections are slowed down, cut, or held so that they look alive; one process or both are killed (SIGKILL) and started again;
some leave without a goodbye. In two of five rounds both processes are killed in
the moment in which somebody is told that all is safe, and everybody leaves with them. A board lives through ${ROUNDS_OF_A_BOARD} rounds; after the last one both processes are killed once more, so that
only what is on the disk is read.

After each round, everybody who stayed and somebody who comes new must have equal bytes, with no orphan and no circle, and
everything on them that the server had acknowledged to anybody in any round of the board: each note in no earlier version,
deleted ones gone, each word exactly once.

| | |
|---|---:|
| rounds | ${rounds} |
| rounds in which everything went at once | ${sums.powerCuts} |
| processes killed | ${sums.kills} |
| connections cut | ${sums.cuts} |
| connections held | ${sums.holds} |
| people gone without a goodbye | ${sums.leavers} |
| notes and words of people | ${sums.edits} |
| answers "everything is safe" | ${sums.answers} |
| acknowledged notes looked for | ${sums.notes} |
| acknowledged words looked for | ${sums.words} |
| largest document, bytes | ${sums.bytes} |
| from the end of editing until all have one board, median / worst, s | ${at(0.5)} / ${at(1)} |
| **lost, doubled or torn** | **${faults.length}** |
${faults.map((fault) => `\n- ${fault}`).join('')}
`;
  writeFileSync(REPORT, text.trimEnd() + '\n');
}
