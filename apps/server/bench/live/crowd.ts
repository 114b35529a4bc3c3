import { setTimeout as sleep } from 'node:timers/promises';
import { BoardStore, moveElements } from '@boardwalk/board/document';
import WebSocket from 'ws';
import * as Y from 'yjs';
import { askFrame, cursorFrame, editFrame, readFrame, signInFrame } from './frames.ts';

/* The process of those who draw: many connections, each with a board of its own, and the time until others have an edit. */

/** A seat at a board. */
export interface Seat {
  readonly board: string;
  readonly ticket: string;
  /** The element it moves. */
  readonly element: string;
}

/** What the process is asked to do. */
export type CrowdTask =
  | { readonly do: 'join'; readonly url: string; readonly seats: readonly Seat[] }
  | {
      readonly do: 'draw';
      readonly seconds: number;
      /** Edits of one seat in a second, and moves of its cursor. */
      readonly edits: number;
      readonly cursors: number;
    }
  | { readonly do: 'leave' };

/** What came of drawing. */
export interface Drawn {
  edits: number;
  /** Edits that others got, and those that they should have. */
  received: number;
  expected: number;
  /** Cursors that others got. */
  cursors: number;
  /** Milliseconds until another has an edit: the half, 99 of 100, the longest. */
  half: number;
  p99: number;
  longest: number;
}

interface Person {
  readonly seat: Seat;
  readonly socket: WebSocket;
  readonly doc: Y.Doc;
  readonly store: BoardStore;
}

const AT_ONCE = 40;
/** What is under way when the drawing ends arrives in this time or not at all. */
const LAST_MS = 3_000;

let people: Person[] = [];
const sentAt = new Map<string, number>();
let delays: number[] = [];
let cursors = 0;

const stampOf = (client: number, clock: number): string => `${client} ${clock}`;

async function join(url: string, seat: Seat): Promise<Person> {
  const doc = new Y.Doc();
  const socket = new WebSocket(url, { perMessageDeflate: false });
  socket.binaryType = 'nodebuffer';
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', (code, reason) =>
      reject(new Error(`${seat.board} was closed: ${code} ${reason.toString()}`)),
    );
    socket.on('open', () => socket.send(signInFrame(seat.board, seat.ticket)));
    socket.on('message', (data: Buffer) => {
      const received = readFrame(data);
      if (received.kind === 'signed-in') socket.send(askFrame(seat.board));
      else if (received.kind === 'board') {
        Y.applyUpdate(doc, received.update);
        resolve();
      } else if (received.kind === 'cursors') cursors += 1;
      else if (received.kind === 'edit') noteEdits(received.update, doc.clientID);
    });
  });
  return { seat, socket, doc, store: new BoardStore(doc) };
}

/** One edit, or several that the server has sent together. Who made one gets it back, which says nothing. */
function noteEdits(update: Uint8Array, own: number): void {
  const now = performance.now();
  for (const { id } of Y.decodeUpdate(update).structs) {
    if (id.client === own) continue;
    const sent = sentAt.get(stampOf(id.client, id.clock));
    if (sent !== undefined) delays.push(now - sent);
  }
}

/** Moves the element of a seat, and sends that. */
function edit({ seat, socket, doc, store }: Person): void {
  const clock = Y.getState(doc.store, doc.clientID);
  let update = new Uint8Array();
  doc.once('update', (made: Uint8Array) => (update = Uint8Array.from(made)));
  moveElements(store, [seat.element], 1, 0);
  sentAt.set(stampOf(doc.clientID, clock), performance.now());
  socket.send(editFrame(seat.board, update));
}

/** Does something at a steady rate, each seat at moments of its own. */
function steadily(rate: number, act: (person: Person, count: number) => void): () => void {
  if (rate === 0) return () => undefined;
  const every = 1000 / rate;
  const timers = people.flatMap((person) => {
    let count = 0;
    const timer = { current: undefined as NodeJS.Timeout | undefined };
    const next = () => {
      count += 1;
      act(person, count);
    };
    timer.current = setTimeout(() => {
      next();
      timer.current = setInterval(next, every);
    }, Math.random() * every);
    return [timer];
  });
  return () => timers.forEach(({ current }) => clearTimeout(current));
}

async function draw({ seconds, edits, cursors: moved }: CrowdTask & { do: 'draw' }): Promise<Drawn> {
  sentAt.clear();
  delays = [];
  cursors = 0;
  const stops = [
    steadily(edits, edit),
    steadily(moved, ({ seat, socket, doc }, count) =>
      socket.send(
        cursorFrame(seat.board, doc.clientID, Math.floor(performance.now()), {
          cursor: { x: count % 500, y: 40 },
        }),
      ),
    ),
  ];
  await sleep(seconds * 1000);
  for (const stop of stops) stop();
  await sleep(LAST_MS);
  const seats = new Map<string, number>();
  for (const { seat } of people) seats.set(seat.board, (seats.get(seat.board) ?? 0) + 1);
  const [some = 0] = seats.values();
  const sorted = delays.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return {
    edits: sentAt.size,
    received: sorted.length,
    expected: sentAt.size * (some - 1),
    cursors,
    half: at(0.5),
    p99: at(0.99),
    longest: at(1),
  };
}

async function perform(task: CrowdTask): Promise<Drawn | 'done'> {
  if (task.do === 'draw') return draw(task);
  if (task.do === 'leave') {
    for (const { socket } of people) socket.terminate();
    people = [];
    return 'done';
  }
  const waiting = [...task.seats];
  const joiners = Array.from({ length: AT_ONCE }, async () => {
    for (let seat = waiting.shift(); seat !== undefined; seat = waiting.shift())
      people.push(await join(task.url, seat));
  });
  await Promise.all(joiners);
  return 'done';
}

process.on('message', (task: CrowdTask | 'end') => {
  if (task === 'end') process.disconnect();
  else
    perform(task).then(
      (answer) => process.send?.(answer),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
});
process.send?.('ready');
