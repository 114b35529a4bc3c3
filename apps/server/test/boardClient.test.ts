import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { joinBoard } from './boardClient.ts';

test('a client of the tests may leave while it still connects', async () => {
  // A server that accepts and never answers.
  const server = createServer((socket) => void socket.resume());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const failed = vi.fn();
  process.on('uncaughtException', failed);
  try {
    const client = joinBoard({
      port: (server.address() as AddressInfo).port,
      fileKey: 'board',
      ticket: 'ticket',
    });
    const [socket] = await once(server, 'connection');
    client.close();
    await once(socket, 'close');
    expect(failed).not.toHaveBeenCalled();
  } finally {
    process.off('uncaughtException', failed);
    server.close();
  }
});
