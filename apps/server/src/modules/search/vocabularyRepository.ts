import { sql } from 'kysely';
import type { Database } from '../../infra/database/database.ts';

/**
 * Counts in how many public works each term occurs. Nothing is done when no work has come, gone or changed since. Searches go on
 * with the former numbers meanwhile.
 */
export async function countSearchWords(db: Database, now: Date): Promise<void> {
  const { rows } = await sql<{ is_current: boolean }>`
    select counted_at is not null and works = (select count(*) from publication where is_live)
      and not exists (select from publication where is_live and updated_at > counted_at) as is_current
    from search_total`.execute(db);
  if (rows[0]?.is_current === true) return;
  await db.transaction().execute(async (on) => {
    await sql`
      create temporary table counted_word on commit drop as
      select word as term, ndoc::integer as works
      from ts_stat('select search_vector from publication where is_live') where length(word) <= 100`.execute(
      on,
    );
    await sql`alter table counted_word add primary key (term)`.execute(on);
    await sql`analyze counted_word`.execute(on);
    await sql`
      insert into search_word (term, works) select term, works from counted_word
      on conflict (term) do update set works = excluded.works where search_word.works <> excluded.works`.execute(
      on,
    );
    await sql`
      delete from search_word where not exists (select from counted_word where counted_word.term = search_word.term)`.execute(
      on,
    );
    await sql`
      update search_total set counted_at = ${now},
        (works, mean_terms) = (select count(*), coalesce(avg(length(search_vector)), 100) from publication where is_live)`.execute(
      on,
    );
  });
}
