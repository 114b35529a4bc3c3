import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { LIVE_LIMITS } from '@boardwalk/domain';
import { Hocuspocus } from '@hocuspocus/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { BOARD, closed, connected, message, NO_EDIT, SIGN_IN, upgrade } from '../../test/webSocketWishes.ts';
import { systemClock } from '../infra/ids/clock.ts';
import { createLimits } from '../infra/rateLimits/limits.ts';
import { memoryCounter } from '../infra/rateLimits/memoryCounter.ts';
import { collabSockets } from './sockets.ts';

const ORIGIN = 'https://boards.example.com';
const SIGN_IN_MS = 1_000;
const REQUESTS = 400;
const hocuspocus = new Hocuspocus({ quiet: true, maxUnauthenticatedQueueMessages: 10_000 });
const options = {
  publicOrigin: ORIGIN,
  trustedProxies: 0,
  limits: createLimits(memoryCounter(systemClock)),
  requestsPerMinute: REQUESTS,
};
const sockets = collabSockets(hocuspocus, options);
const impatient = collabSockets(hocuspocus, { ...options, signInMs: SIGN_IN_MS });
const server = createServer((_request, response) => response.end('here'));
const impatientServer = createServer();
const crowded = collabSockets(hocuspocus, { ...options, trustedProxies: 1, mostUnsigned: 2 });
const crowdedServer = createServer();

beforeAll(async () => {
  sockets.attach(server);
  impatient.attach(impatientServer);
  crowded.attach(crowdedServer);
  for (const each of [server, impatientServer, crowdedServer])
    await new Promise<void>((resolve) => each.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await sockets.close();
  await impatient.close();
  await crowded.close();
  server.close();
  impatientServer.close();
  crowdedServer.close();
});

test('an address no URL can be made of is refused, and the server lives on', async () => {
  for (const target of ['//', 'http://[', '//[::', '/\\\\', '*']) {
    expect(await upgrade(server, target)).toMatch(/^HTTP\/1\.1 40[04] /u);
  }
  expect(await upgrade(server, '/collab')).toBe('HTTP/1.1 101 Switching Protocols');
});

test('bytes beyond ASCII in a header end nothing', async () => {
  expect(await upgrade(server, '/collab?x=\u00ff', ['X-Odd: \u00ff\u0080', 'Cookie: a=\u00e9'])).toMatch(
    /^HTTP\/1\.1 (?:101|400) /u,
  );
  expect(await upgrade(server, '/collab')).toBe('HTTP/1.1 101 Switching Protocols');
});

test('pages of other sites get no connection; ours and programs do', async () => {
  expect(await upgrade(server, '/collab', ['Origin: https://evil.example'])).toBe('HTTP/1.1 403 Forbidden');
  expect(await upgrade(server, '/collab', ['Origin: null'])).toBe('HTTP/1.1 403 Forbidden');
  expect(await upgrade(server, '/collab', [`Origin: ${ORIGIN}`])).toBe('HTTP/1.1 101 Switching Protocols');
});

test.each([
  ['an edit', NO_EDIT],
  ['a sign-in larger than one is', message(2, 0, 255, 63, Buffer.alloc(8_191, 'x'))],
  ['an edit of many bytes', message(0, 2, Buffer.alloc(900_000, 1))],
])('before the sign-in nothing else is read: %s', async (_what, bytes) => {
  const socket = await connected(server);
  const code = closed(socket);
  socket.send(bytes);
  expect(await code).toBe(4400);
});

test('a first message that is too large is not waited for', async () => {
  const socket = await connected(server);
  const code = closed(socket);
  // The head of a frame of 100,000 bytes, masked with zeros, and a tenth of it.
  const head = Buffer.from([0x82, 0xff, 0, 0, 0, 0, 0, 1, 0x86, 0xa0, 0, 0, 0, 0]);
  const { _socket: wire } = socket as unknown as { _socket: Socket };
  wire.write(Buffer.concat([head, Buffer.alloc(10_000)]));
  expect(await code).toBe(4400);
});

test('who does not sign in is let go after a while; who does stays, and is read from then on', async () => {
  const [silent, signedIn] = [await connected(impatientServer), await connected(impatientServer)];
  const code = closed(silent);
  const answers: Uint8Array[] = [];
  signedIn.on('message', (data: Buffer) => answers.push(data));
  // In one breath, as the editor does it.
  signedIn.send(SIGN_IN);
  signedIn.send(message(0, 0, 1, 0));
  expect(await code).toBe(4401);
  // One that came after it has had its time as well.
  expect(await closed(await connected(impatientServer))).toBe(4401);
  expect(signedIn.readyState).toBe(WebSocket.OPEN);
  expect(answers.length).toBeGreaterThan(1);
  signedIn.close();
});

test('what comes while a sign-in is judged is left unread until then, however much it is', async () => {
  const asked = Promise.withResolvers<void>();
  const judged = Promise.withResolvers<void>();
  const slow = new Hocuspocus({
    quiet: true,
    async onAuthenticate() {
      asked.resolve();
      await judged.promise;
    },
  });
  const slowSockets = collabSockets(slow, options);
  const slowServer = createServer();
  slowSockets.attach(slowServer);
  await new Promise<void>((resolve) => slowServer.listen(0, '127.0.0.1', resolve));
  const wire = new Promise<Socket>((resolve) => slowServer.once('connection', resolve));
  try {
    const socket = await connected(slowServer);
    const answers: Uint8Array[] = [];
    socket.on('message', (data: Buffer) => answers.push(data));
    socket.send(SIGN_IN);
    await asked.promise;
    expect((await wire).isPaused()).toBe(true);
    // More than is held beside a sign-in: an edit made offline, then the question for the state of the board.
    socket.send(message(5, 0x80, 0x80, 0x20, Buffer.alloc(LIVE_LIMITS.frameBytes / 2, 'x')));
    socket.send(message(0, 0, 1, 0));
    judged.resolve();
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(1));
    expect(socket.readyState).toBe(WebSocket.OPEN);
    socket.close();
  } finally {
    judged.resolve();
    await slowSockets.close();
    slowServer.close();
  }
});

