import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';

/** A request as another application got it. */
export interface ReceivedRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Another application, on a free port of this machine. */
export interface WebhookReceiver {
  port: number;
  /** Address for a webhook. */
  url: string;
  /** What has come in, the first request first. */
  received: ReceivedRequest[];
  /** Answers from now on with a status, or as asked. 204 at first. */
  answer(how: number | ((response: ServerResponse) => void)): void;
  /** Forgets what came in, and answers 204. */
  reset(): void;
}

/** Starts one that is closed after the tests of the file. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedRequest[] = [];
  const plainly = (status: number) => (response: ServerResponse) =>
    void response.writeHead(status, { location: '/elsewhere' }).end();
  let respond: (response: ServerResponse) => void = plainly(204);
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    received.push({ path: request.url ?? '', headers: request.headers, body: await text(request) });
    respond(response);
  };
  const http = createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  afterAll(() => {
    http.close();
    http.closeAllConnections();
  });
  const { port } = http.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}/hook`,
    received,
    answer(how) {
      respond = typeof how === 'number' ? plainly(how) : how;
    },
    reset() {
      received.length = 0;
      respond = plainly(204);
    },
  };
}
