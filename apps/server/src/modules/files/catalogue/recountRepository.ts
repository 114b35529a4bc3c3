import { sql, type RawBuilder } from 'kysely';
import { inTransaction, type Queryable } from '../../../infra/database/database.ts';
import { shownComments } from './counterRepository.ts';
import { refreshHotList } from './hotListRepository.ts';

/** A counter that does not say what its events say. */
export interface CounterDifference {
  table: string;
  /** Key of the row. */
  key: string;
  counter: string;
  /** What it said. */
  found: number;
  /** What its events say. */
  counted: number;
}

/** Counters of one table, each with how it is counted for a row called `counting`. */
interface CountedTable {
  table: string;
  key: string;
  counters: Readonly<Record<string, RawBuilder<number>>>;
}

const eventsOf = (table: string, column: string) =>
  sql<number>`(select count(*)::int from ${sql.table(table)} event where event.${sql.ref(column)} = counting.file_key)`;

// In the order in which others change them within one transaction, so that nobody waits in a circle.
const TABLES: readonly CountedTable[] = [
  {
    table: 'publication',
    key: 'file_key',
    counters: {
      // With those whose rows were removed, see sumOldViews.
      view_num: sql`${eventsOf('view_event', 'file_key')} +
        coalesce((select view_num from view_sum where view_sum.file_key = counting.file_key), 0)`,
      praise_num: eventsOf('praise', 'file_key'),
      collect_num: eventsOf('collect', 'file_key'),
      copy_num: eventsOf('copy_event', 'source_file_key'),
      use_num: eventsOf('use_event', 'source_file_key'),
      comment_num: shownComments('counting'),
    },
  },
  {
    table: 'point_account',
    key: 'user_id',
    counters: {
      balance: sql`(select coalesce(sum(points), 0)::int from point_entry where user_id = counting.user_id)`,
    },
  },
  {
    table: 'profile',
    key: 'user_id',
    counters: {
      focus_num: sql`(select count(*)::int from follow where follower_id = counting.user_id)`,
      fans_num: sql`(select count(*)::int from follow where followee_id = counting.user_id)`,
      pub_files_num: sql`(select count(*)::int from publication where owner_id = counting.user_id and is_live)`,
    },
  },
  {
    table: 'topic',
    key: 'topic_id',
    counters: {
      file_num: sql`(select count(*)::int from publication where is_live and counting.topic_id = any (topic_ids))`,
    },
  },
  {
    table: 'wallet',
    key: 'wallet_key',
    counters: {
      total: sql`(select coalesce(sum(amount), 0)::bigint from ledger_entry entry
        where entry.user_id = counting.user_id and entry.account = 'seller' and entry.currency = counting.currency)`,
    },
  },
];

/**
 * Counts everything again from the events: all counters of publications, the numbers of profiles and topics, everybody's points and
 * income, and which works are in the hot list. Only what differs is written. Events that are being added meanwhile are counted by the process that adds them.
 *
 * @param db a transaction, or the database to do it in one: until it ends, nobody else changes a counter
 * @returns every counter that was wrong
 */
export async function recount(db: Queryable): Promise<CounterDifference[]> {
  return inTransaction(db, async (trx) => {
    // A transaction that has a row locked finishes first; one that adds an event from now on waits, and then counts it on top. Reading
    // goes on.
    const tables = sql.join(TABLES.map(({ table }) => sql.table(table)));
    await sql`lock table ${tables} in exclusive mode`.execute(trx);
    const differences: CounterDifference[] = [];
    for (const counted of TABLES) differences.push(...(await recountTable(trx, counted)));
    await refreshHotList(trx);
    return differences;
  });
}

async function recountTable(
  db: Queryable,
  { table, key, counters }: CountedTable,
): Promise<CounterDifference[]> {
  const names = Object.keys(counters);
  const found = (name: string) => sql.ref(`found_${name}`);
  const counted = (name: string) => sql.ref(`counted_${name}`);
  const { rows } = await sql<Record<string, number | string>>`
    with counting as (
      select ${sql.ref(key)} as row_key,
        ${sql.join(Object.entries(counters).map(([name, count]) => sql`${sql.ref(name)} as ${found(name)}, ${count} as ${counted(name)}`))}
      from ${sql.table(table)} counting),
    differing as (
      select * from counting
      where ${sql.join(
        names.map((name) => sql`${found(name)} <> ${counted(name)}`),
        sql` or `,
      )}),
    corrected as (
      update ${sql.table(table)} set ${sql.join(names.map((name) => sql`${sql.ref(name)} = ${counted(name)}`))}
      from differing where ${sql.ref(`${table}.${key}`)} = differing.row_key)
    select * from differing order by row_key`.execute(db);
  return rows.flatMap((row) =>
    names
      .filter((name) => row[`found_${name}`] !== row[`counted_${name}`])
      .map((name) => ({
        table,
        key: String(row.row_key),
        counter: name,
        found: Number(row[`found_${name}`]),
        counted: Number(row[`counted_${name}`]),
      })),
  );
}
