import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A proxy as it stands before several servers: it gives work to those that say they are ready, keeps its connections to them,
 * passes WebSockets on, and asks nothing twice.
 */
export interface ReadyProxy {
  port: number;
  /** Gives work to a server as soon as it is ready. */
  add(port: number): void;
  /** Whether a server gets work at present. */
  isReady(port: number): boolean;
  /** How many requests a server has answered. */
  answered(port: number): number;
  close(): Promise<void>;
}

/** How often servers are asked whether they are ready: once a second is usual. */
const ASK_MS = 1_000;
const PATIENCE_MS = 2_000;
/** So often one after the other a server has to say no, or nothing, until it gets no more work: a busy one may miss a question. */
const FALL = 2;
/** Headers of one connection, not of the request. */
const OWN_HEADERS: readonly string[] = ['connection', 'keep-alive', 'transfer-encoding'];

interface Server {
  port: number;
  /** Keeps connections open, as proxies do. */
  agent: Agent;
  isReady: boolean;
  answered: number;
}

/** Opens a proxy that knows no server yet. */
export async function openReadyProxy(): Promise<ReadyProxy> {
  const servers: Server[] = [];
  const sockets = new Set<Duplex>();
  let turn = 0;
  const state = { isOpen: true };

  /** Asks a server again and again. */
  async function watch(server: Server): Promise<void> {
    for (let missed = 0; state.isOpen; await sleep(ASK_MS)) {
      missed = (await saysReady(server.port)) ? 0 : missed + 1;
      if (missed === 0) server.isReady = true;
      else if (missed >= FALL) server.isReady = false;
    }
  }

  function next(): Server | undefined {
    const ready = servers.filter(({ isReady }) => isReady);
    turn += 1;
    return ready[turn % ready.length];
  }

  function onRequest(asked: IncomingMessage, answer: ServerResponse): void {
    const server = next();
    if (server === undefined)
      return void answer.writeHead(503).end('the proxy knows no server that is ready');
    const onwards = request(
      {
        host: '127.0.0.1',
        port: server.port,
        agent: server.agent,
        method: asked.method,
        path: asked.url,
        headers: without(asked.headers),
      },
      (answered) => {
        server.answered += 1;
        answer.writeHead(answered.statusCode ?? 502, without(answered.headers));
        answered.on('error', () => answer.destroy());
        answered.pipe(answer);
      },
    );
    onwards.on('error', ({ message }) => {
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end(`the server at ${server.port}: ${message}`);
    });
    asked.pipe(onwards);
  }

  function onUpgrade(asked: IncomingMessage, person: Duplex, head: Buffer): void {
    const server = next();
    if (server === undefined) return void person.destroy();
    const onwards = connect(server.port, '127.0.0.1');
    onwards.write(`${asked.method} ${asked.url} HTTP/1.1\r\n`);
    for (let at = 0; at < asked.rawHeaders.length; at += 2)
      onwards.write(`${asked.rawHeaders[at]}: ${asked.rawHeaders[at + 1]}\r\n`);
    onwards.write('\r\n');
    onwards.write(head);
    carry(person, onwards);
    carry(onwards, person);
  }

  function carry(from: Duplex, to: Duplex): void {
    sockets.add(from);
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.end();
    });
    from.pipe(to);
  }

  const proxy = createServer(onRequest);
  proxy.on('upgrade', (asked, person: Socket, head) => onUpgrade(asked, person, head));
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const known = (port: number) => servers.find((server) => server.port === port);
  return {
    port: (proxy.address() as AddressInfo).port,
    add(port) {
      const server = { port, agent: new Agent({ keepAlive: true }), isReady: false, answered: 0 };
      servers.push(server);
      void watch(server);
    },
    isReady: (port) => known(port)?.isReady ?? false,
    answered: (port) => known(port)?.answered ?? 0,
    async close() {
      state.isOpen = false;
      for (const { agent } of servers) agent.destroy();
      for (const socket of sockets) socket.destroy();
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

async function saysReady(port: number): Promise<boolean> {
  try {
    const { status } = await fetch(`http://127.0.0.1:${port}/readyz`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return status === 200;
  } catch {
    return false;
  }
}

function without(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN_HEADERS.includes(name)));
}
