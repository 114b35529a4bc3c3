import { sql, type Kysely } from 'kysely';

/** Professional editions and the grants they come from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table edition_grant (
      grant_id    bigint generated always as identity (start with 4001) primary key,
      user_id     text not null references user_account on delete cascade,
      grant_key   text not null unique check (length(grant_key) between 1 and 200),
      source      text not null check (source in ('purchase', 'points', 'gift')),
      edition_key text not null check (length(edition_key) between 1 and 40),
      goods_id    text check (length(goods_id) between 1 and 100),
      days        integer check (days between 1 and 36500),
      created_at  timestamptz(3) not null,
      revoked_at  timestamptz(3)
    )`.execute(db);
  await sql`create index edition_grant_by_user on edition_grant (user_id, grant_id desc)`.execute(db);
  await sql`comment on table edition_grant is
    'One grant of a professional edition: never changed but for revoked_at, which says when it was taken back. days null means a lifetime. grant_key names what it was given for, so that nothing is granted twice.'`.execute(
    db,
  );

  await sql`
    create table professional_edition (
      user_id     text primary key references user_account on delete cascade,
      type        smallint not null check (type in (-1, 1)),
      edition_key text not null,
      goods_id    text,
      start_date  timestamptz(3) not null,
      end_date    timestamptz(3),
      permanent   boolean not null,
      extends     integer not null default 0 check (extends >= 0),
      updated_at  timestamptz(3) not null,
      check (permanent or end_date is not null)
    )`.execute(db);
  await sql`comment on table professional_edition is
    'The professional edition of a person, running or ended, as their grants add up to it: type -1 trial, 1 official; start_date is when it began that has lasted without a gap, extends how many grants prolonged it since. Can be worked out anew from edition_grant.'`.execute(
    db,
  );

  // Ordinary membership is a valid edition from now on. Who had it without one keeps it for a year.
  await sql`
    insert into edition_grant (user_id, grant_key, source, edition_key, days, created_at)
    select user_id, 'ordinary member ' || user_id, 'gift', 'personal', 365, now()
    from profile where member = 1 order by user_id`.execute(db);
  await sql`
    insert into professional_edition (user_id, type, edition_key, start_date, end_date, permanent, updated_at)
    select user_id, 1, edition_key, created_at, created_at + days * interval '24 hours', false, created_at
    from edition_grant`.execute(db);
  await sql`
    insert into edition_grant (user_id, grant_key, source, edition_key, days, created_at)
    select user_id, 'lifetime member ' || user_id, 'gift', 'lifetime', null, now()
    from profile where member = 2 order by user_id`.execute(db);
  await sql`
    insert into professional_edition (user_id, type, edition_key, start_date, permanent, updated_at)
    select user_id, 1, edition_key, created_at, true, created_at
    from edition_grant where days is null`.execute(db);
  await sql`update profile set member = 0 where member = 1`.execute(db);
  await sql`alter table profile drop constraint profile_member_check`.execute(db);
  await sql`alter table profile add constraint profile_member_check check (member in (0, 2))`.execute(db);
  await sql`comment on column profile.member is
    '2 for lifetime membership, else 0. Who has a valid professional edition is an ordinary member, which is worked out when it is read.'`.execute(
    db,
  );
}
