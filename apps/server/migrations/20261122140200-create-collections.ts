import { sql, type Kysely } from 'kysely';

/** Named collections of works. Their rows belong to a person, so that exports hold them and erasing the person takes them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table collection (
      collection_id bigint generated always as identity primary key,
      user_id       text not null references user_account on delete cascade,
      name          text not null,
      description   text not null default '',
      is_public     boolean not null,
      created_at    timestamptz(3) not null,
      updated_at    timestamptz(3) not null
    )`.execute(db);
  await sql`create index collection_by_user on collection (user_id, updated_at desc, collection_id desc)`.execute(
    db,
  );
  await sql`
    create table collection_file (
      collection_id bigint not null references collection on delete cascade,
      file_key      text not null references publication,
      user_id       text not null references user_account on delete cascade,
      place         integer not null,
      created_at    timestamptz(3) not null,
      primary key (collection_id, file_key)
    )`.execute(db);
  await sql`create index collection_file_by_place on collection_file (collection_id, place, file_key)`.execute(
    db,
  );
  await sql`create index collection_file_by_user on collection_file (user_id, file_key)`.execute(db);
  await sql`create index collection_file_by_file on collection_file (file_key)`.execute(db);
  await sql`comment on table collection_file is
    'Works of a named collection by place, the lowest first. All of them are in collect as well.'`.execute(
    db,
  );
}
