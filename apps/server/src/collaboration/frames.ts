import * as encoding from 'lib0/encoding';
import * as Y from 'yjs';

/** Kinds of message a client may send; the server's own ones, and unknown ones, are not among them. */
const Kind = {
  SYNC: 0,
  AWARENESS: 1,
  AUTH: 2,
  QUERY_AWARENESS: 3,
  SYNC_REPLY: 4,
  STATELESS: 5,
  CLOSE: 7,
  PING: 9,
  PONG: 10,
} as const;

/** Steps of a sync message: which state somebody has, what the other lacks, a change. */
const STATE_VECTOR = 0;
const MISSING = 1;
const UPDATE = 2;
/** The only message of the kind AUTH a client sends, and how the server answers it. */
const TOKEN = 0;
const REFUSED = 1;
const ACCEPTED = 2;
/** Longest name of a board with the id of a window behind it. */
const MAX_ADDRESS = 200;
/** Windows one client reports: its own, and now and then one it had before. */
export const MAX_STATES = 100;

/** What a client sends of a window on a board. */
export interface WindowPresence {
  window: number;
  /** Counts what is sent of the window. */
  clock: number;
  /** As JSON. `null`: it has left. */
  state: string;
}

/**
 * Whether a frame is a message as a client sends it, all the way down to the edits in it. Whatever is not would make
 * Hocuspocus print and throw, so it is refused before.
 */
export function isSoundFrame(frame: Uint8Array): boolean {
  try {
    const reader = new FrameReader(frame);
    if (reader.text().length > MAX_ADDRESS) return false;
    return isSoundMessage(reader);
  } catch {
    return false;
  }
}

/** Whether a frame is the message that signs a connection in. Nothing in it is decoded but its few texts. */
export function isSignIn(frame: Uint8Array): boolean {
  try {
    const reader = new FrameReader(frame);
    return reader.text().length <= MAX_ADDRESS && reader.number() === Kind.AUTH && isToken(reader);
  } catch {
    return false;
  }
}

/** The board, and the window at it, that a sound frame is for. */
export function addressOf(frame: Uint8Array): string {
  return new FrameReader(frame).text();
}

/** The presence that a sound frame brings; undefined when it is about something else. */
export function readPresence(frame: Uint8Array): WindowPresence[] | undefined {
  const reader = new FrameReader(frame);
  reader.bytes();
  return reader.number() === Kind.AWARENESS ? [...windowsIn(reader.bytes())] : undefined;
}

/** A frame that brings presence, as a client sends it. */
export function presenceFrame(address: string, windows: readonly WindowPresence[]): Uint8Array {
  const payload = encoding.createEncoder();
  encoding.writeVarUint(payload, windows.length);
  for (const { window, clock, state } of windows) {
    encoding.writeVarUint(payload, window);
    encoding.writeVarUint(payload, clock);
    encoding.writeVarString(payload, state);
  }
  const frame = encoding.createEncoder();
  encoding.writeVarString(frame, address);
  encoding.writeVarUint(frame, Kind.AWARENESS);
  encoding.writeVarUint8Array(frame, encoding.toUint8Array(payload));
  return encoding.toUint8Array(frame);
}

/** What a frame of the server says to a sign-in; undefined when it is about something else. */
export function signInAnswer(frame: unknown): 'accepted' | 'refused' | undefined {
  if (!(frame instanceof Uint8Array)) return undefined;
  const reader = new FrameReader(frame);
  reader.bytes();
  if (reader.number() !== Kind.AUTH) return undefined;
  const step = reader.number();
  if (step === ACCEPTED) return 'accepted';
  return step === REFUSED ? 'refused' : undefined;
}

function isToken(reader: FrameReader): boolean {
  const isOne = reader.number() === TOKEN;
  reader.text();
  // A newer client sends its version as well.
  if (!reader.isAtEnd()) reader.text();
  return isOne;
}

function isSoundMessage(reader: FrameReader): boolean {
  switch (reader.number()) {
    case Kind.SYNC:
    case Kind.SYNC_REPLY:
      return isSoundSync(reader.number(), reader.bytes());
    case Kind.AWARENESS:
      return isSoundAwareness(reader.bytes());
    case Kind.AUTH:
      return isToken(reader);
    case Kind.STATELESS:
      reader.text();
      return true;
    case Kind.QUERY_AWARENESS:
    case Kind.CLOSE:
    case Kind.PING:
    case Kind.PONG:
      return true;
    default:
      return false;
  }
}

/** Yjs throws at what it cannot decode. */
function isSoundSync(step: number, payload: Uint8Array): boolean {
  if (step === STATE_VECTOR) Y.decodeStateVector(payload);
  else if (step === MISSING || step === UPDATE) Y.decodeUpdate(payload);
  else return false;
  return true;
}

function isSoundAwareness(payload: Uint8Array): boolean {
  if (new FrameReader(payload).number() > MAX_STATES) return false;
  for (const { state } of windowsIn(payload)) JSON.parse(state);
  return true;
}

function* windowsIn(payload: Uint8Array): Generator<WindowPresence> {
  const reader = new FrameReader(payload);
  const count = reader.number();
  for (let read = 0; read < count; read += 1)
    yield { window: reader.number(), clock: reader.number(), state: reader.text() };
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads the numbers, bytes and texts of the protocol; throws where the frame ends too soon. */
class FrameReader {
  readonly #frame: Uint8Array;
  #at = 0;

  constructor(frame: Uint8Array) {
    this.#frame = frame;
  }

  isAtEnd(): boolean {
    return this.#at >= this.#frame.length;
  }

  /** A whole number, seven bits a byte, the lowest first. */
  number(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.#frame[this.#at];
      this.#at += 1;
      if (byte === undefined) throw new RangeError('the frame ends inside a number');
      value += (byte & 127) * factor;
      if (value > Number.MAX_SAFE_INTEGER) throw new RangeError('the number is too large');
      if (byte < 128) return value;
    }
  }

  bytes(): Uint8Array {
    const length = this.number();
    const end = this.#at + length;
    if (end > this.#frame.length) throw new RangeError('the frame ends too soon');
    const bytes = this.#frame.subarray(this.#at, end);
    this.#at = end;
    return bytes;
  }

  text(): string {
    return utf8.decode(this.bytes());
  }
}
