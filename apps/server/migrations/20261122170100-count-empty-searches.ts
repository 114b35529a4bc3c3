import { sql, type Kysely } from 'kysely';

/** What was searched for and found nothing, and indexes by which figures of a time are counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table empty_search (
      day         date not null,
      language    text not null,
      term_key    text not null,
      search_term text not null,
      count       integer not null check (count > 0),
      primary key (day, language, term_key)
    )`.execute(db);
  await sql`comment on table empty_search is
    'How often a search found nothing, by day. Nobody is named: a text that may be personal, and what goes beyond the number of texts kept for a day, is counted under the empty text.'`.execute(
    db,
  );
  await sql`create index use_event_by_time on use_event (created_at)`.execute(db);
  await sql`create index moderation_log_by_time on moderation_log (action, created_at)`.execute(db);
  await sql`create index submission_waiting on submission (due_at) where status = 1`.execute(db);
}
