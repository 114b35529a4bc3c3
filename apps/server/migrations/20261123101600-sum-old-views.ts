import { sql, type Kysely } from 'kysely';

/** Looks that are old are counted here by work, and their rows go. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table view_sum (
      file_key text primary key references publication on delete cascade,
      view_num integer not null check (view_num > 0)
    )`.execute(db);
  await sql`comment on table view_sum is
    'How often publications were looked at in times whose rows of view_event were removed (decision 0101).'`.execute(
    db,
  );
}
