import { sql, type Kysely } from 'kysely';

/** Codes by which the first admin of a site is made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table setup_code (
      fingerprint text primary key,
      expires_at  timestamptz(3) not null
    )`.execute(db);
  await sql`comment on table setup_code is
    'Codes printed by the server for the first admin, as keyed hashes. They go when one was used.'`.execute(
    db,
  );
}
