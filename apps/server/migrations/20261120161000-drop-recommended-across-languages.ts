import { sql, type Kysely } from 'kysely';

/** Recommendations walk one index per language: publication_recommended_by_language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index publication_recommended`.execute(db);
}