test('a board is signed in to with a connection of its own', async () => {
  const socket = await connected(server);
  const code = closed(socket);
  socket.send(SIGN_IN);
  socket.send(Uint8Array.from([12, ...Buffer.from('another12345'), 0, 2, 2, 0, 0]));
  expect(await code).toBe(4400);
});

test('a connection that sends more than its share is let go', async () => {
  const socket = await connected(server);
  const code = closed(socket);
  socket.send(SIGN_IN);
  for (let sent = 0; sent <= LIVE_LIMITS.messagesAtOnce * 1.5; sent += 1) socket.send(NO_EDIT);
  expect(await code).toBe(4429);
});

test('a connection that sends more bytes than its share is let go', async () => {
  const socket = await connected(server);
  const code = closed(socket);
  socket.send(SIGN_IN);
  const text = Buffer.alloc(LIVE_LIMITS.frameBytes / 2, 'x');
  // A note to the server: its length in three bytes, seven bits each.
  const note = message(5, 0x80, 0x80, 0x20, text);
  for (let sent = 0; sent < (LIVE_LIMITS.bytesAtOnce / text.byteLength) * 2; sent += 1) socket.send(note);
  expect(await code).toBe(4429);
});

test('an address that names a board takes no sign-in to another one; one that names none is not found', async () => {
  const socket = await connected(server, '/collab/abcdefghjkmp');
  const code = closed(socket);
  socket.send(SIGN_IN);
  expect(await code).toBe(4400);
  const right = await connected(server, `/collab/${BOARD}`);
  const answered = new Promise((resolve) => right.once('message', resolve));
  right.send(SIGN_IN);
  await answered;
  right.close();
  for (const path of ['/collab/', '/collab/short', `/collab/${BOARD}/more`, '/collaboration'])
    expect(await upgrade(server, path)).toBe('HTTP/1.1 404 Not Found');
});

test('of connections that have not signed in there are only so many, wherever they come from', async () => {
  const from = (network: string) => upgrade(crowdedServer, '/collab', [`X-Forwarded-For: ${network}`]);
  const open = [await connected(crowdedServer), await connected(crowdedServer)];
  expect(await from('203.0.113.1')).toBe('HTTP/1.1 503 Service Unavailable');
  open[0]?.send(SIGN_IN);
  await vi.waitFor(() => expect(crowded.unsigned()).toBe(1));
  expect(await from('203.0.113.2')).toBe('HTTP/1.1 101 Switching Protocols');
  for (const socket of open) socket.terminate();
});

test('of connections that have not signed in a network has only so many', async () => {
  await vi.waitFor(() => expect(sockets.unsigned()).toBe(0));
  const open = await Promise.all(
    Array.from({ length: LIVE_LIMITS.unsignedPerNetwork }, () => connected(server)),
  );
  expect(await upgrade(server, '/collab')).toBe('HTTP/1.1 429 Too Many Requests');
  for (const socket of open) socket.terminate();
  await vi.waitFor(() => expect(sockets.unsigned()).toBe(0));
  expect(await upgrade(server, '/collab')).toBe('HTTP/1.1 101 Switching Protocols');
});

test('new connections count as requests of their network', async () => {
  for (let asked = 0; asked < REQUESTS; asked += 1) {
    if ((await upgrade(server, '/collab')).includes('429')) return;
  }
  expect.fail('a network may connect as often as it likes');
});
