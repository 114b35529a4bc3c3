import { sql, type Kysely } from 'kysely';

/** How many public works have each term, by which search weighs words and spells them, and how far the search entries are renewed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_word (
      term  text collate "C" primary key,
      works integer not null check (works > 0)
    )`.execute(db);
  await sql`comment on table search_word is
    'In how many public works a term of publication.search_vector occurs; counted by a job, so a little behind.'`.execute(
    db,
  );
  await sql`
    create table search_total (
      is_only       boolean primary key default true check (is_only),
      works         integer not null default 0,
      mean_terms    real not null default 100,
      counted_at    timestamptz(3),
      index_version integer not null default 1,
      index_after   text not null default ''
    )`.execute(db);
  await sql`insert into search_total default values`.execute(db);
  await sql`comment on table search_total is
    'One row: number and mean length of the public search entries when they were last counted; the version of the terms that all entries have, and up to which file_key those of a newer version are written.'`.execute(
    db,
  );
}
