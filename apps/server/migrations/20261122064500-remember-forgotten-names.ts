import { sql, type Kysely } from 'kysely';

/** Names that were given up, as fingerprints: lines of clients' logs may still come that hold them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table forgotten_name (
      fingerprint text primary key,
      lead text not null,
      units smallint not null,
      forgotten_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index forgotten_name_by_lead on forgotten_name (lead)`.execute(db);
  await sql`create index forgotten_name_by_age on forgotten_name (forgotten_at)`.execute(db);
  await sql`comment on table forgotten_name is
    'Names of deleted accounts and former nicknames, as keyed hashes: of the whole name, and of its first word. Kept for as long as lines of clients'' logs.'`.execute(
    db,
  );
}
