import { sql, type Kysely } from 'kysely';

export const transaction = false;

/** The words of the most popular works, and those of the first two tiers, also of their names alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index concurrently if not exists publication_by_search_first_tier
    on publication using gin (search_vector) where is_live and search_tier = 1`.execute(db);
  await sql`
    create index concurrently if not exists publication_by_search_tiers
    on publication using gin (search_vector, ts_filter(search_vector, '{a}')) where is_live and search_tier <= 2`.execute(
    db,
  );
}
