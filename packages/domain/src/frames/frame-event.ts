/** What a frame message is judged by: a `MessageEvent`, or anything of its form. */
export interface FrameEvent {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

/** Who is expected to speak: the origin of the page itself, and the window of the frame. */
export interface ExpectedSender {
  readonly origin: string;
  readonly source: unknown;
}

/** A message as all frames write it: a name and what goes with it. */
export interface FrameMessage {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads a message of a frame. It counts only when it comes from the expected origin and from the very window of the frame; other
 * frames of the same origin, extensions and strangers are ignored. Spec §2.
 *
 * @param event the message event
 * @param expected who may speak
 * @returns name and data, or null when the message is to be ignored
 */
export function readFrameMessage(event: FrameEvent, expected: ExpectedSender): FrameMessage | null {
  if (event.origin !== expected.origin || event.origin === 'null') return null;
  if (!expected.source || event.source !== expected.source) return null;
  if (!isRecord(event.data) || typeof event.data['type'] !== 'string') return null;
  const { type, data } = event.data;
  if (data !== undefined && data !== null && !isRecord(data)) return null;
  return { type, data: data ?? {} };
}
