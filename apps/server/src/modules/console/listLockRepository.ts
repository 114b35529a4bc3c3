import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';

/** Lets a list of the site be set by one after the other until the transaction ends, also while it has no row to lock. */
export async function lockList(trx: Queryable, list: 'synonyms' | 'watched words'): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${list}, 0))`.execute(trx);
}
