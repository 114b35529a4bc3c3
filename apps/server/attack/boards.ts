import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkSnapshot, snapshotOf } from '@boardwalk/board/document';
import * as Y from 'yjs';
import { boardReport, type AttackSums } from './boardReport.ts';
import { startDeployment } from './deployment.ts';
import { enterBoard, faultsOf, type Person } from './person.ts';
import { numbersFrom } from './random.ts';

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

const random = numbersFrom(SEED);
const deployment = await startDeployment();

const sums: AttackSums = {
  rounds: 0,
  seed: SEED,
  people: PEOPLE,
  editingMs: EDITING_MS,
  roundsOfABoard: ROUNDS_OF_A_BOARD,
  ms: 0,
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
  healing: [],
  faults: [],
};
let names = 0;

/** Waits for something, and says what when it takes too long. */
async function within<Value>(what: string, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took over ${PATIENCE_MS / 1000} s`)), PATIENCE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** What a document says, as bytes: equal for equal documents. */
const bytesOf = (doc: Y.Doc): Buffer => {
  const copy = new Y.Doc();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
  return Buffer.from(Y.encodeStateAsUpdate(copy));
};

async function killAndStart(index: number): Promise<void> {
  sums.kills += 1;
  await deployment.killAndStart(index);
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
 * Everybody edits until both processes are killed, in the moment in which somebody is promised that all is safe, and leaves with
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
        port: deployment.port(index % 2),
        ticket: async () => deployment.ticketOf(fileKey),
        random,
      }),
    ),
  );
  await within('opening the board', Promise.all(people.map(async (person) => person.allSafe())));
  if (random() < 0.4) {
    await powerCut(people);
    judge(await deployment.read(fileKey), people, gone);
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
  const troubled = trouble(people);
  await Promise.all(editing);
  await troubled;
  // Everybody finds the process of before at its new port.
  for (const [index, { wire }] of people.entries()) wire.leadTo(deployment.port(index % 2));
  const stayed = people.filter((person) => person !== leaver);
  const began = performance.now();
  await within('storing everything', Promise.all(stayed.map(async (person) => person.allSafe())));
  const alike = async (): Promise<Y.Doc> => {
    for (;;) {
      const doc = await deployment.read(fileKey);
      const bytes = bytesOf(doc);
      if (stayed.every(({ store }) => bytesOf(store.doc).equals(bytes))) return doc;
      doc.destroy();
      await sleep(100);
    }
  };
  let doc = await within('coming to one board', alike());
  sums.healing.push(performance.now() - began);
  if (sums.rounds % ROUNDS_OF_A_BOARD === 0) {
    // What only memory held is gone now.
    doc.destroy();
    await Promise.all([killAndStart(0), killAndStart(1)]);
    doc = await deployment.read(fileKey);
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
  sums.faults.push(...found.map((fault) => `round ${sums.rounds}: ${fault}`));
  for (const person of people) {
    const { done, acknowledged } = person;
    sums.answers += person.answers();
    sums.edits += done.notes.size + done.words.size;
    sums.notes += acknowledged.notes.size;
    sums.words += acknowledged.words.size;
  }
  sums.bytes = Math.max(sums.bytes, bytesOf(doc).byteLength);
  doc.destroy();
}

const began = Date.now();
const isOver = () => sums.rounds >= ROUNDS || sums.faults.length > 0;
try {
  while (!isOver()) {
    const fileKey = await deployment.createBoard();
    const gone: Person[] = [];
    for (let each = 0; each < ROUNDS_OF_A_BOARD && !isOver(); each += 1) {
      sums.rounds += 1;
      await round(fileKey, gone);
      const { kills, edits, answers, faults } = sums;
      process.stdout.write(
        `${sums.rounds} of ${ROUNDS}: ${JSON.stringify({ kills, edits, answers, faults })}\n`,
      );
    }
  }
} catch (reason) {
  sums.faults.push(`round ${sums.rounds}: ${reason instanceof Error ? reason.message : String(reason)}`);
} finally {
  await deployment.stop();
}
sums.ms = Date.now() - began;
writeFileSync(REPORT, boardReport(sums));
for (const fault of sums.faults) process.stderr.write(`${fault}\n`);
process.exit(sums.faults.length === 0 ? 0 : 1);
