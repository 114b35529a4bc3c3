import { HocuspocusProvider } from '@hocuspocus/provider';
import type * as Y from 'yjs';
import { PartSocket } from './part-socket.ts';

/** How long edits are gathered before they are sent as one, in milliseconds. Presence goes with them. */
const GATHER_MS = 50;

/** A way to the server, made but not used yet: `provider.attach()` begins. */
export interface Connection {
  readonly socket: PartSocket;
  readonly provider: HocuspocusProvider;
}

/**
 * Makes the connection of a document to the server. The socket tries again by itself when it breaks.
 *
 * @param options.path address of the socket, on this site or a whole one
 * @param options.token gives a ticket, for each connection a new one
 */
export function openConnection(options: {
  path: string;
  fileKey: string;
  document: Y.Doc;
  token: () => Promise<string>;
}): Connection {
  const url = new URL(options.path, location.origin);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new PartSocket({ url: url.href, delay: 500, minDelay: 500, maxDelay: 10_000 });
  const provider = new HocuspocusProvider({
    websocketProvider: socket,
    name: options.fileKey,
    document: options.document,
    token: options.token,
    flushDelay: GATHER_MS,
  });
  signInFirst(provider);
  askLast(provider);
  catchUpFirst(socket, provider);
  return { socket, provider };
}

/**
 * Sends nothing on a new connection before the ticket, however long that takes to come: the server reads nothing else
 * first. What is left out is brought by the synchronisation that follows the ticket.
 */
function signInFirst(provider: HocuspocusProvider): void {
  const send = provider.send.bind(provider);
  let hasSignedIn = false;
  const begin = () => {
    hasSignedIn = false;
  };
  provider.on('open', begin);
  provider.on('close', begin);
  provider.send = (message, values: { token?: string }) => {
    // What was gathered meanwhile is left out as well: counted among what the server is to take, it would be counted twice.
    if (!hasSignedIn && values.token !== undefined) provider.flushPendingUpdates();
    hasSignedIn ||= values.token !== undefined;
    if (hasSignedIn) send(message, values);
  };
}

/**
 * Sends no edit on a new connection before all that the server lacks. An edit made while the connection comes up rests on
 * those of before: the server would end the connection as out of step, again and again as long as somebody goes on editing.
 */
function catchUpFirst(socket: PartSocket, provider: HocuspocusProvider): void {
  const { document, boundDocumentUpdateHandler: sendEdit } = provider;
  const wait = () => document.off('update', sendEdit);
  provider.on('open', wait);
  provider.on('close', wait);
  socket.onMissingSent = () => {
    wait();
    document.on('update', sendEdit);
  };
}

/** Sends a question about edits after all that were made before it, those that are being gathered included. */
function askLast(provider: HocuspocusProvider): void {
  const sendStateless = provider.sendStateless.bind(provider);
  provider.sendStateless = (payload) => {
    provider.flushPendingUpdates();
    sendStateless(payload);
  };
}
