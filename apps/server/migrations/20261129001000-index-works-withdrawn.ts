import { sql, type Kysely } from 'kysely';

export const transaction = false;

/** Works that are not public any more, for moderators: the last published first, and by the words of their names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index concurrently if not exists publication_withdrawn_by_pub_time
    on publication (pub_time desc, file_key desc) where not is_live`.execute(db);
  await sql`
    create index concurrently if not exists publication_withdrawn_by_name_terms
    on publication using gin (ts_filter(search_vector, '{a}')) where not is_live`.execute(db);
}
