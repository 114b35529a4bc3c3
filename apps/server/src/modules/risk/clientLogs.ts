import type { ClientLogEntry, ClientLogLine } from '@boardwalk/api-client';
import {
  CLIENT_LOG_LIMITS,
  maskPersonalData,
  normalizeText,
  pathOfPage,
  type ClientLogLevel,
} from '@boardwalk/domain';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { CursorPage } from '../../infra/lists/cursor.ts';
import { insertLines, listLines, maskNames, trimLines } from './clientLogRepository.ts';
import { holdLines, holdNames, trimForgotten, tryToHoldNames } from './forgottenNameRepository.ts';
import { maskForgotten, rememberForgotten } from './forgottenNames.ts';
import { presentClientLog } from './presenter.ts';
import { isProgramWord } from './programWords.ts';

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
/** Calls of this process that wait, each with a connection, while names are being given up, and for how long. */
const MOST_WAITING = 3;
const WAIT_MS = 2000;
/** A name of which nothing is left to be found: what stands in its place stands for many. */
const MASKED_WHOLLY = /^(?:\[[a-z-]+\]\s*)+$/u;
/** A name with at least one letter, digit or picture; one of punctuation alone would take lines apart. */
const TELLING = /[\p{L}\p{N}]|[^\p{P}\p{ASCII}]/u;

/** What clients' programs log, to find faults that only show there. Nothing in it reveals who sent it. */
export function createClientLogsService({ db, clock, limits, settings, tokens }: Infra) {
  const perMinute = settings.limits.clientLogsPerMinute;
  const byAddress = limits.attempts('client log', perMinute, MINUTE_MS);
  const together = limits.attempts('client logs', perMinute * ALL_ADDRESSES_FACTOR, MINUTE_MS);
  let waiting = 0;

  /** Waits for names that are being given up. Errors: unavailable after a moment, or when others wait already. */
  async function waitForNames(trx: Queryable): Promise<void> {
    if (await tryToHoldNames(trx)) return;
    if (waiting >= MOST_WAITING)
      throw new ApiError('unavailable', { internal: 'names are being given up, and others wait for that' });
    waiting += 1;
    try {
      await holdNames(trx, WAIT_MS);
    } finally {
      waiting -= 1;
    }
  }

  return {
    /** Keeps lines, masked. The address only counts calls. Errors: too_many_requests, unavailable. */
    async record(address: string, lines: readonly ClientLogLine[]): Promise<void> {
      await byAddress.take(address);
      await together.take(ALL);
      const now = clock.now();
      const texts = lines.flatMap(({ message, page }) => [mask(message), mask(pathOfPage(page))]);
      await inTransaction(db, async (trx) => {
        await waitForNames(trx);
        const masked = await maskForgotten(trx, texts, tokens);
        await insertLines(
          trx,
          lines.map((line, index) => ({
            level: line.level,
            message: shortened(masked[2 * index], CLIENT_LOG_LIMITS.messageMax),
            page: shortened(masked[2 * index + 1], CLIENT_LOG_LIMITS.pageMax),
            release: line.release,
            logged_at: new Date(line.time),
            received_at: now,
          })),
        );
      });
    },

    /** Lines of clients' logs, the latest first. */
    async page(
      filter: { level?: ClientLogLevel | undefined; release?: string | undefined },
      part: { cursor: string; size: number },
    ): Promise<CursorPage<ClientLogEntry>> {
      const found = await listLines(db, filter, part);
      return { ...found, list: found.list.map(presentClientLog) };
    },

    /** Removes lines that are older than 30 days, and the oldest beyond 100,000; former names with them. */
    async trim(): Promise<void> {
      const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS);
      await trimLines(db, { before, keep: KEPT_LINES });
      await trimForgotten(db, before);
    },
  };
}

/**
 * Takes names of a person out of what clients have logged, and of what they will log in the next 30 days: only who bears them
 * distinguishes a name from another word. Words that programs use in what they log ("error") stay. Anyone who sends lines waits
 * from here on until the transaction ends, so this comes last in it.
 *
 * @param trx the transaction that ends the names
 * @param names nickname, name of the profile and the like; null for what a person has none of
 */
export async function forgetNames(
  trx: Queryable,
  names: readonly (string | null)[],
  infra: Pick<Infra, 'tokens' | 'clock'>,
): Promise<void> {
  // As they stand in lines, of which addresses and numbers were taken out when they came.
  const known = names.map((name) => maskPersonalData(normalizeText(name ?? '')));
  const given = [...new Set(known)].filter(
    (name) => TELLING.test(name) && !MASKED_WHOLLY.test(name) && !isProgramWord(name),
  );
  if (given.length === 0) return;
  await holdLines(trx);
  await maskNames(trx, given);
  await rememberForgotten(trx, given, infra);
}

function mask(text: string): string {
  return maskPersonalData(normalizeText(text));
}

/** What stands for what was taken out may be longer, so the limit is kept once more. */
function shortened(text: string | undefined, max: number): string {
  return [...(text ?? '')].slice(0, max).join('');
}
