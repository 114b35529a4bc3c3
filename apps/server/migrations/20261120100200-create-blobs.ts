import { sql, type Kysely } from 'kysely';

/** Content-addressed bytes, the images made from uploads, and who uses them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table blob (
      hash       text primary key check (hash ~ '^[0-9a-f]{64}$'),
      mime       text not null,
      size       bigint not null check (size >= 0),
      created_at timestamptz(3) not null
    )`.execute(db);
  await sql`comment on table blob is
    'Bytes in the blob store, addressed by their SHA-256. A row exists only for bytes that are safely stored.'`.execute(
    db,
  );

  await sql`
    create table image (
      hash        text primary key check (hash ~ '^[0-9a-f]{64}$'),
      width       integer not null check (width > 0),
      height      integer not null check (height > 0),
      placeholder text not null,
      created_at  timestamptz(3) not null
    )`.execute(db);
  await sql`comment on table image is
    'A picture by the SHA-256 of the bytes that were uploaded or rendered. The upload itself is not kept: only re-encoded variants are. width and height are those of the upright original; placeholder is a data: URI of a tiny blurred webp.'`.execute(
    db,
  );

  await sql`
    create table image_variant (
      image_hash text not null references image on delete cascade,
      width      smallint not null check (width in (360, 720, 1080)),
      blob_hash  text not null references blob,
      primary key (image_hash, width)
    )`.execute(db);
  await sql`create index image_variant_by_blob on image_variant (blob_hash)`.execute(db);
  await sql`comment on table image_variant is
    'The webp of an image in one of the three served widths (never enlarged: a small image has the same blob in several).'`.execute(
    db,
  );

  await sql`
    create table blob_use (
      file_key   text not null references file on delete cascade,
      hash       text not null check (hash ~ '^[0-9a-f]{64}$'),
      purpose    text not null check (purpose in ('cover', 'thumbnail', 'upload', 'object')),
      created_at timestamptz(3) not null,
      primary key (file_key, hash, purpose)
    )`.execute(db);
  await sql`create index blob_use_by_hash on blob_use (hash)`.execute(db);
  await sql`comment on table blob_use is
    'Which file uses which image or blob, and for what. An image address names the file, so this is what makes it answer.'`.execute(
    db,
  );
}
