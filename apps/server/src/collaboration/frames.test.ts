import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { liveBoards } from '../../test/liveBoards.ts';
import { testServer } from '../../test/harness.ts';
import WebSocket from 'ws';
import { isSoundFrame } from './frames.ts';

const server = testServer();
const boards = liveBoards(server);

beforeEach(() => {
  for (const level of ['error', 'warn', 'log'] as const) vi.spyOn(console, level);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const text = (value: string) => [Buffer.byteLength(value), ...Buffer.from(value)];
const frame = (...bytes: number[]) => Uint8Array.from([...text('abcdefghjkmn'), ...bytes]);

test.each([
  ['nothing', new Uint8Array()],
  ['a name that ends too soon', Uint8Array.from([200, 1, 65])],
  ['a name that is no text', Uint8Array.from([2, 0xff, 0xfe, 0])],
  ['no message', frame()],
  ['an unknown message', frame(42)],
  ['what only servers send', frame(6, ...text('to all'))],
  ['a number without an end', frame(...Array.from({ length: 20 }, () => 255))],
  ['an unknown step', frame(0, 9, 1, 0)],
  ['an edit that is none', frame(0, 2, 3, 255, 255, 255)],
  ['an edit that ends too soon', frame(0, 2, 100, 1)],
  ['presence that is no JSON', frame(1, 5, 1, 1, 1, 1, 123)],
  ['a ticket of another kind', frame(2, 7, ...text('ticket'))],
])('%s is no message', (_what, bytes) => {
  expect(isSoundFrame(bytes)).toBe(false);
});

test.each([
  ['a ticket', frame(2, 0, ...text('ticket'))],
  ['a ticket with the version of the client', frame(2, 0, ...text('ticket'), ...text('4.8.0'))],
  ['the question what is new', frame(0, 0, 1, 0)],
  ['an edit without content', frame(0, 2, 2, 0, 0)],
  ['presence', frame(1, 6, 1, 1, 1, 2, 123, 125)],
  ['a note to the server', frame(5, ...text('{"type":"flush","id":1}'))],
])('%s is a message', (_what, bytes) => {
  expect(isSoundFrame(bytes)).toBe(true);
});

test('who sends anything else is let go without a line in the log, and others go on', async () => {
  const mara = await server.createUser();
  const fileKey = await boards.createBoard(mara);
  const editor = await boards.join(mara, fileKey);
  const address = server.app.server.address();
  if (address === null || typeof address === 'string') throw new Error('the server does not listen');
  for (const bytes of [frame(42), frame(0, 2, 3, 255, 255, 255), new Uint8Array()]) {
    const socket = new WebSocket(`ws://127.0.0.1:${address.port}/collab`);
    const code = await new Promise((resolve) => {
      socket.once('open', () => socket.send(bytes));
      socket.once('close', resolve);
    });
    expect(code).toBe(4400);
  }
  editor.putNote('note1', 'still here');
  await editor.flush();
  expect(await boards.textsOf(fileKey)).toEqual(['still here']);
  for (const level of ['error', 'warn', 'log'] as const) expect(console[level]).not.toHaveBeenCalled();
});
