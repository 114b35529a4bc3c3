import { createHash } from 'node:crypto';
import { createServer, IncomingMessage, type Server } from 'node:http';
import { Socket, type AddressInfo } from 'node:net';
import { Duplex } from 'node:stream';
import { Hocuspocus } from '@hocuspocus/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { BOARD, closed, connected, SIGN_IN, upgrade } from '../../test/webSocketWishes.ts';
import { systemClock } from '../infra/ids/clock.ts';
import { createLimits } from '../infra/rateLimits/limits.ts';
import { memoryCounter } from '../infra/rateLimits/memoryCounter.ts';
import { forwards } from './forward.ts';
import { collabSockets, type SocketOptions } from './sockets.ts';

const hocuspocus = new Hocuspocus({ quiet: true, maxUnauthenticatedQueueMessages: 10_000 });
const options = { publicOrigin: 'https://boards.example.com', trustedProxies: 0, requestsPerMinute: 400 };

describe('a board of another process', () => {
  const tokens = { pseudonym: (text: string) => createHash('sha256').update(`secret ${text}`).digest('hex') };
  const opened: { sockets: ReturnType<typeof collabSockets>; http: Server }[] = [];
  afterEach(async () => {
    for (const { sockets: each, http } of opened.splice(0)) {
      await each.close();
      http.close();
    }
  });

  /** A process; `owner` is where it sends boards. */
  async function process(owner: () => string | undefined, others: Partial<SocketOptions> = {}) {
    const http = createServer();
    const passed = forwards(tokens);
    const each = collabSockets(hocuspocus, {
      ...options,
      limits: createLimits(memoryCounter(systemClock)),
      ...others,
      others: { owners: { elsewhere: owner }, forwards: passed },
    });
    each.attach(http);
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    opened.push({ sockets: each, http });
    return { http, sockets: each, passed, address: `127.0.0.1:${(http.address() as AddressInfo).port}` };
  }

  async function isAnswered(socket: WebSocket): Promise<void> {
    const answered = new Promise((resolve) => socket.once('message', resolve));
    socket.send(SIGN_IN);
    await answered;
  }

  test('is reached through this one, and counted there alone; when it moves, its people come back', async () => {
    let isElsewhere = false;
    const next = await process(() => undefined);
    const owner = await process(() => (isElsewhere ? next.address : undefined));
    const front = await process(() => owner.address);
    const socket = await connected(front.http, `/collab/${BOARD}`);
    expect([front.passed.open(), front.sockets.unsigned(), owner.sockets.unsigned()]).toEqual([1, 0, 1]);
    await isAnswered(socket);
    await vi.waitFor(() => expect(owner.sockets.unsigned()).toBe(0));
    await owner.sockets.moveBoards();
    expect(socket.readyState).toBe(WebSocket.OPEN);
    isElsewhere = true;
    const code = closed(socket);
    await owner.sockets.moveBoards();
    expect(await code).toBe(1012);
    await vi.waitFor(() => expect(front.passed.open()).toBe(0));
  });

  test('is held here when nobody answers there, and one that names no board always is', async () => {
    const nobody = await process(() => undefined);
    nobody.http.close();
    const front = await process(() => nobody.address);
    await isAnswered(await connected(front.http, `/collab/${BOARD}`));
    await isAnswered(await connected(front.http));
    expect(front.passed.open()).toBe(0);
  });

  test('stays here as long as its owner is not reached, and moves once it is', async () => {
    const late = await process(() => undefined);
    const { port } = late.http.address() as AddressInfo;
    late.http.close();
    const front = await process(() => late.address);
    const socket = await connected(front.http, `/collab/${BOARD}`);
    await isAnswered(socket);
    const code = closed(socket);
    for (let n = 0; n < 3; n += 1) await front.sockets.moveBoards();
    const ponged = new Promise((resolve) => socket.once('pong', resolve));
    socket.ping();
    await ponged;
    expect(socket.readyState).toBe(WebSocket.OPEN);

    await new Promise<void>((resolve) => late.http.listen(port, '127.0.0.1', resolve));
    await vi.waitFor(
      async () => {
        await front.sockets.moveBoards();
        expect(socket.readyState).not.toBe(WebSocket.OPEN);
      },
      { timeout: 10_000, interval: 200 },
    );
    expect(await code).toBe(1012);
  });

  test('is held here when its owner gives an address that is none', async () => {
    const front = await process(() => 'boards-1:99999');
    const socket = await connected(front.http, `/collab/${BOARD}`);
    await isAnswered(socket);
    await front.sockets.moveBoards();
    expect(socket.readyState).toBe(WebSocket.OPEN);
  });

  test('is let go when its owner answers no more and another process has it', async () => {
    let owner = '';
    const hung = createServer((_request, response) => response.end());
    const wires: Duplex[] = [];
    hung.on('upgrade', (_request, wire) => wires.push(wire));
    await new Promise<void>((resolve) => hung.listen(0, '127.0.0.1', resolve));
    owner = `127.0.0.1:${(hung.address() as AddressInfo).port}`;
    const front = await process(() => owner);
    const answer = upgrade(front.http, `/collab/${BOARD}`);
    await vi.waitFor(() => expect(front.passed.open()).toBe(1));
    await front.sockets.moveBoards();
    await front.sockets.moveBoards();
    expect(front.passed.open()).toBe(1);
    owner = (await process(() => undefined)).address;
    await front.sockets.moveBoards();
    expect(front.passed.open()).toBe(1);
    await front.sockets.moveBoards();
    expect(await answer).toBe('closed');
    await vi.waitFor(() => expect(front.passed.open()).toBe(0));
    for (const wire of wires) wire.destroy();
    hung.close();
  });

  test('sends what it said last to a client that reads slowly', async () => {
    const talking = createServer();
    const gone = new Promise((resolve) => {
      talking.on('upgrade', (_request, wire: Duplex) => {
        wire.on('close', resolve);
        wire.end('the last words');
      });
    });
    await new Promise<void>((resolve) => talking.listen(0, '127.0.0.1', resolve));
    const passed = forwards(tokens);
    let text = '';
    const wire = new Duplex({
      read: () => undefined,
      // Takes nothing before the owner has gone.
      write(chunk, _encoding, done) {
        void gone.then(() => setImmediate(() => setImmediate(done)));
        text += String(chunk);
      },
      final(done) {
        text += '.';
        done();
      },
    });
    const rawHeaders = ['Host', 'boards.example.com', 'Connection', 'Upgrade', 'Upgrade', 'websocket'];
    const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', rawHeaders });
    request.url = `/collab/${BOARD}`;
    const head = Buffer.alloc(0);
    const to = `127.0.0.1:${(talking.address() as AddressInfo).port}`;
    expect(await passed.forward({ request, wire, head, fileKey: BOARD, network: '192.0.2.1' }, to)).toBe(
      true,
    );
    await vi.waitFor(() => expect(text).toBe('the last words.'));
    passed.close();
    talking.close();
  });

  test('is not handed on any more once the server goes', async () => {
    const owner = await process(() => undefined);
    const front = await process(() => owner.address);
    const answer = upgrade(front.http, `/collab/${BOARD}`);
    await new Promise((resolve) => front.http.once('upgrade', resolve));
    await front.sockets.close();
    expect(await answer).toBe('HTTP/1.1 503 Service Unavailable');
    expect(front.passed.open()).toBe(0);
  });

  test('is asked for once: what was handed on is held where it comes to', async () => {
    const first: { address?: string } = {};
    const second = await process(() => first.address);
    const front = await process(() => second.address);
    first.address = front.address;
    await isAnswered(await connected(front.http, `/collab/${BOARD}`));
    expect([front.passed.open(), second.passed.open()]).toEqual([1, 0]);
  });

  test('counts requests where they come in: a client cannot say that another process has', async () => {
    const owner = await process(() => undefined, { requestsPerMinute: 1 });
    const front = await process(() => owner.address, { requestsPerMinute: 400 });
    // Handed on as often as the limits of the first process let it.
    for (let n = 0; n < 3; n += 1) await isAnswered(await connected(front.http, `/collab/${BOARD}`));
    const forged = `Boardwalk-Forwarded: ${'0'.repeat(64)} 192.0.2.9`;
    await upgrade(owner.http, `/collab/${BOARD}`, [forged]);
    expect(await upgrade(owner.http, `/collab/${BOARD}`, [forged])).toBe('HTTP/1.1 429 Too Many Requests');
  });
});
