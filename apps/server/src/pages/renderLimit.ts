import { ApiError } from '../infra/errors/ApiError.ts';
import { openTurns } from '../infra/http/turns.ts';
import type { Infra } from '../infra/Infra.ts';
import { PAGE_BUDGET, scaledBudget } from '../infra/rateLimits/budgets.ts';
import { tooMany } from '../infra/rateLimits/limits.ts';
import { networkOf } from '../infra/rateLimits/network.ts';

/** Pages rendered at the same time: they share one thread, and wait for Postgres in turn. */
export const RENDERS_AT_ONCE = 8;
/** Pages that wait for their turn: about a second of work. */
export const RENDERS_WAITING = 48;
/** A visitor who waited so long gets an answer, also while nothing is rendered because Postgres hangs. */
const MAX_WAIT_MS = 10_000;
const RETRY_AFTER = 2;
const MINUTE_MS = 60_000;

/** Limits what rendering pages takes. */
export interface RenderLimit {
  /**
   * Counts a page for the network it is asked from, and waits for its turn. Errors, with `retry_after`: too_many_requests when the
   * network has used up its pages, unavailable when too many pages wait.
   *
   * @param signal comes when the visitor goes away
   * @returns what is to be called when the page is rendered
   */
  begin(address: string, signal: AbortSignal): Promise<() => void>;
}

/** Opens the limit. What all processes count together is the pages of a network; the turns are those of this process. */
export function renderLimit({ limits, settings }: Pick<Infra, 'limits' | 'settings'>): RenderLimit {
  const max = scaledBudget(PAGE_BUDGET.perMinute, settings.limits.requestsPerMinute);
  const turns = openTurns({
    atOnce: RENDERS_AT_ONCE,
    maxWaiting: RENDERS_WAITING,
    maxWaitMs: MAX_WAIT_MS,
  });
  return {
    async begin(address, signal) {
      const taken = await limits.take(`pages:${networkOf(address)}`, { max, windowMs: MINUTE_MS });
      if (!taken.allowed) throw tooMany(taken.resetMs, 'pages of a network');
      const end = await turns.take(signal);
      if (end === undefined)
        throw new ApiError('unavailable', {
          data: { retry_after: RETRY_AFTER },
          internal: 'too many pages wait to be rendered',
        });
      return end;
    },
  };
}
