import { sql } from 'kysely';
import type { Database } from '../../infra/database/database.ts';
import { LAST_TIER, WORK_TIERS } from '../files/catalogue/service.ts';

/** Works written in one statement. */
const AT_ONCE = 500;
/** A tier has up to so many times its works before some leave it: then one work that comes does not make another one go. */
const SLACK = 1.25;

/**
 * Sorts public works into tiers by how popular they are. Works that somebody else is writing just now are left for the next time.
 *
 * @returns how many works changed their tier
 */
export async function sortWorkTiers(db: Database): Promise<number> {
  const { rows: moves } = await sql<{ file_key: string; tier: number }>`
    with placed as (
      select file_key, search_tier, row_number() over (order by hot_score desc, file_key desc) as place
      from publication where is_live
    ), sorted as (
      select file_key, search_tier,
        ${tierAt((works) => works)} as earned,
        ${tierAt((works) => works * SLACK)} as kept
      from placed
    )
    select file_key, case when search_tier > earned then earned else kept end as tier
    from sorted where search_tier > earned or search_tier < kept
    order by tier, file_key`.execute(db);
  let moved = 0;
  for (let from = 0; from < moves.length; from += AT_ONCE) {
    const some = moves.slice(from, from + AT_ONCE);
    const { numAffectedRows } = await sql`
      with move as (
        select * from unnest(${some.map(({ file_key }) => file_key)}::text[], ${some.map(({ tier }) => tier)}::smallint[]) as move (file_key, tier)
      ), free as materialized (
        select file_key from publication where file_key in (select file_key from move) order by file_key for no key update skip locked
      )
      update publication set search_tier = move.tier from move
      where publication.file_key = move.file_key and publication.file_key in (select file_key from free)`.execute(
      db,
    );
    moved += Number(numAffectedRows ?? 0);
  }
  return moved;
}

/** The tier of a work by its place among all. */
function tierAt(most: (works: number) => number) {
  let upTo = 0;
  const cases = WORK_TIERS.map(({ tier, works }) => {
    upTo += most(works);
    return sql`when place <= ${sql.lit(upTo)} then ${sql.lit(tier)}`;
  });
  return sql`case ${sql.join(cases, sql` `)} else ${sql.lit(LAST_TIER)} end`;
}
