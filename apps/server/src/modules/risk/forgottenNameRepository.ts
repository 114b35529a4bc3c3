import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import type { Row } from '../../infra/database/schema.ts';

/** A name that was given up, as hashes of it and of its first unit. */
export type ForgottenName = Omit<Row<'forgotten_name'>, 'forgotten_at'>;

/**
 * Holds back lines that come from clients until the transaction ends: none is then kept that was masked before a name was
 * given up.
 */
export async function holdLines(trx: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('client log', 0))`.execute(trx);
}

/** Waits for transactions that give names up, and lets none begin to until this one ends. Lines do not wait for each other. */
export async function holdNames(trx: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended('client log', 0))`.execute(trx);
}

/** Adds names; one that is known already counts from now on. */
export async function insertForgotten(
  trx: Queryable,
  names: readonly ForgottenName[],
  forgottenAt: Date,
): Promise<void> {
  const unique = [...new Map(names.map((name) => [name.fingerprint, name])).values()];
  if (unique.length === 0) return;
  await trx
    .insertInto('forgotten_name')
    .values(
      // In one order: two who forget the same names at once then never wait for each other in a circle.
      unique
        .toSorted((one, other) => (one.fingerprint < other.fingerprint ? -1 : 1))
        .map(({ fingerprint, lead, units }) => ({ fingerprint, lead, units, forgotten_at: forgottenAt })),
    )
    .onConflict((conflict) => conflict.column('fingerprint').doUpdateSet({ forgotten_at: forgottenAt }))
    .execute();
}

/** The names that begin with one of some units, by the hashes of these. */
export async function findByLead(db: Queryable, leads: readonly string[]): Promise<ForgottenName[]> {
  if (leads.length === 0) return [];
  return db
    .selectFrom('forgotten_name')
    .select(['fingerprint', 'lead', 'units'])
    .where('lead', 'in', leads)
    .execute();
}

/** Removes names forgotten before a moment. */
export async function trimForgotten(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('forgotten_name').where('forgotten_at', '<', before).execute();
}
