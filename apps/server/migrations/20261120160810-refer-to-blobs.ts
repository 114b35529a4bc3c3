import { sql, type Kysely } from 'kysely';

/**
 * Makes every reference to a stored picture or blob one the database knows, so that what nothing refers to can be told and
 * removed. A use names an image or, for a board snapshot, a blob: two generated columns carry the two foreign keys.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update file set thumbnail_hash = null
    where thumbnail_hash is not null and not exists (select from image where hash = thumbnail_hash)`.execute(
    db,
  );
  await sql`
    alter table file add constraint file_thumbnail_hash_fkey foreign key (thumbnail_hash) references image`.execute(
    db,
  );
  await sql`
    delete from blob_use where case when purpose = 'object'
      then not exists (select from blob where blob.hash = blob_use.hash)
      else not exists (select from image where image.hash = blob_use.hash) end`.execute(db);
  await sql`
    alter table blob_use
      add column blob_hash text generated always as (case when purpose = 'object' then hash end) stored references blob,
      add column image_hash text generated always as (case when purpose <> 'object' then hash end) stored references image`.execute(
    db,
  );
  await sql`create index file_by_thumbnail on file (thumbnail_hash) where thumbnail_hash is not null`.execute(
    db,
  );
  await sql`create index blob_use_by_blob on blob_use (blob_hash) where blob_hash is not null`.execute(db);
  await sql`create index blob_use_by_image on blob_use (image_hash) where image_hash is not null`.execute(db);
  for (const table of ['submission', 'publication']) {
    for (const column of ['cover_hash', 'object_hash'])
      await sql`create index ${sql.raw(`${table}_by_${column}`)} on ${sql.table(table)} (${sql.ref(column)})`.execute(
        db,
      );
  }
  await sql`create index image_by_age on image (created_at)`.execute(db);
  await sql`create index blob_by_age on blob (created_at)`.execute(db);
  await sql`comment on column blob.created_at is
    'When the bytes were last handed in; unused ones are kept for a while from then on.'`.execute(db);
  await sql`comment on column image.created_at is
    'When the picture was last handed in; an unused one is kept for a while from then on.'`.execute(db);
}
