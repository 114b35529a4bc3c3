import { sql, type Kysely } from 'kysely';

/**
 * An index of the terms of names alone, for suggestions: what a name has carries the weight A in the search entry. It is in step
 * with the entry by itself.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index publication_by_name_terms on publication using gin (ts_filter(search_vector, '{a}')) where is_live`.execute(
    db,
  );
}
