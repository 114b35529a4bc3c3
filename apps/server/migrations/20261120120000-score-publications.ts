import { sql, type Kysely } from 'kysely';

/**
 * A trigger that keeps publication.hot_score in step with the counters, so that no write path can forget it. The score is
 * the logarithm of weighted counts plus the age of the work: being as popular as a work 60 days older takes ten times
 * its points. It changes with the counts only, never by the mere passing of time, so lists can be ordered by what is stored.
 * Two decimals keep the rows beside the links from being rewritten with every view.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function score_publication() returns trigger language plpgsql as $$
    begin
      new.hot_score = round(
        log(1 + new.view_num * 0.1 + new.praise_num * 2 + new.collect_num * 3 + new.copy_num * 4 + new.use_num * 2)
        + extract(epoch from new.created_at - timestamptz '2026-01-01Z') / 86400 / 60, 2);
      return new;
    end $$`.execute(db);
  await sql`
    create trigger publication_scores_on_insert before insert on publication
    for each row when (new.hot_score = 0) execute function score_publication()`.execute(db);
  await sql`
    create trigger publication_scores_on_update
    before update of view_num, praise_num, collect_num, copy_num, use_num, created_at on publication
    for each row execute function score_publication()`.execute(db);
  await sql`comment on column publication.hot_score is
    'Orders "popular"; set by a trigger from the counters and created_at. A row that is inserted with a score keeps it until one of them changes.'`.execute(
    db,
  );
}
