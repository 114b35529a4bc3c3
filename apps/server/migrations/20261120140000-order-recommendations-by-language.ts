import { sql, type Kysely } from 'kysely';

/** Recommendations begin with works in the reader's language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index publication_recommended_by_language on publication (language, is_selected desc, hot_score desc, file_key desc) where is_live`.execute(
    db,
  );
}
