import { sql, type Kysely } from 'kysely';

export const transaction = false;

/** Creators by how many follow them, by the beginning of their names, and by what comes near it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index concurrently if not exists profile_by_fans
    on profile (fans_num desc, pub_files_num desc, user_id) where pub_files_num > 0`.execute(db);
  await sql`
    create index concurrently if not exists profile_by_name_key
    on profile (name_key text_pattern_ops) where pub_files_num > 0`.execute(db);
  await sql`
    create index concurrently if not exists profile_by_spelling
    on profile using gin (name_key gin_trgm_ops) where pub_files_num > 0`.execute(db);
}
