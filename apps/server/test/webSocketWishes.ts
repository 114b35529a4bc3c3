import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import WebSocket from 'ws';

/** The wish for a WebSocket, byte by byte. */
function wishFor(target: string, headers: readonly string[] = []): Buffer {
  const request = [
    `GET ${target} HTTP/1.1`,
    'Host: boards.example.com',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  ];
  return Buffer.from(`${request.join('\r\n')}\r\n\r\n`, 'latin1');
}

/** The status of an answer to the wish for a WebSocket, written byte by byte as no client library would. */
export async function upgrade(to: Server, target: string, headers: readonly string[] = []): Promise<string> {
  const { port } = to.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(wishFor(target, headers)));
    socket.once('data', (data) => {
      resolve(data.toString('latin1').split('\r\n', 1)[0] ?? '');
      socket.destroy();
    });
    socket.once('error', reject);
    socket.once('close', () => resolve('closed'));
  });
}

/** The bytes of a message for a board: its name, then what the message holds. */
export const message = (...bytes: (number | Buffer)[]) =>
  Buffer.concat([
    Buffer.from([12, ...Buffer.from('abcdefghjkmn')]),
    ...bytes.map((each) => (typeof each === 'number' ? Buffer.from([each]) : each)),
  ]);
export const SIGN_IN = message(2, 0, 6, Buffer.from('ticket'));
export const BOARD = 'abcdefghjkmn';
export const NO_EDIT = message(0, 2, 2, 0, 0);

/** A connection of a program. */
export async function connected(to: Server, path = '/collab', headers = {}): Promise<WebSocket> {
  const { port } = to.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('open', resolve));
  return socket;
}

/** The code a connection is closed with. */
export async function closed(socket: WebSocket): Promise<number> {
  return new Promise((resolve) => socket.once('close', resolve));
}
