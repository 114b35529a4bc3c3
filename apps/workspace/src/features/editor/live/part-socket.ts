import { splitUpdate } from '@boardwalk/board';
import { LIVE_LIMITS } from '@boardwalk/domain';
import { HocuspocusProviderWebsocket } from '@hocuspocus/provider';

/** Kinds of message, and the steps of a sync message, that bring edits. */
const SYNC = 0;
const SYNC_REPLY = 4;
const MISSING = 1;
const UPDATE = 2;

/**
 * A connection that sends what is larger than the server reads in parts, which it applies one after the other: all that
 * was done offline, say, or a large paste.
 */
export class PartSocket extends HocuspocusProviderWebsocket {
  /** Called when all that the server lacked has been sent, on every connection. */
  onMissingSent: () => void = () => undefined;

  override send(message: unknown): void {
    if (!(message instanceof Uint8Array)) return super.send(message);
    for (const frame of splitFrame(message, LIVE_LIMITS.partBytes)) super.send(frame);
    if (syncStepOf(message)?.value === MISSING) this.onMissingSent();
  }
}

/** The step that a message of the synchronisation takes, and where it ends; null for any other message. */
function syncStepOf(frame: Uint8Array): { value: number; end: number } | null {
  const name = readNumber(frame, 0);
  const kind = readNumber(frame, name.end + name.value);
  return kind.value === SYNC || kind.value === SYNC_REPLY ? readNumber(frame, kind.end) : null;
}

/**
 * Cuts a message that brings edits into several.
 *
 * @param bytes size from which it is cut, and about which its parts have
 * @returns the message itself when it is small enough, or brings no edits
 */
export function splitFrame(frame: Uint8Array, bytes: number): Uint8Array[] {
  if (frame.byteLength <= bytes) return [frame];
  const step = syncStepOf(frame);
  if (step === null || (step.value !== MISSING && step.value !== UPDATE)) return [frame];
  const name = readNumber(frame, 0);
  const kindAt = name.end + name.value;
  const length = readNumber(frame, step.end);
  const update = frame.subarray(length.end, length.end + length.value);
  const address = frame.subarray(0, kindAt);
  return splitUpdate(update, bytes).map((part) =>
    joined(address, Uint8Array.from([SYNC, UPDATE, ...numberBytes(part.byteLength)]), part),
  );
}

/** A whole number, seven bits a byte, the lowest first. */
function readNumber(bytes: Uint8Array, at: number): { value: number; end: number } {
  let value = 0;
  let end = at;
  for (let factor = 1; ; factor *= 128) {
    const byte = bytes[end] ?? 0;
    end += 1;
    value += (byte & 127) * factor;
    if (byte < 128) return { value, end };
  }
}

function numberBytes(value: number): number[] {
  const bytes: number[] = [];
  let left = value;
  for (; left > 127; left = Math.floor(left / 128)) bytes.push((left % 128) + 128);
  return [...bytes, left];
}

function joined(...chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
