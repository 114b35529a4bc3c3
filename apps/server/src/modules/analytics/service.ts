import type { AnalyticsCount, AnalyticsEvent } from '@boardwalk/api-client';
import {
  addDays,
  ANALYTICS_LIMITS,
  isAnalyticsOrigin,
  localDate,
  type AnalyticsProject,
} from '@boardwalk/domain';
import { ApiError, badFields } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import { addCounts, countsSince, removeCountsBefore } from './repository.ts';

/** What analytics offer to handlers and jobs. */
export type AnalyticsService = ReturnType<typeof createAnalyticsService>;

const MINUTE_MS = 60_000;
/** Calls of one network in a minute: a browser sends one every few seconds at most. */
const CALLS_PER_MINUTE = 60;

/** Counts what visitors do who have agreed to it. Nothing is kept but sums by day. */
export function createAnalyticsService({ db, clock, limits, settings }: Infra) {
  const byNetwork = limits.attempts('analytics', CALLS_PER_MINUTE, MINUTE_MS);
  const today = () => localDate(clock.now(), settings.timeZone);

  return {
    /**
     * Counts events.
     *
     * @param network only counts calls
     * Errors: not_found where analytics are off, bad_input, too_many_requests.
     */
    async record(
      network: string,
      { project, events }: { project: AnalyticsProject; events: readonly AnalyticsEvent[] },
    ): Promise<void> {
      if (settings.analytics === undefined)
        throw new ApiError('not_found', { internal: 'analytics are off' });
      await byNetwork.take(network);
      if (project !== settings.analytics)
        throw badFields([{ field: 'project', rule: 'unknown', msg: 'project must be that of this site' }]);
      const wrong = events.flatMap(({ name, origin }, index) =>
        isAnalyticsOrigin(name, origin)
          ? []
          : [
              {
                field: `events.${index}.origin`,
                rule: 'unknown' as const,
                msg: `${name} does not start there`,
              },
            ],
      );
      if (wrong.length > 0) throw badFields(wrong);
      const day = today();
      const counted = Map.groupBy(events, ({ name, origin }) => `${name} ${origin}`);
      const rows = [...counted.values()].flatMap((same) => {
        const [first] = same;
        return first === undefined
          ? []
          : [{ day, name: first.name, origin: first.origin, count: same.length }];
      });
      await addCounts(db, rows);
    },

    /** Counts of the last days, today included, the latest first. */
    async counts(days: number): Promise<{ list: AnalyticsCount[] }> {
      const rows = await countsSince(db, addDays(today(), 1 - days));
      return {
        list: rows.map(({ day, name, origin, count }) => ({
          day,
          name,
          origin: origin as AnalyticsCount['origin'],
          count: Number(count),
        })),
      };
    },

    /** Removes counts that are older than they are kept. */
    async trim(): Promise<void> {
      await removeCountsBefore(db, addDays(today(), -ANALYTICS_LIMITS.keptDays));
    },
  };
}
