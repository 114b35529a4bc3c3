const MINUTE_MS = 60_000;

/** How long a timer on a board may be. */
export const TIMER_LIMITS = { shortestMs: 1_000, longestMs: 180 * MINUTE_MS } as const;

/** A timer on a board; it runs while it says when it ends. Times are those of the server's clock, in milliseconds. */
export interface BoardTimer {
  /** How long it is, with the minutes that were added. */
  readonly lengthMs: number;
  /** When it ends; null while it is paused. */
  readonly endsAt: number | null;
  /** How much is left of one that is paused; null while it runs. */
  readonly leftMs: number | null;
}

/** What somebody who may edit a board does with its timer. */
export type TimerRequest =
  | { readonly do: 'start' | 'add'; readonly ms: number }
  | { readonly do: 'pause' | 'resume' | 'end' };

/** How much is left of a timer; never less than nothing (decision 0103). */
export function timeLeft({ endsAt, leftMs }: BoardTimer, now: number): number {
  return Math.max(0, endsAt === null ? (leftMs ?? 0) : endsAt - now);
}

/** Reads a request as it came; undefined for anything else (decision 0103). */
export function readTimerRequest(value: unknown): TimerRequest | undefined {
  if (typeof value !== 'object' || value === null || !('do' in value)) return undefined;
  const { do: what } = value;
  if (what === 'pause' || what === 'resume' || what === 'end') return { do: what };
  const ms = 'ms' in value ? value.ms : undefined;
  const isLength =
    Number.isSafeInteger(ms) && Number(ms) >= TIMER_LIMITS.shortestMs && Number(ms) <= TIMER_LIMITS.longestMs;
  return (what === 'start' || what === 'add') && isLength ? { do: what, ms: Number(ms) } : undefined;
}

/**
 * The timer after a request (decision 0103); the same one when it changes nothing: there is none to pause, or it has run out.
 *
 * @param now the server's time in milliseconds
 */
export function changeTimer(timer: BoardTimer | null, request: TimerRequest, now: number): BoardTimer | null {
  if (request.do === 'start') return { lengthMs: request.ms, endsAt: now + request.ms, leftMs: null };
  if (request.do === 'end' || timer === null) return request.do === 'end' ? null : timer;
  const left = timeLeft(timer, now);
  if (request.do === 'add') {
    const longer = Math.min(left + request.ms, TIMER_LIMITS.longestMs);
    const lengthMs = Math.min(timer.lengthMs + request.ms, TIMER_LIMITS.longestMs);
    return timer.endsAt === null
      ? { lengthMs, endsAt: null, leftMs: longer }
      : { lengthMs, endsAt: now + longer, leftMs: null };
  }
  if (request.do === 'pause')
    return timer.endsAt === null || left === 0 ? timer : { ...timer, endsAt: null, leftMs: left };
  return timer.endsAt === null ? { ...timer, endsAt: now + left, leftMs: null } : timer;
}
