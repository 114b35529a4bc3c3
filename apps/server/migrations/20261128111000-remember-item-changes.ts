import { sql, type Kysely } from 'kysely';

/** What was done to folders and files together, so that it can be taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table item_change (
      change_id  bigint generated always as identity (start with 9101) primary key,
      user_id    text not null references user_account on delete cascade,
      team_id    bigint not null references team on delete cascade,
      before     jsonb not null,
      created_at timestamptz(3) not null,
      undone_at  timestamptz(3)
    )`.execute(db);
  await sql`create index item_change_by_person on item_change (user_id)`.execute(db);
  await sql`create index item_change_by_team on item_change (team_id)`.execute(db);
  await sql`create index item_change_by_age on item_change (created_at)`.execute(db);
  await sql`comment on table item_change is
    'Folders and files that one person moved or threw away together, as they were before: taken back by it, for a day. Rows are deleted after that.'`.execute(
    db,
  );
}
