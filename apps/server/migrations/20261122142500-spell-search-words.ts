import { sql, type Kysely } from 'kysely';

/** Finds the words of the site that a mistyped word comes near. Both extensions belong to Postgres and are trusted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`create extension if not exists fuzzystrmatch`.execute(db);
  await sql`
    create index search_word_by_spelling on search_word using gin (term gin_trgm_ops) where term ~ '^[a-z]{3,}$'`.execute(
    db,
  );
}
