import { ApiFailure } from './failure.ts';
import type { Operation } from './read-answer.ts';

/** How a client repeats calls that failed for the moment. Only what may be done twice is repeated. */
export interface RetryPolicy {
  /** How often a call is sent at most, the first time included. Default 3. */
  readonly attempts?: number | undefined;
  /** How long the first wait is at most, in milliseconds; each further one doubles. Default 500. */
  readonly firstWaitMs?: number | undefined;
  /** A number from 0 to 1 that spreads the waits of many clients. Default: `Math.random`. */
  readonly random?: (() => number) | undefined;
}

const DEFAULT_ATTEMPTS = 3;
const DEFAULT_FIRST_WAIT_MS = 500;

/** Answers that say "not now". */
const MOMENTARY: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** Methods that may be repeated: doing them twice comes to the same as once. */
const IDEMPOTENT: ReadonlySet<string> = new Set(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']);

/** Whether a call may be sent twice: by its method, or, where its operation takes a key, because it carries one. */
export function mayRepeat(
  { method, repeat }: Pick<Operation, 'method' | 'repeat'>,
  headers: Readonly<Record<string, unknown>> | undefined,
): boolean {
  return repeat === 'keyed' ? headers?.['Idempotency-Key'] !== undefined : IDEMPOTENT.has(method);
}

/**
 * How long to wait before a failed call is sent again, in milliseconds; undefined when it is not to be.
 *
 * @param sent how often it has been sent
 * @param now milliseconds since 1970
 */
export function waitBeforeRetry(
  failure: unknown,
  sent: number,
  policy: RetryPolicy,
  now: number,
): number | undefined {
  if (sent >= (policy.attempts ?? DEFAULT_ATTEMPTS)) return undefined;
  if (failure instanceof ApiFailure && !(failure.kind === 'answer' && MOMENTARY.has(failure.status)))
    return undefined;
  const asked =
    failure instanceof ApiFailure
      ? retryAfterMs(failure.response?.headers.get('retry-after'), now)
      : undefined;
  // Without a word of the server: somewhere below a bound that doubles, so that many clients do not come back at once.
  const bound = (policy.firstWaitMs ?? DEFAULT_FIRST_WAIT_MS) * 2 ** (sent - 1);
  return asked ?? bound * (policy.random ?? Math.random)();
}

/** What `Retry-After` says, in milliseconds from now: it holds seconds or a date. */
export function retryAfterMs(value: string | null | undefined, now: number): number | undefined {
  if (value === null || value === undefined || value.trim() === '') return undefined;
  const ms = /^\d+$/.test(value.trim()) ? Number(value) * 1_000 : Date.parse(value) - now;
  return Number.isNaN(ms) ? undefined : Math.max(ms, 0);
}
