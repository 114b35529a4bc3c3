import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIVE_LIMITS } from '@boardwalk/domain';
import type { Hocuspocus } from '@hocuspocus/server';
import { WebSocketServer } from 'ws';
import { isFromElsewhere } from '../infra/http/sameOrigin.ts';
import type { Limits } from '../infra/rateLimits/limits.ts';
import { networkOf } from '../infra/rateLimits/network.ts';
import { clientAddress } from '../infra/http/clientAddress.ts';
import { guardSocket } from './guardedSocket.ts';

/** Path of the live connection. */
export const COLLAB_PATH = '/collab';

/** Sent to clients when the server goes: they come back by themselves. */
const SERVICE_RESTART = 1012;
const CLOSE_WAIT_MS = 2_000;
const MINUTE_MS = 60_000;

/** The live connections of a server. */
export interface CollabSockets {
  /** Serves WebSockets on an HTTP server. */
  attach(server: Server): void;
  /** How many connections have not signed in yet. */
  unsigned(): number;
  /** Takes no new connections and ends the open ones. */
  close(): Promise<void>;
}

/** What the sockets of a server depend on. */
export interface SocketOptions {
  /** Origin people reach the site by. */
  publicOrigin: string;
  /** Number of proxies whose forwarded headers are believed. */
  trustedProxies: number;
  limits: Pick<Limits, 'take'>;
  /** Requests of one network in a minute; a new connection is one of them. */
  requestsPerMinute: number;
  /** How long a connection may take to sign in. */
  signInMs?: number;
  /** Most connections that have not signed in, of all networks together. */
  mostUnsigned?: number;
}

/**
 * WebSockets at /collab, handed to Hocuspocus. A browser must come from one of our pages; programs without an
 * Origin are let in, since a ticket is needed anyway and no cookie counts. New connections count as requests of
 * their network do, and of those that have not signed in there are only so many.
 */
export function collabSockets(hocuspocus: Hocuspocus, options: SocketOptions): CollabSockets {
  const { publicOrigin, trustedProxies, limits, requestsPerMinute } = options;
  const { mostUnsigned = LIVE_LIMITS.unsigned } = options;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LIVE_LIMITS.frameBytes,
    perMessageDeflate: false,
  });
  const unsigned = new Map<string, number>();
  let unsignedInAll = 0;
  let isOpen = true;

  /** Counts a connection that has not signed in; what it gives ends that. */
  function countUnsigned(network: string): () => void {
    unsigned.set(network, (unsigned.get(network) ?? 0) + 1);
    unsignedInAll += 1;
    let isCounted = true;
    return () => {
      if (!isCounted) return;
      isCounted = false;
      unsignedInAll -= 1;
      const left = (unsigned.get(network) ?? 1) - 1;
      if (left > 0) unsigned.set(network, left);
      else unsigned.delete(network);
    };
  }

  function onUpgrade(server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // Compared as it came: anybody may ask for an address no URL can be made of, and nothing here may throw.
    if (request.url?.split('?', 1)[0] !== COLLAB_PATH) {
      // Somebody else's, unless there is nobody else.
      if (server.listenerCount('upgrade') === 1) refuse(socket, '404 Not Found');
      return;
    }
    if (!isOpen) refuse(socket, '503 Service Unavailable');
    else if (isFromElsewhere(request.headers, publicOrigin)) refuse(socket, '403 Forbidden');
    else void admit(request, socket, head);
  }

  async function admit(request: IncomingMessage, wire: Duplex, head: Buffer): Promise<void> {
    const fail = () => wire.destroy();
    wire.on('error', fail);
    const network = networkOf(clientAddress(request, trustedProxies));
    if (unsignedInAll >= mostUnsigned) return refuse(wire, '503 Service Unavailable', 1);
    if ((unsigned.get(network) ?? 0) >= LIVE_LIMITS.unsignedPerNetwork)
      return refuse(wire, '429 Too Many Requests', 1);
    const signedIn = countUnsigned(network);
    wire.once('close', signedIn);
    try {
      const window = { max: requestsPerMinute, windowMs: MINUTE_MS };
      const { allowed, resetMs } = await limits.take(`requests:${network}`, window);
      if (!allowed) return refuse(wire, '429 Too Many Requests', Math.ceil(resetMs / 1000));
      if (!isOpen) return refuse(wire, '503 Service Unavailable');
      sockets.handleUpgrade(request, wire, head, (socket) => {
        wire.off('error', fail);
        guardSocket(
          { socket, wire },
          (out) => hocuspocus.handleConnection(out, asWebRequest(request, publicOrigin)),
          { onSignedIn: signedIn, signInMs: options.signInMs },
        );
      });
    } catch {
      refuse(wire, '503 Service Unavailable');
    }
  }

  return {
    attach(server) {
      server.on('upgrade', (request, socket, head) => onUpgrade(server, request, socket, head));
    },
    unsigned: () => unsignedInAll,
    async close() {
      isOpen = false;
      const open = [...sockets.clients];
      const closed = open.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
      for (const socket of open) socket.close(SERVICE_RESTART, 'the server restarts');
      const late = setTimeout(() => open.forEach((socket) => socket.terminate()), CLOSE_WAIT_MS);
      await Promise.all(closed);
      clearTimeout(late);
      sockets.close();
    },
  };
}

/** @param retryAfter seconds after which it is worth trying again */
function refuse(socket: Duplex, status: string, retryAfter?: number): void {
  socket.on('error', () => socket.destroy());
  const wait = retryAfter === undefined ? '' : `Retry-After: ${retryAfter}\r\n`;
  socket.end(`HTTP/1.1 ${status}\r\n${wait}Connection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** The request of an upgrade at COLLAB_PATH; Node lets only header values through that fetch's Headers take as well. */
function asWebRequest(request: IncomingMessage, publicOrigin: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return new Request(new URL(request.url ?? '/', publicOrigin), { headers });
}
