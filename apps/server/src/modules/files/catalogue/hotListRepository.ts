import { sql } from 'kysely';
import type { Queryable } from '../../../infra/database/database.ts';

/** How many works make up the hot list. */
const HOT_WORKS = 20;

/** Marks the most popular public works as hot, and no others. Writes only what changes. */
export async function refreshHotList(db: Queryable): Promise<void> {
  await sql`
    with hot as (
      select file_key from publication where is_live order by hot_score desc, file_key desc limit ${sql.lit(HOT_WORKS)}
    )
    update publication set is_hot = not is_hot
    where is_hot is distinct from (file_key in (select file_key from hot))`.execute(db);
}
