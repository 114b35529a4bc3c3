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

/**
 * Lets no transaction give names up until this one ends, unless one does so just now. Lines do not wait for each other.
 *
 * @returns false when names are being given up
 */
export async function tryToHoldNames(trx: Queryable): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select pg_try_advisory_xact_lock_shared(hashtextextended('client log', 0)) as held`.execute(trx);
  return rows[0]?.held === true;
}

/** The same, waiting so many milliseconds for those that give names up; then the statement fails. */
export async function holdNames(trx: Queryable, patienceMs: number): Promise<void> {
  await sql`select set_config('lock_timeout', ${String(patienceMs)}, true)`.execute(trx);
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

/** How many units names have that begin with one of some units, the longest first, by the hashes of these. */
export async function findLengths(db: Queryable, leads: readonly string[]): Promise<Map<string, number[]>> {
  const lengths = new Map<string, number[]>();
  if (leads.length === 0) return lengths;
  const rows = await db
    .selectFrom('forgotten_name')
    .select(['lead', 'units'])
    .distinct()
    .where('lead', 'in', leads)
    .orderBy('units', 'desc')
    .execute();
  for (const { lead, units } of rows) lengths.set(lead, [...(lengths.get(lead) ?? []), units]);
  return lengths;
}

/** Those of some fingerprints that are of names. */
export async function findFingerprints(
  db: Queryable,
  fingerprints: readonly string[],
): Promise<ReadonlySet<string>> {
  if (fingerprints.length === 0) return new Set();
  const rows = await db
    .selectFrom('forgotten_name')
    .select('fingerprint')
    .where('fingerprint', 'in', fingerprints)
    .execute();
  return new Set(rows.map(({ fingerprint }) => fingerprint));
}

/** Removes names forgotten before a moment. */
export async function trimForgotten(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('forgotten_name').where('forgotten_at', '<', before).execute();
}
