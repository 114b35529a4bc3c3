import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import * as Y from 'yjs';

/* The messages of live boards as a client sends and reads them, without what an editor does besides. */

const SYNC = 0;
const AWARENESS = 1;
const AUTH = 2;
const MISSING = 1;
const UPDATE = 2;

function frame(board: string, kind: number, write: (encoder: encoding.Encoder) => void): Uint8Array {
  return encoding.encode((encoder) => {
    encoding.writeVarString(encoder, board);
    encoding.writeVarUint(encoder, kind);
    write(encoder);
  });
}

/** Signs a connection in. */
export const signInFrame = (board: string, ticket: string): Uint8Array =>
  frame(board, AUTH, (encoder) => {
    encoding.writeVarUint(encoder, 0);
    encoding.writeVarString(encoder, ticket);
  });

/** Asks for a board of which nothing is there. */
export const askFrame = (board: string): Uint8Array =>
  frame(board, SYNC, (encoder) => {
    encoding.writeVarUint(encoder, 0);
    encoding.writeVarUint8Array(encoder, Y.encodeStateVector(new Y.Doc()));
  });

/** Sends an edit. */
export const editFrame = (board: string, update: Uint8Array): Uint8Array =>
  frame(board, SYNC, (encoder) => {
    encoding.writeVarUint(encoder, UPDATE);
    encoding.writeVarUint8Array(encoder, update);
  });

/** Sends where a cursor is. */
export const cursorFrame = (board: string, client: number, clock: number, state: object): Uint8Array =>
  frame(board, AWARENESS, (encoder) => {
    encoding.writeVarUint8Array(
      encoder,
      encoding.encode((inner) => {
        encoding.writeVarUint(inner, 1);
        encoding.writeVarUint(inner, client);
        encoding.writeVarUint(inner, clock);
        encoding.writeVarString(inner, JSON.stringify(state));
      }),
    );
  });

/** What the server sent: the whole board, an edit of somebody, cursors, or something else. */
export type Received =
  | { readonly kind: 'board' | 'edit'; readonly update: Uint8Array }
  | { readonly kind: 'cursors' | 'signed-in' | 'other' };

/** Reads a frame of the server. */
export function readFrame(data: Uint8Array): Received {
  const decoder = decoding.createDecoder(data);
  decoding.readVarString(decoder);
  const kind = decoding.readVarUint(decoder);
  if (kind === AWARENESS) return { kind: 'cursors' };
  if (kind === AUTH) return { kind: decoding.readVarUint(decoder) === 2 ? 'signed-in' : 'other' };
  if (kind !== SYNC) return { kind: 'other' };
  const step = decoding.readVarUint(decoder);
  if (step !== MISSING && step !== UPDATE) return { kind: 'other' };
  return { kind: step === MISSING ? 'board' : 'edit', update: decoding.readVarUint8Array(decoder) };
}
