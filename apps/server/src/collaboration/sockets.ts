import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Hocuspocus } from '@hocuspocus/server';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { isFromElsewhere } from '../infra/http/sameOrigin.ts';
import { isSoundFrame } from './frames.ts';

/** Path of the live connection. */
export const COLLAB_PATH = '/collab';

/** Largest message of a client: a pasted board, not more. */
const MAX_MESSAGE_BYTES = 8 * 1024 * 1024;
/** Told to clients when the server goes: they come back by themselves. */
const SERVICE_RESTART = 1012;
/** Told to clients that send what is no message of the protocol. */
const MALFORMED = 4400;
const CLOSE_WAIT_MS = 2_000;

/** The live connections of a server. */
export interface CollabSockets {
  /** Serves WebSockets on an HTTP server. */
  attach(server: Server): void;
  /** Takes no new connections and ends the open ones. */
  close(): Promise<void>;
}

/**
 * WebSockets at /collab, handed to Hocuspocus. A browser must come from a page of ours; programs without an
 * Origin are let in, since a ticket is needed anyway and no cookie counts.
 *
 * @param publicOrigin origin people reach the site by
 */
export function collabSockets(hocuspocus: Hocuspocus, publicOrigin: string): CollabSockets {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
  });
  let isOpen = true;

  sockets.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    // An error is followed by a close; without a listener it would end the process.
    socket.on('error', () => socket.terminate());
    const client = hocuspocus.handleConnection(socket, asWebRequest(request, publicOrigin));
    socket.on('message', (data: RawData) => {
      const frame = bytesOf(data);
      if (isSoundFrame(frame)) client.handleMessage(frame);
      else socket.close(MALFORMED, 'malformed message');
    });
    socket.on('close', (code, reason) => client.handleClose({ code, reason: reason.toString() }));
  });

  function onUpgrade(server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // Compared as it came: anybody may ask for an address no URL can be made of, and nothing here may throw.
    if (request.url?.split('?', 1)[0] !== COLLAB_PATH) {
      // Somebody else's, unless there is nobody else.
      if (server.listenerCount('upgrade') === 1) refuse(socket, '404 Not Found');
      return;
    }
    if (!isOpen) refuse(socket, '503 Service Unavailable');
    else if (isFromElsewhere(request.headers, publicOrigin)) refuse(socket, '403 Forbidden');
    else
      sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit('connection', opened, request));
  }

  return {
    attach(server) {
      server.on('upgrade', (request, socket, head) => onUpgrade(server, request, socket, head));
    },
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

function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** The request of an upgrade at COLLAB_PATH; Node lets only header values through that fetch's Headers take as well. */
function asWebRequest(request: IncomingMessage, publicOrigin: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return new Request(new URL(request.url ?? '/', publicOrigin), { headers });
}

function bytesOf(data: RawData): Uint8Array {
  if (Array.isArray(data)) return Buffer.concat(data);
  return data instanceof ArrayBuffer ? new Uint8Array(data) : data;
}
