import type { ClientLogEntry, ClientLogLine } from '@boardwalk/api-client';
import {
  CLIENT_LOG_LIMITS,
  maskPersonalData,
  normalizeText,
  pathOfPage,
  type ClientLogLevel,
} from '@boardwalk/domain';
import type { Queryable } from '../../infra/database/database.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { CursorPage } from '../../infra/lists/cursor.ts';
import type { ReviewService } from '../review/service.ts';
import { findNickName, insertLines, listLines, maskNames, trimLines } from './clientLogRepository.ts';
import { presentClientLog } from './presenter.ts';

/** What clients' logs offer to handlers and to other modules. */
export type ClientLogsService = ReturnType<typeof createClientLogsService>;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** How long a line is kept, and how many lines at most. */
const KEPT_DAYS = 30;
const KEPT_LINES = 100_000;
/** All addresses together may send as much as this many of them: a broken release must not fill the table within a minute. */
const ALL_ADDRESSES_FACTOR = 50;
const ALL = 'all addresses';

/** What clients' programs log, to find faults that only show there. Nothing in it tells who sent it. */
export function createClientLogsService(
  { db, clock, limits, settings }: Infra,
  { review }: { review: ReviewService },
) {
  const perMinute = settings.limits.clientLogsPerMinute;
  const byAddress = limits.attempts('client log', perMinute, MINUTE_MS);
  const together = limits.attempts('client logs', perMinute * ALL_ADDRESSES_FACTOR, MINUTE_MS);

  return {
    /** Keeps lines, masked. The address only counts calls. Errors: too_many_requests. */
    async record(address: string, lines: readonly ClientLogLine[]): Promise<void> {
      await byAddress.take(address);
      await together.take(ALL);
      const now = clock.now();
      await insertLines(
        db,
        lines.map((line) => ({
          level: line.level,
          message: mask(line.message, CLIENT_LOG_LIMITS.messageMax),
          page: mask(pathOfPage(line.page), CLIENT_LOG_LIMITS.pageMax),
          release: line.release,
          logged_at: new Date(line.time),
          received_at: now,
        })),
      );
    },

    /** Lines of clients' logs, the latest first. Errors: admins_only. */
    async page(
      moderatorId: string,
      filter: { level?: ClientLogLevel | undefined; release?: string | undefined },
      part: { cursor: string; size: number },
    ): Promise<CursorPage<ClientLogEntry>> {
      await review.requireModerator(moderatorId);
      const found = await listLines(db, filter, part);
      return { ...found, list: found.list.map(presentClientLog) };
    },

    /** Removes lines that are older than 30 days, and the oldest beyond 100,000. */
    async trim(): Promise<void> {
      await trimLines(db, {
        before: new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS),
        keep: KEPT_LINES,
      });
    },
  };
}

/**
 * Takes names of a person out of what clients have logged: only who bears them tells a name from another word.
 *
 * @param trx the transaction that ends the names
 * @param names nickname, name of the profile and the like; null for what a person has none of
 */
export async function forgetNames(trx: Queryable, names: readonly (string | null)[]): Promise<void> {
  const known = names.flatMap((name) => (name === null || name === '' ? [] : [name, maskPersonalData(name)]));
  await maskNames(trx, [...new Set(known)]);
}

/**
 * Takes the nickname of a person out of what clients have logged, before they take another one: later nobody could tell any
 * more that it was theirs.
 *
 * @param trx the transaction that changes the nickname
 * @param wanted the nickname to come
 */
export async function forgetNickName(trx: Queryable, userId: string, wanted: string): Promise<void> {
  const former = await findNickName(trx, userId);
  if (former !== undefined && former !== wanted) await forgetNames(trx, [former]);
}

/** A text without what could tell a person. What stands for it may be longer, so the limit is kept once more. */
function mask(text: string, max: number): string {
  return [...maskPersonalData(normalizeText(text))].slice(0, max).join('');
}
