import { CLIENT_LOG_LIMITS } from '@boardwalk/domain';
import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow, Row } from '../../infra/database/schema.ts';
import { afterCursor } from '../../infra/lists/afterCursor.ts';
import { toPage, type CursorPage } from '../../infra/lists/cursor.ts';
import { SEPARATORS } from './forgottenNames.ts';

/** A line of a client's log. */
export type ClientLogRow = Row<'client_log'>;

/** Adds lines. */
export async function insertLines(db: Queryable, rows: readonly NewRow<'client_log'>[]): Promise<void> {
  await db.insertInto('client_log').values(rows).execute();
}

/** Lines of a level and a release, the latest first; what is left out matches all. */
export async function listLines(
  db: Queryable,
  { level, release }: { level?: ClientLogRow['level'] | undefined; release?: string | undefined },
  { cursor, size }: { cursor: string; size: number },
): Promise<CursorPage<ClientLogRow>> {
  const rows = await db
    .selectFrom('client_log')
    .selectAll()
    .$if(level !== undefined, (query) => query.where('level', '=', level ?? 'error'))
    .$if(release !== undefined, (query) => query.where('release', '=', release ?? ''))
    .where((eb) => afterCursor(eb, cursor, [['log_id', 'integer']], 'desc'))
    .orderBy('log_id', 'desc')
    .limit(size + 1)
    .execute();
  return toPage(rows, size, (row) => [Number(row.log_id)]);
}

/** Removes lines received before a moment, and all but the newest ones. */
export async function trimLines(
  db: Queryable,
  { before, keep }: { before: Date; keep: number },
): Promise<void> {
  await db.deleteFrom('client_log').where('received_at', '<', before).execute();
  await db
    .deleteFrom('client_log')
    .where('log_id', '<=', (eb) =>
      eb.selectFrom('client_log').select('log_id').orderBy('log_id', 'desc').offset(keep).limit(1),
    )
    .execute();
}

/**
 * Puts `[name]` in place of names of a person, whatever the case and whatever separates the words of a name. What is only a part of
 * a longer word stays, so that a short name does not take the logs apart; scripts without spaces know no such words.
 *
 * @param names as they may stand in lines
 */
export async function maskNames(trx: Queryable, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const pattern = names.map(wholeWords).join('|');
  const masked = (column: 'message' | 'page', max: number) =>
    sql`left(regexp_replace(client_log.${sql.ref(column)}, ${pattern}, '[name]', 'gi'), ${sql.lit(max)})`;
  // Most lines hold none, which a plain look for the longest word of each shows. Locked in one order: two who go at once must
  // not wait for each other.
  await sql`
    with held as (
      select log_id from client_log
      -- The offset keeps Postgres from folding each line again for each name.
      cross join lateral (select lower(message || ' ' || page) as line offset 0) folded
      where exists (
        select from unnest(${sql.val(names.map(longestWord))}::text[]) word
        where position(lower(word) in folded.line) > 0
      )
      order by log_id for no key update of client_log
    )
    update client_log set
      message = ${masked('message', CLIENT_LOG_LIMITS.messageMax)},
      page = ${masked('page', CLIENT_LOG_LIMITS.pageMax)}
    from held where client_log.log_id = held.log_id`.execute(trx);
}

const BETWEEN_WORDS = new RegExp(
  `(?<=[\\p{L}\\p{M}\\p{N}])(?:\\s|[${SEPARATORS}])+(?=[\\p{L}\\p{M}\\p{N}])`,
  'gu',
);

/** The part of a name by which lines that may hold it are found. */
function longestWord(name: string): string {
  return name
    .split(BETWEEN_WORDS)
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}

/** A pattern for a name between other texts; in it letters and digits stand for themselves. */
function wholeWords(text: string): string {
  const literal = text
    .split(BETWEEN_WORDS)
    .map((part) => part.replace(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`))
    .join(`[[:space:]${SEPARATORS}]{1,3}`);
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)) return literal;
  return `(?<![[:alnum:]])${literal}(?![[:alnum:]])`;
}
