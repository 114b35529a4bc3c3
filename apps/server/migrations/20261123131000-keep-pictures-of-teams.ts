import { sql, type Kysely } from 'kysely';

/** The picture by which people know a team. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table team add column avatar_hash text`.execute(db);
  await sql`comment on column team.avatar_hash is
    'Hash of the widest square of the picture of the team, which stands in its address; null when there is none.'`.execute(
    db,
  );
  await sql`
    create table team_avatar (
      team_id   bigint not null references team on delete cascade,
      width     smallint not null check (width in (64, 128, 360)),
      blob_hash text not null references blob,
      primary key (team_id, width)
    )`.execute(db);
  await sql`create index team_avatar_by_blob on team_avatar (blob_hash)`.execute(db);
  await sql`comment on table team_avatar is
    'The picture of a team as a square webp in its widths.'`.execute(db);
}
