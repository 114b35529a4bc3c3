import { sql, type Kysely } from 'kysely';

/** Plans that are bought for a team. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table goods_order
      add column team_id bigint,
      add column team_name text,
      add check ((team_id is null) = (team_name is null))`.execute(db);
  await sql`comment on column goods_order.team_id is
    'The team that gets the plan; null for the buyer. No reference: the order outlives the team, and is not fulfilled without it.'`.execute(
    db,
  );
  await sql`drop index goods_order_open`.execute(db);
  await sql`create unique index goods_order_open on goods_order (user_id, goods_id, coalesce(team_id, 0)) where state in ('created', 'paying')`.execute(
    db,
  );

  await sql`alter table edition_grant add column team_id bigint references team on delete cascade`.execute(
    db,
  );
  await sql`create index edition_grant_by_team on edition_grant (team_id, grant_id) where team_id is not null`.execute(
    db,
  );
  await sql`comment on column edition_grant.team_id is
    'The team it was given to; null for the person. A grant of a team adds nothing to the edition of the person who bought it.'`.execute(
    db,
  );

  await sql`
    create table team_edition (
      team_id    bigint primary key references team on delete cascade,
      end_date   timestamptz(3),
      permanent  boolean not null,
      updated_at timestamptz(3) not null,
      check (permanent or end_date is not null)
    )`.execute(db);
  await sql`comment on table team_edition is
    'The plan that was bought for a team, running or ended, as its grants add up to it. Can be worked out anew from edition_grant.'`.execute(
    db,
  );
}
