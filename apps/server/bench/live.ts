import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CrowdTask, Drawn, Seat } from './live/crowd.ts';
import { ELEMENTS, elementId, type ServerTask } from './live/server.ts';
import { processTree, usageOf } from './processTree.ts';

/*
 * Live boards: processor time for each edit of the server and its Postgres together, memory for each board, and how long an edit
 * takes to others, beside Hocuspocus as it comes with its database extension. The same boards, people and edits, each server in a
 * process of its own with a Postgres that waits for the disk, in turn (A-B-B-A). Kept as docs/reports/live.md. Linux only.
 * `pnpm --filter @boardwalk/server bench:live`
 *
 * BOARDS=20 SECONDS=3  fewer boards and shorter; prints alone and leaves the report as it is
 * PROFILE=folder       writes profiles of the server's processor time there while people draw
 */

const REPORT = join(import.meta.dirname, '..', '..', '..', 'docs', 'reports', 'live.md');
const BOARDS = Number(process.env.BOARDS ?? 200);
const SECONDS = Number(process.env.SECONDS ?? 15);
const PROFILE = process.env.PROFILE;
const PEOPLE = 5;
/** Edits of a board in a second, of all people on it together. */
const EDITS = 5;
/** People on the one full board, and what each of them does in a second. */
const FULL = { people: 200, edits: 0.25, cursors: 1 };

const start = (file: string): ChildProcess =>
  fork(join(import.meta.dirname, 'live', file), {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });

/** What a process answers; it has none once it has ended. */
async function nextMessage<Answer>(child: ChildProcess): Promise<Answer> {
  const done = new AbortController();
  const { signal } = done;
  const ended = once(child, 'exit', { signal }).then(() => {
    throw new Error(`${child.spawnargs.at(-1)} has ended`);
  });
  try {
    const [answer] = (await Promise.race([once(child, 'message', { signal }), ended])) as [Answer];
    return answer;
  } finally {
    ended.catch(() => undefined);
    done.abort();
  }
}

async function ask<Answer>(
  child: ChildProcess,
  task: ServerTask | CrowdTask | readonly string[],
): Promise<Answer> {
  const answered = nextMessage<Answer>(child);
  child.send(task);
  return answered;
}

const firstOf = async (child: ChildProcess): Promise<string> => nextMessage<string>(child);

let profiles = 0;

interface Round {
  drawn: Drawn;
  /** Milliseconds of a processor for one edit. */
  cost: number;
  /** Of it, that of the server's own process. */
  ownCost: number;
  /** Bytes for one board. */
  memory: number;
}

/** People come, draw and go. */
async function round(
  { server, url }: { server: ChildProcess; url: string },
  { seats, edits, cursors }: { seats: readonly Seat[]; edits: number; cursors: number },
): Promise<Round> {
  const crowd = start('crowd.ts');
  await firstOf(crowd);
  const boards = new Set(seats.map(({ board }) => board)).size;
  const before = await ask<number>(server, { do: 'memory' });
  await ask(crowd, { do: 'join', url, seats });
  // Compiled code and plans are those of a server that has run for a while.
  await ask(crowd, { do: 'draw', seconds: 3, edits, cursors });
  const memory = ((await ask<number>(server, { do: 'memory' })) - before) / boards;
  const used = () => usageOf(processTree(server.pid ?? 0)).processorSeconds;
  const own = () => usageOf([server.pid ?? 0]).processorSeconds;
  const isProfiled = PROFILE !== undefined && server === ours;
  if (isProfiled) await ask(server, { do: 'profile' });
  const from = used();
  const ownFrom = own();
  const drawn = await ask<Drawn>(crowd, { do: 'draw', seconds: SECONDS, edits, cursors });
  const cost = ((used() - from) * 1000) / drawn.edits;
  const ownCost = ((own() - ownFrom) * 1000) / drawn.edits;
  if (isProfiled) {
    profiles += 1;
    const profile = await ask<object>(server, { do: 'profiled' });
    writeFileSync(join(PROFILE, `live-${profiles}.cpuprofile`), JSON.stringify(profile));
  }
  await ask(crowd, { do: 'leave' });
  const ended = once(crowd, 'exit');
  crowd.send('end');
  await ended;
  return { drawn, cost, ownCost, memory };
}

