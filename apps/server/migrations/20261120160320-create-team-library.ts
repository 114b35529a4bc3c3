import { sql, type Kysely } from 'kysely';

/** Pictures a team keeps for its boards. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table team_picture (
      picture_id bigint generated always as identity (start with 6001) primary key,
      team_id    bigint not null references team on delete cascade,
      hash       text not null references image,
      name       text not null check (length(name) between 1 and 200),
      added_by   text not null references user_account,
      created_at timestamptz(3) not null,
      unique (team_id, hash)
    )`.execute(db);
  await sql`create index team_picture_by_team on team_picture (team_id, picture_id desc)`.execute(db);
  await sql`create index team_picture_by_hash on team_picture (hash)`.execute(db);
  await sql`comment on table team_picture is
    'A picture in the library of a team, to be put on its boards. A board it was put on uses it by a blob_use of its own, so it stays there when the library lets go of it.'`.execute(
    db,
  );
}
