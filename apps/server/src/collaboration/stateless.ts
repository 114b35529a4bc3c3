import { readTimerRequest, timeLeft, type BoardTimer, type TimerRequest } from '@boardwalk/domain';

/** What the editor asks for: to be notified when all its edits before this message are safe. */
export interface FlushRequest {
  type: 'flush';
  id: number;
}

/** Reads a message of the editor; anything else than a flush is passed over. */
export function readFlushRequest(payload: string): FlushRequest | undefined {
  try {
    const { type, id } = JSON.parse(payload) as { type?: unknown; id?: unknown };
    return type === 'flush' && Number.isSafeInteger(id) ? { type, id: id as number } : undefined;
  } catch {
    return undefined;
  }
}

/** The answer to a flush. */
export function flushed(id: number): string {
  return JSON.stringify({ type: 'flushed', id });
}

/** What changes beside the document of a board. */
export type ChangedOnBoard = 'comments' | 'votes';

/** Says that comments or votes on the board have changed. */
export function changed(what: ChangedOnBoard): string {
  return JSON.stringify({ type: what });
}

/** Reads what somebody wants of the timer of a board; anything else is passed over. */
export function readTimerMessage(payload: string): TimerRequest | undefined {
  try {
    const message = JSON.parse(payload) as { type?: unknown } | null;
    return message?.type === 'timer' ? readTimerRequest(message) : undefined;
  } catch {
    return undefined;
  }
}

/** Says how the timer of the board stands: how much is left of it now, by the server's clock. */
export function timerIs(timer: BoardTimer | null, now: number): string {
  return JSON.stringify({
    type: 'timer',
    timer: timer && {
      length: timer.lengthMs,
      left: timeLeft(timer, now),
      over: timer.endsAt === null ? 0 : Math.max(0, now - timer.endsAt),
      running: timer.endsAt !== null,
    },
  });
}
