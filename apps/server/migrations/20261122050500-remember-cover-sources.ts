import { sql, type Kysely } from 'kysely';

/**
 * Where the cover of a submission comes from, so that an update keeps a cover which its owner chose. Of older ones only
 * those are known to be pictures of the board that are the file's thumbnail; every other one is kept.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table submission
      add column cover_source text not null default 'upload' check (cover_source in ('board', 'upload'))`.execute(
    db,
  );
  await sql`
    update submission set cover_source = 'board'
    from file
    where file.file_key = submission.file_key and file.thumbnail_hash = submission.cover_hash`.execute(db);
  await sql`comment on column submission.cover_source is
    'board: the cover is a picture of the board, painted anew with the next version; upload: the owner chose it, and the next version keeps it.'`.execute(
    db,
  );
}
