import { addElements, BoardStore } from '@boardwalk/board/document';
import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import * as Y from 'yjs';
import { QuietSocket } from './quietSocket.ts';

/** A participant of a live board, connected as the editor is. */
export interface BoardClient {
  doc: Y.Doc;
  store: BoardStore;
  provider: HocuspocusProvider;
  /** Resolves when the board is there; rejects when the server refuses. */
  synced: Promise<void>;
  /** Puts a sticky note on the board. */
  putNote(id: string, text: string): void;
  /** The texts on the board, sorted. */
  texts(): string[];
  /** Resolves when the server says that everything done so far is safe. */
  flush(): Promise<void>;
  close(): void;
}

/**
 * Joins a board with a ticket.
 *
 * @param options.ticket one, or what gets a new one for each connection
 * @param options.isHere at the process of the port itself, also when another one owns the board
 */
export function joinBoard(options: {
  port: number;
  fileKey: string;
  ticket: string | (() => Promise<string>);
  isHere?: boolean;
}): BoardClient {
  const doc = new Y.Doc();
  const socket = new HocuspocusProviderWebsocket({
    url: `ws://127.0.0.1:${options.port}/collab${options.isHere === true ? '' : `/${options.fileKey}`}`,
    WebSocketPolyfill: QuietSocket,
  });
  const provider = new HocuspocusProvider({
    websocketProvider: socket,
    name: options.fileKey,
    document: doc,
    token: options.ticket,
  });
  const synced = new Promise<void>((resolve, reject) => {
    provider.on('synced', () => resolve());
    provider.on('authenticationFailed', ({ reason }: { reason: string }) => reject(new Error(reason)));
  });
  // A refusal nobody waits for is no fault of the test.
  synced.catch(() => undefined);
  provider.attach();
  const store = new BoardStore(doc);
  let flushes = 0;
  let isClosed = false;
  return {
    doc,
    store,
    provider,
    synced,
    putNote: (id, text) => addNote(store, id, text),
    texts: () => [...store.elements.values()].map(({ text }) => text).toSorted(),
    async flush() {
      flushes += 1;
      const payload = JSON.stringify({ type: 'flush', id: flushes });
      const expected = JSON.stringify({ type: 'flushed', id: flushes });
      // A connection that ends takes the question with it: it is asked again on the next one.
      const ask = () => provider.sendStateless(payload);
      const answered = new Promise<void>((resolve) => {
        provider.on('stateless', (answer: { payload: string }) => {
          if (answer.payload !== expected) return;
          provider.off('synced', ask);
          resolve();
        });
      });
      provider.on('synced', ask);
      ask();
      await answered;
    },
    close() {
      if (isClosed) return;
      isClosed = true;
      provider.destroy();
      socket.destroy();
      store.destroy();
      doc.destroy();
    },
  };
}

/** Resolves with the reason when the server ends a connection. */
export async function ended(client: BoardClient): Promise<string> {
  return new Promise((resolve) => {
    client.provider.on('close', ({ event }: { event: { reason: string } }) => resolve(event.reason));
  });
}

/** Puts a sticky note on a board. */
export function addNote(store: BoardStore, id: string, text: string): void {
  addElements(store, [{ id, type: 'sticky', z: 'a0', style: {}, text, x: 0, y: 0, w: 200, h: 200 }]);
}
