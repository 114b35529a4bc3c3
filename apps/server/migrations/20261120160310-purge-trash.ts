import { sql, type Kysely } from 'kysely';

/** Who put a file into the trash, when its board was purged, and indexes for trash, recent files and moved places. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table file
      add column trashed_by text references user_account,
      add column purged_at timestamptz(3)`.execute(db);
  await sql`comment on column file.purged_at is
    'When the board of a trashed file was deleted for good. The row stays while the community still refers to it: a work, a copy that counts, a cover.'`.execute(
    db,
  );
  await sql`
    create index file_by_trash on file (team_id, trashed_at desc, file_key desc)
    where trashed_at is not null and purged_at is null`.execute(db);
  await sql`
    create index file_by_trash_age on file (trashed_at, file_key)
    where trashed_at is not null and purged_at is null`.execute(db);
  await sql`
    create index file_by_team_recent on file (team_id, updated_at desc, file_key desc)
    where trashed_at is null`.execute(db);
  // Deleting a folder, project or team looks for what still lies there, trashed or not.
  await sql`create index file_by_folder on file (folder_id) where folder_id is not null`.execute(db);
  await sql`create index file_by_project on file (project_id)`.execute(db);
  await sql`drop index file_by_team`.execute(db);
  await sql`create index file_by_team on file (team_id)`.execute(db);
}
