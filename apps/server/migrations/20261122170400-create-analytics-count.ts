import { sql, type Kysely } from 'kysely';

/** How often things are done, of visitors who have agreed to be counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table analytics_count (
      day    date not null,
      name   text not null check (name in ('search', 'publish_click')),
      origin text not null check (length(origin) between 1 and 20),
      count  bigint not null check (count > 0),
      primary key (day, name, origin)
    )`.execute(db);
  await sql`comment on table analytics_count is
    'How often an event of analytics happened on a calendar day of the deployment, by where it was started. Nothing is kept of who did it. Rows of days longer than 400 days ago are removed.'`.execute(
    db,
  );
}
