import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/* The process that the server is measured beside: node:http alone, which sends the same bytes from memory. */

/** Bytes by their address: headers in turn with their values, and the body in base64. */
export type PeerAnswers = Record<string, { headers: string[]; body: string }>;

const answers = new Map<string, { headers: string[]; body: Buffer }>();
const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  response.writeHead(answer === undefined ? 404 : 200, answer?.headers ?? []);
  response.end(answer?.body);
});
server.keepAliveTimeout = 72_000;
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('message', (message: PeerAnswers | 'end') => {
  if (message === 'end') {
    server.closeAllConnections();
    server.close();
    process.disconnect();
    return;
  }
  for (const [path, { headers, body }] of Object.entries(message))
    answers.set(path, { headers, body: Buffer.from(body, 'base64') });
  process.send?.('kept');
});
