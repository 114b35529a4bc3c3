import { sql, type Kysely } from 'kysely';

/** The order of recommendations: selected works first, then by popularity. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index publication_recommended on publication (is_selected desc, hot_score desc, file_key desc) where is_live`.execute(
    db,
  );
}
