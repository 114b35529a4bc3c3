import { sql, type Kysely } from 'kysely';

/**
 * An index of the words of one work in sixteen, by the last letter of its key, which is drawn at random. A word that very many works
 * have has enough there: who needs some of them does not read the places of all (keywordMatches.ts). Decision 0109.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index publication_by_search_sampled on publication using gin (search_vector)
    where is_live and right(file_key, 1) in ('3', 'C', 'p')`.execute(db);
}
