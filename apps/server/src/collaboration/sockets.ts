import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { isFileKey, LIVE_LIMITS } from '@boardwalk/domain';
import type { Hocuspocus } from '@hocuspocus/server';
import { WebSocketServer, type WebSocket } from 'ws';
import { isFromElsewhere } from '../infra/http/sameOrigin.ts';
import type { Limits } from '../infra/rateLimits/limits.ts';
import { networkOf } from '../infra/rateLimits/network.ts';
import { clientAddress } from '../infra/http/clientAddress.ts';
import type { BoardOwners } from './boardOwners.ts';
import type { Forwards, OpenUpgrade } from './forward.ts';
import { guardSocket } from './guardedSocket.ts';

const COLLAB_PATH = '/collab';

/** Path of the live connection to a board. A proxy can send all connections to one board to the same process by it. */
export function collabPath(fileKey: string): string {
  return `${COLLAB_PATH}/${fileKey}`;
}

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
  /**
   * Ends the connections to boards that another process owns by now: their clients come back, and are handed on to it. Boards of a
   * process that is not reached stay here.
   */
  moveBoards(): Promise<void>;
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
  /** Which boards other processes own, and the way there. Without, every board is held here. */
  others?: { owners: Pick<BoardOwners, 'elsewhere'>; forwards: Forwards } | undefined;
}

/** A wish for a WebSocket. */
interface Wish {
  request: IncomingMessage;
  wire: Duplex;
  head: Buffer;
  /** The board it names; undefined when the sign-in names it first. */
  fileKey: string | undefined;
}

/**
 * WebSockets at /collab/{fileKey}, and at /collab, handed to Hocuspocus. A browser must come from one of our pages; programs without an
 * Origin are let in, since a ticket is needed anyway and no cookie counts. New connections count as requests of
 * their network do, and of those that have not signed in there are only so many. Who comes for a board of another process is
 * handed on to it; when that one does not answer, the board is held here as well, and the relay keeps both in step.
 */
export function collabSockets(hocuspocus: Hocuspocus, options: SocketOptions): CollabSockets {
  const { publicOrigin, trustedProxies, limits, requestsPerMinute } = options;
  const { mostUnsigned = LIVE_LIMITS.unsigned, others } = options;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LIVE_LIMITS.frameBytes,
    perMessageDeflate: false,
  });
  const unsigned = new Map<string, number>();
  /** The open connections by the boards they name. */
  const byBoard = new Map<string, Set<WebSocket>>();
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
    const board = boardIn(request.url);
    if (board === undefined) {
      // Somebody else's, unless there is nobody else.
      if (server.listenerCount('upgrade') === 1) refuse(socket, '404 Not Found');
      return;
    }
    if (!isOpen) refuse(socket, '503 Service Unavailable');
    else if (isFromElsewhere(request.headers, publicOrigin)) refuse(socket, '403 Forbidden');
    else void admit({ request, wire: socket, head, fileKey: board === '' ? undefined : board });
  }

  async function admit({ request, wire, head, fileKey }: Wish): Promise<void> {
    const fail = () => wire.destroy();
    wire.on('error', fail);
    // What another process hands on has passed its limits.
    const forwarded = fileKey === undefined ? undefined : others?.forwards.networkOf(request, fileKey);
    const network = forwarded ?? networkOf(clientAddress(request, trustedProxies));
    if (unsignedInAll >= mostUnsigned) return refuse(wire, '503 Service Unavailable', 1);
    if ((unsigned.get(network) ?? 0) >= LIVE_LIMITS.unsignedPerNetwork)
      return refuse(wire, '429 Too Many Requests', 1);
    const signedIn = countUnsigned(network);
    wire.once('close', signedIn);
    try {
      if (forwarded === undefined) {
        const window = { max: requestsPerMinute, windowMs: MINUTE_MS };
        const { allowed, resetMs } = await limits.take(`requests:${network}`, window);
        if (!allowed) return refuse(wire, '429 Too Many Requests', Math.ceil(resetMs / 1000));
        if (fileKey !== undefined && (await handOn({ request, wire, head, fileKey, network }))) {
          wire.off('error', fail);
          return signedIn();
        }
      }
      if (!isOpen) return refuse(wire, '503 Service Unavailable');
      sockets.handleUpgrade(request, wire, head, (socket) => {
        wire.off('error', fail);
        if (fileKey !== undefined) keep(socket, fileKey);
        guardSocket(
          { socket, wire },
          (out) => hocuspocus.handleConnection(out, asWebRequest(request, publicOrigin)),
          { onSignedIn: signedIn, signInMs: options.signInMs, fileKey },
        );
      });
    } catch {
      refuse(wire, '503 Service Unavailable');
    }
  }

  /** @returns whether another process serves it from now on */
  async function handOn(upgrade: OpenUpgrade): Promise<boolean> {
    const owner = others?.owners.elsewhere(upgrade.fileKey);
    return owner !== undefined && (await others?.forwards.forward(upgrade, owner)) === true;
  }

  /** Ends the connections to the boards of another process, if it can be reached. */
  async function moveBoardsOf(owner: string): Promise<void> {
    if (!(await others?.forwards.reaches(owner))) return;
    for (const [fileKey, open] of byBoard) {
      if (others?.owners.elsewhere(fileKey) !== owner) continue;
      for (const socket of open) socket.close(SERVICE_RESTART, 'the board moves to another server');
    }
  }

  function keep(socket: WebSocket, fileKey: string): void {
    const open = byBoard.get(fileKey) ?? new Set();
    byBoard.set(fileKey, open.add(socket));
    socket.once('close', () => {
      open.delete(socket);
      if (open.size === 0 && byBoard.get(fileKey) === open) byBoard.delete(fileKey);
    });
  }

  return {
    attach(server) {
      server.on('upgrade', (request, socket, head) => onUpgrade(server, request, socket, head));
    },
    unsigned: () => unsignedInAll,
    async moveBoards() {
      if (others === undefined) return;
      const { owners, forwards } = others;
      forwards.endStrays((fileKey) => owners.elsewhere(fileKey));
      const found = [...byBoard.keys()].map((fileKey) => owners.elsewhere(fileKey));
      await Promise.all([...new Set(found)].map(async (owner) => owner !== undefined && moveBoardsOf(owner)));
    },
    async close() {
      isOpen = false;
      others?.forwards.close();
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

/** The board that an address of a live connection names, '' when it names none; undefined for any other address. */
function boardIn(url: string | undefined): string | undefined {
  const path = url?.split('?', 1)[0] ?? '';
  if (path === COLLAB_PATH) return '';
  const fileKey = path.startsWith(collabPath('')) ? path.slice(collabPath('').length) : '';
  return isFileKey(fileKey) ? fileKey : undefined;
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
