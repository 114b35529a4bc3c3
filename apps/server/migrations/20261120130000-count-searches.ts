import { sql, type Kysely } from 'kysely';

/** Searches are counted per language, and by how many people made them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table search_term
      add column language text not null default 'en-US' check (language in ('zh-CN', 'en-US', 'ja-JP', 'ko-KR', 'es-ES')),
      add column viewers integer not null default 1 check (viewers >= 1),
      drop constraint search_term_pkey,
      add primary key (day, language, term_key)`.execute(db);
  await sql`
    alter table search_term alter column language drop default, alter column viewers drop default`.execute(
    db,
  );
  await sql`comment on table search_term is
    'How often a folded term was searched for on a day by readers of a language: count has at most one search per person and hour, viewers the number of people. Hot searches are made of the last days.'`.execute(
    db,
  );
  await sql`
    create table search_event (
      day      date not null,
      language text not null,
      term_key text not null,
      viewer   text not null,
      hour     timestamptz(0) not null,
      primary key (day, language, term_key, viewer)
    )`.execute(db);
  await sql`comment on table search_event is
    'Who searched for a term on a day, and in which hour last, so that nobody is counted twice. viewer is a keyed hash that holds for one day; rows of past days are deleted.'`.execute(
    db,
  );
}
