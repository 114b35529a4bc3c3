/** The timer of a board as this page knows it: what the server said, and when it was heard. */
export interface HeardTimer {
  /** How long it is. */
  readonly length: number;
  /** What was left when it was heard. */
  readonly left: number;
  /** How long it had been over then. */
  readonly over: number;
  readonly running: boolean;
  /** When it was heard, by this page's own clock, which nobody sets. */
  readonly at: number;
}

/** How a timer stands. */
export interface TimerNow {
  readonly left: number;
  readonly phase: 'paused' | 'running' | 'last-minute' | 'over';
}

/** So long it shows that the time is up. */
const SHOWN_MS = 60_000;
export const MINUTE_MS = 60_000;

/** Reads what the server said of the timer; undefined when the message is about something else. */
export function readHeardTimer(payload: string, at: number): HeardTimer | null | undefined {
  if (!payload.startsWith('{"type":"timer"')) return undefined;
  const { timer } = JSON.parse(payload) as { timer: Omit<HeardTimer, 'at'> | null };
  return timer && { ...timer, at };
}

/** How a timer stands now; null when there is none, or its time has been up for a while. */
export function timerNow(timer: HeardTimer | null, now: number): TimerNow | null {
  if (timer === null) return null;
  if (!timer.running) return { left: timer.left, phase: 'paused' };
  const passed = now - timer.at;
  const left = timer.left - passed;
  if (left > 0) return { left, phase: left <= MINUTE_MS ? 'last-minute' : 'running' };
  return passed - timer.left + timer.over > SHOWN_MS ? null : { left: 0, phase: 'over' };
}

/** What is left as minutes and seconds: a second that has begun counts. */
export function clockText(left: number): string {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
