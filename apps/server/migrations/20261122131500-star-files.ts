import { sql, type Kysely } from 'kysely';

/** Files that people keep at hand. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table file_star (
      user_id    text not null references user_account on delete cascade,
      file_key   text not null references file on delete cascade,
      starred_at timestamptz(3) not null,
      primary key (user_id, file_key)
    )`.execute(db);
  await sql`create index file_star_by_user on file_star (user_id, starred_at desc, file_key desc)`.execute(
    db,
  );
  await sql`create index file_star_by_file on file_star (file_key)`.execute(db);
  await sql`comment on table file_star is
    'A file that somebody has starred. It stays when they can no longer open the file; lists leave it out then.'`.execute(
    db,
  );
}