const ours = start('ours.ts');
const plain = start('plain.ts');
const [oursUrl, plainUrl] = await Promise.all([firstOf(ours), firstOf(plain)]);
const lines: string[] = [];
try {
  const boards = await ask<string[]>(ours, { do: 'boards', count: BOARDS });
  const [full = ''] = boards;
  const states = await ask<string[]>(ours, { do: 'states', boards });
  await ask(plain, {
    do: 'keep',
    states: Object.fromEntries(boards.map((board, at) => [board, states[at] ?? ''])),
  });
  const documents = start('documents.ts');
  await firstOf(documents);
  const bare = (await ask<number>(documents, states)) / BOARDS;

  /** Seats at boards, with fresh tickets: they are good for a minute. */
  async function seatsAt(at: readonly string[], people: number): Promise<Seat[]> {
    const asked = at.flatMap((board) => Array.from({ length: people }, () => board));
    const tickets = await ask<string[]>(ours, { do: 'tickets', boards: asked });
    return asked.map((board, index) => ({
      board,
      ticket: tickets[index] ?? '',
      element: elementId(index % Math.min(people, ELEMENTS)),
    }));
  }

  async function compare(
    name: string,
    at: readonly string[],
    people: number,
    rates: { edits: number; cursors: number },
  ) {
    const run = async (server: { server: ChildProcess; url: string }) =>
      round(server, { seats: await seatsAt(at, people), ...rates });
    const [us, them] = [
      { server: ours, url: oursUrl },
      { server: plain, url: plainUrl },
    ];
    const [first, one, other, last] = [await run(us), await run(them), await run(them), await run(us)];
    lines.push(line(name, 'Boardwalk', first, last, bare), line('', 'Hocuspocus', one, other, bare));
    const cost = (first.cost + last.cost) / (one.cost + other.cost);
    const memory = (first.memory + last.memory) / (one.memory + other.memory);
    lines.push(`| | ratio | | | **${cost.toFixed(2)} ×** | | | | | ${memory.toFixed(2)} × | |`);
    process.stdout.write(`${lines.slice(-3).join('\n')}\n`);
  }

  await compare(`${BOARDS} boards, ${PEOPLE} people each`, boards, PEOPLE, {
    edits: EDITS / PEOPLE,
    cursors: 0,
  });
  await compare(`one board, ${FULL.people} people`, [full], FULL.people, FULL);
  if (process.env.BOARDS === undefined && process.env.SECONDS === undefined) {
    mkdirSync(join(REPORT, '..'), { recursive: true });
    writeFileSync(REPORT, reportOf(bare));
    process.stdout.write(`Written to ${REPORT}\n`);
  }
} finally {
  for (const child of [ours, plain]) {
    const ended = once(child, 'exit');
    child.send('end');
    await ended;
  }
}

function line(name: string, who: string, one: Round, other: Round, bare: number): string {
  const mean = (of: (round: Round) => number) => (of(one) + of(other)) / 2;
  const kilobytes = (bytes: number) => Math.round(bytes / 1024).toLocaleString('en');
  const lost = [one, other].reduce((sum, { drawn }) => sum + drawn.expected - drawn.received, 0);
  return [
    '',
    name,
    who,
    Math.round(mean(({ drawn }) => drawn.edits / SECONDS)).toLocaleString('en'),
    Math.round(mean(({ drawn }) => (drawn.received + drawn.cursors) / SECONDS)).toLocaleString('en'),
    mean(({ cost }) => cost).toFixed(3),
    mean(({ ownCost }) => ownCost).toFixed(3),
    mean(({ drawn }) => drawn.half).toFixed(1),
    mean(({ drawn }) => drawn.p99).toFixed(1),
    mean(({ drawn }) => drawn.longest).toFixed(0),
    kilobytes(mean(({ memory }) => memory) - bare),
    lost.toLocaleString('en'),
    '',
  ]
    .join(' | ')
    .trim();
}

function reportOf(bare: number): string {
  return `# Live boards

Edits of many people on live boards: each moves a note at a steady rate, and everybody else on the board gets it. Processor time is that
of the server and its Postgres together; Boardwalk writes every edit down before it counts as safe, Hocuspocus stores a whole document
every 2 to 10 seconds. Memory is what a board takes beyond its document, connections included; a document of ${ELEMENTS} notes takes
${Math.round(bare / 1024)} kB. Each server in a process of its own, in turn (A-B-B-A) in one run on one machine that also ran those who drew, so the
ratio is what says something. On the board with ${FULL.people} people each makes ${FULL.edits} edits and moves the cursor ${FULL.cursors} time a second. Written by
\`pnpm --filter @boardwalk/server bench:live\`.

| what | server | edits/s | messages to others/s | ms of processor for an edit | of it the server's process | half of the edits arrive within, ms | 99 %, ms | longest, ms | kB a board beyond its document | lost |
| --- | --- | --: | --: | --: | --: | --: | --: | --: | --: | --: |
${lines.join('\n')}
`;
}
