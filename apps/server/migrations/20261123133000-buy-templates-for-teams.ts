import { sql, type Kysely } from 'kysely';

/** Templates that are bought for a team, and by which right a copy was made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table team_entitlement (
      team_id    bigint not null references team on delete cascade,
      file_key   text not null references publication,
      created_at timestamptz(3) not null,
      primary key (team_id, file_key)
    )`.execute(db);
  await sql`create index team_entitlement_by_file on team_entitlement (file_key)`.execute(db);
  await sql`comment on table team_entitlement is
    'The right of a team, hence of all its members as long as they are members, to copy a paid work.'`.execute(
    db,
  );
  await sql`alter table copy_event add column team_id bigint`.execute(db);
  await sql`comment on column copy_event.team_id is
    'The team by whose right a paid work was copied; null for one''s own right, and where none was needed. No reference: it outlives the team.'`.execute(
    db,
  );
  await sql`comment on column goods_order.team_id is
    'The team that gets what is bought; null for the buyer. No reference: the order outlives the team, and is not fulfilled without it.'`.execute(
    db,
  );
}
