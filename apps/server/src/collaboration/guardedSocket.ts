import { Flow, LIVE_END_CODES, LIVE_LIMITS, LiveEnd } from '@boardwalk/domain';
import type { WebSocketLike } from '@hocuspocus/server';
import type { Duplex } from 'node:stream';
import type { RawData, WebSocket } from 'ws';
import { addressOf, isSignIn, isSoundFrame, presenceFrame, readPresence, signInAnswer } from './frames.ts';
import { presencePace } from './presencePace.ts';

/** What a socket is connected to. */
export interface SocketTarget {
  handleMessage(frame: Uint8Array): void;
  handleClose(event: { code: number; reason: string }): void;
}

/** A socket that was opened. */
export interface OpenedSocket {
  socket: WebSocket;
  /** The bytes under it. */
  wire: Duplex;
}

/** The envelope of a frame, and what a client may send in the same breath. */
const ENVELOPE_BYTES = 64;
/** What may come together with the frame that signs in, before it is judged. */
const HELD_BYTES = 64 * 1024;
/** What may wait for a client that does not read: the largest board, and what others do meanwhile. */
const UNSENT_BYTES = 64 * 1024 * 1024;
/** How long a client may take to end the connection from its side. */
const CLOSE_WAIT_MS = 2_000;

/** See guardSocket. */
interface GuardOptions {
  onSignedIn: () => void;
  signInMs?: number | undefined;
  fileKey?: string | undefined;
}

type State = 'unsigned' | 'signing' | 'signed' | 'ended';

/**
 * Lets through to Hocuspocus what a client may send: first one small message that signs in, and nothing else until it is
 * accepted, in time; from then on sound messages of the same board, no faster than the limits say. Who does otherwise is
 * let go, with the reason. Presence that comes faster than others are to hear of it is gathered.
 *
 * @param connect connects the socket that messages go out by
 * @param options.onSignedIn called once, when the sign-in was accepted
 * @param options.signInMs how long that may take
 * @param options.fileKey the only board that may be signed in to
 */
export function guardSocket(
  { socket, wire }: OpenedSocket,
  connect: (out: WebSocketLike) => SocketTarget,
  { onSignedIn, signInMs = LIVE_LIMITS.signInMs, fileKey }: GuardOptions,
): void {
  const now = () => performance.now();
  const messages = new Flow(
    { perSecond: LIVE_LIMITS.messagesPerSecond, atOnce: LIVE_LIMITS.messagesAtOnce },
    now(),
  );
  const bytes = new Flow({ perSecond: LIVE_LIMITS.bytesPerSecond, atOnce: LIVE_LIMITS.bytesAtOnce }, now());
  const takePresence = presencePace((windows) => {
    if (state === 'signed') target.handleMessage(presenceFrame(address, windows));
  });
  let state: State = 'unsigned';
  let address = '';
  let held: Uint8Array[] = [];
  let read = 0;
  const deadline = setTimeout(() => end(LiveEnd.UNSIGNED), signInMs).unref();

  const target = connect({
    get readyState() {
      return socket.readyState;
    },
    send(data) {
      if (socket.bufferedAmount > UNSENT_BYTES) return socket.terminate();
      socket.send(data as Uint8Array);
      const answer = state === 'signing' ? signInAnswer(data) : undefined;
      if (answer === 'accepted') signIn();
      else if (answer === 'refused') close(LIVE_END_CODES[LiveEnd.UNSIGNED], LiveEnd.UNSIGNED);
    },
    close,
  });

  function signIn(): void {
    state = 'signed';
    clearTimeout(deadline);
    onSignedIn();
    const waiting = held;
    held = [];
    for (const frame of waiting) take(frame);
    socket.resume();
  }

  function close(code?: number, reason?: string): void {
    state = 'ended';
    held = [];
    clearTimeout(deadline);
    socket.resume();
    socket.close(code, reason);
    setTimeout(() => socket.terminate(), CLOSE_WAIT_MS).unref();
  }

  function end(reason: LiveEnd): void {
    if (state === 'ended') return;
    const event = { code: LIVE_END_CODES[reason], reason };
    // Notifies the client in the protocol as well, and takes it off the board.
    target.handleClose(event);
    close(event.code, event.reason);
  }

  /** A frame of somebody who has signed in. */
  function take(frame: Uint8Array): void {
    if (state !== 'signed') return;
    if (!messages.take(1, now()) || !bytes.take(frame.byteLength, now())) end(LiveEnd.TOO_FAST);
    else if (!isSoundFrame(frame) || addressOf(frame) !== address) end(LiveEnd.MALFORMED);
    else pass(frame);
  }

  function pass(frame: Uint8Array): void {
    const presence = readPresence(frame);
    if (presence === undefined) target.handleMessage(frame);
    else takePresence(presence);
  }

  function onFrame(frame: Uint8Array): void {
    if (state === 'signed') take(frame);
    else if (state === 'signing') {
      held.push(frame);
      if (held.reduce((sum, { byteLength }) => sum + byteLength, 0) > HELD_BYTES) end(LiveEnd.MALFORMED);
    } else if (state === 'unsigned') {
      if (frame.byteLength > LIVE_LIMITS.signInBytes || !isSignIn(frame)) return end(LiveEnd.MALFORMED);
      address = addressOf(frame);
      if (fileKey !== undefined && address.split('\0', 1)[0] !== fileKey) return end(LiveEnd.MALFORMED);
      state = 'signing';
      // The rest is left unread until this one is judged.
      socket.pause();
      target.handleMessage(frame);
    }
  }

  // A frame is only heard of when all of it is there; one that is too large need not be waited for.
  const count = (chunk: Buffer) => {
    read += chunk.byteLength;
    if (state !== 'unsigned') wire.off('data', count);
    else if (read > LIVE_LIMITS.signInBytes + ENVELOPE_BYTES) end(LiveEnd.MALFORMED);
  };
  wire.on('data', count);
  // An error is followed by a close; without a listener it would end the process.
  socket.on('error', () => socket.terminate());
  socket.on('message', (data: RawData) => onFrame(bytesOf(data)));
  socket.on('close', (code, reason) => {
    state = 'ended';
    clearTimeout(deadline);
    target.handleClose({ code, reason: reason.toString() });
  });
}

function bytesOf(data: RawData): Uint8Array {
  if (Array.isArray(data)) return Buffer.concat(data);
  return data instanceof ArrayBuffer ? new Uint8Array(data) : data;
}
