import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ELEMENTS_MAP } from '@boardwalk/board/document';
import { LIVE_LIMITS } from '@boardwalk/domain';
import { Hocuspocus } from '@hocuspocus/server';
import type { TestProject } from 'vitest/node';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import * as Y from 'yjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the live server of the tests. */
    collabUrl: string;
  }
}

/**
 * A live server for the tests in the browser: the same protocol as the product's, documents in memory. Tickets say what
 * is to happen: `refused` is turned away, `viewer` may only look, anything else may edit. Over HTTP a test sends it what
 * to do with a board: `drop` its sockets, `close` it as one does that was deleted, `rejoin` lets everybody go as when
 * their role has changed, `refuse` lets them go as when the board is full, `misread` as when a
 * message could not be read, `hold` back answers to flushes and `release` them, `slow` down who joins from then on. Any of
 * these is answered with the board's elements, as the server has them. Edits that rest on others which are not there end a
 * connection as out of step. A timer that is asked for runs.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const documents = new Map<string, Y.Doc>();
  const held = new Map<string, (() => void)[]>();
  const slow = new Set<string>();
  const hocuspocus = new Hocuspocus({
    quiet: true,
    async onAuthenticate({ documentName, token, connectionConfig }) {
      if (slow.has(documentName)) await new Promise((resolve) => setTimeout(resolve, 300));
      if (token === 'refused') throw new Error('');
      connectionConfig.readOnly = token === 'viewer';
    },
    async onLoadDocument({ document, documentName }) {
      const stored = documents.get(documentName) ?? new Y.Doc();
      documents.set(documentName, stored);
      Y.applyUpdate(document, Y.encodeStateAsUpdate(stored));
      document.on('update', (update: Uint8Array) => Y.applyUpdate(stored, update));
      document.on('afterTransaction', () => {
        if (document.store.pendingStructs === null) return;
        document.store.pendingStructs = null;
        endAll(documentName, 'out-of-step');
      });
    },
    async onStateless({ connection, document, documentName, payload }) {
      const { type, id, ms } = JSON.parse(payload) as { type: string; id: number; ms?: number };
      if (type === 'timer') {
        const timer = ms === undefined ? null : { length: ms, left: ms, over: 0, running: true };
        document.broadcastStateless(JSON.stringify({ type, timer }));
        return;
      }
      const answer = () => connection.sendStateless(JSON.stringify({ type: 'flushed', id }));
      const waiting = held.get(documentName);
      if (waiting) waiting.push(answer);
      else answer();
    },
  });

  /** Ends connections as the product does: in the protocol, then the socket. */
  function endAll(documentName: string, reason: string): void {
    for (const connection of hocuspocus.documents.get(documentName)?.getConnections() ?? []) {
      connection.readOnly = true;
      connection.close({ code: 4405, reason });
      connection.webSocket.close(4405, reason);
    }
  }

  const commands: Readonly<Record<string, (documentName: string) => void>> = {
    drop: (documentName) => {
      for (const { webSocket } of hocuspocus.documents.get(documentName)?.getConnections() ?? []) {
        webSocket.close();
      }
    },
    close: (documentName) => hocuspocus.closeConnections(documentName),
    rejoin: (documentName) => endAll(documentName, 'role-changed'),
    refuse: (documentName) => endAll(documentName, 'board-full'),
    misread: (documentName) => endAll(documentName, 'malformed'),
    slow: (documentName) => void slow.add(documentName),
    hold: (documentName) => void held.set(documentName, []),
    release: (documentName) => {
      const late = held.get(documentName) ?? [];
      held.delete(documentName);
      for (const answer of late) answer();
    },
  };

  const http = createServer((request, response) => {
    const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
    const documentName = query.get('board') ?? '';
    commands[query.get('do') ?? '']?.(documentName);
    const elements = documents.get(documentName)?.getMap(ELEMENTS_MAP).toJSON() ?? {};
    response
      .writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'application/json' })
      .end(JSON.stringify(elements));
  });
  const sockets = new WebSocketServer({ server: http, maxPayload: LIVE_LIMITS.frameBytes });
  sockets.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    socket.on('error', () => socket.terminate());
    const client = hocuspocus.handleConnection(socket, new Request(`http://localhost${request.url ?? '/'}`));
    socket.on('message', (data: RawData) => client.handleMessage(data as Buffer));
    socket.on('close', (code, reason) => client.handleClose({ code, reason: reason.toString() }));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  project.provide('collabUrl', `http://127.0.0.1:${(http.address() as AddressInfo).port}/collab`);

  return async () => {
    for (const socket of sockets.clients) socket.terminate();
    await new Promise((resolve) => http.close(resolve));
  };
}
