import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { Hocuspocus } from '@hocuspocus/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collabSockets } from './sockets.ts';

const ORIGIN = 'https://boards.example.com';
const sockets = collabSockets(new Hocuspocus({ quiet: true }), ORIGIN);
let server: Server;

beforeAll(async () => {
  server = createServer((_request, response) => response.end('here'));
  sockets.attach(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await sockets.close();
  server.close();
});

/** The status of an answer to the wish for a WebSocket, written byte by byte as no client library would. */
async function upgrade(target: string, headers: readonly string[] = []): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const request = [
    `GET ${target} HTTP/1.1`,
    'Host: boards.example.com',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  ];
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(Buffer.from(`${request.join('\r\n')}\r\n\r\n`, 'latin1')),
    );
    socket.once('data', (data) => {
      resolve(data.toString('latin1').split('\r\n', 1)[0] ?? '');
      socket.destroy();
    });
    socket.once('error', reject);
    socket.once('close', () => resolve('closed'));
  });
}

test('an address no URL can be made of is refused, and the server lives on', async () => {
  for (const target of ['//', 'http://[', '//[::', '/\\\\', '*']) {
    expect(await upgrade(target)).toMatch(/^HTTP\/1\.1 40[04] /u);
  }
  expect(await upgrade('/collab')).toBe('HTTP/1.1 101 Switching Protocols');
});

test('bytes beyond ASCII in a header end nothing', async () => {
  expect(await upgrade('/collab?x=\u00ff', ['X-Odd: \u00ff\u0080', 'Cookie: a=\u00e9'])).toMatch(
    /^HTTP\/1\.1 (?:101|400) /u,
  );
  expect(await upgrade('/collab')).toBe('HTTP/1.1 101 Switching Protocols');
});

test('pages of other sites get no connection; ours and programs do', async () => {
  expect(await upgrade('/collab', ['Origin: https://evil.example'])).toBe('HTTP/1.1 403 Forbidden');
  expect(await upgrade('/collab', ['Origin: null'])).toBe('HTTP/1.1 403 Forbidden');
  expect(await upgrade('/collab', [`Origin: ${ORIGIN}`])).toBe('HTTP/1.1 101 Switching Protocols');
});
