import { sql, type Kysely } from 'kysely';

/** Accounts, profiles, sessions and follows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table user_account (
      user_id         text primary key check (user_id ~ '^[0-9A-Za-z]{12}$'),
      email           text unique check (email = lower(email) and length(email) <= 254),
      mobile          text unique check (mobile ~ '^\\+[0-9]{6,15}$'),
      password_hash   text,
      nick_name       text not null check (length(nick_name) between 1 and 60),
      kind            smallint not null default 0 check (kind in (0, 1, 2)),
      e_id            integer not null default 0 check (e_id >= 0),
      special_invite  boolean not null default false,
      identification  text,
      avatar_url      text,
      language        text check (language in ('zh-CN', 'en-US', 'ja-JP', 'ko-KR', 'es-ES')),
      onboarded_at    timestamptz(3),
      created_at      timestamptz(3) not null,
      updated_at      timestamptz(3) not null,
      deactivated_at  timestamptz(3),
      check (email is not null or mobile is not null)
    )`.execute(db);
  await sql`comment on table user_account is
    'One person who can sign in. email and mobile are stored normalised (lower case, E.164); kind is the user kind: 0 general, 1 super admin, 2 general admin; onboarded_at is when the first questions were answered or skipped.'`.execute(
    db,
  );

  await sql`
    create table profile (
      user_id            text primary key references user_account on delete cascade,
      profile_key        text not null unique check (profile_key ~ '^[0-9A-Za-z]{12}$'),
      name               text not null unique check (length(name) between 1 and 60),
      introduce          text not null default '' check (length(introduce) <= 200),
      profession         text not null default '' check (length(profession) <= 100),
      sex                smallint not null default 9 check (sex in (1, 2, 9)),
      career_id          integer,
      industry_id        integer,
      member             smallint not null default 0 check (member in (0, 1, 2)),
      influencer         smallint not null default 0 check (influencer in (0, 1)),
      expert             smallint not null default 0 check (expert in (0, 1)),
      collections_public boolean not null default true,
      focus_num          integer not null default 0 check (focus_num >= 0),
      fans_num           integer not null default 0 check (fans_num >= 0),
      pub_files_num      integer not null default 0 check (pub_files_num >= 0),
      created_at         timestamptz(3) not null,
      updated_at         timestamptz(3) not null
    )`.execute(db);
  await sql`comment on table profile is
    'The public side of an account, one row each. name is the handle of /profile/{name}; focus_num, fans_num and pub_files_num count rows of follow and live rows of publication.'`.execute(
    db,
  );

  await sql`
    create table session (
      session_id   text primary key,
      secret_hash  text not null unique,
      user_id      text not null references user_account on delete cascade,
      user_agent   text not null default '',
      created_at   timestamptz(3) not null,
      last_seen_at timestamptz(3) not null,
      expires_at   timestamptz(3) not null,
      revoked_at   timestamptz(3)
    )`.execute(db);
  await sql`create index session_by_user on session (user_id) where revoked_at is null`.execute(db);
  await sql`create index session_by_expiry on session (expires_at)`.execute(db);
  await sql`comment on table session is
    'One signed-in browser: the long-lived HttpOnly cookie. secret_hash is the SHA-256 of the cookie value, which itself is stored nowhere.'`.execute(
    db,
  );

  await sql`
    create table refresh_token (
      token_hash  text primary key,
      session_id  text not null references session on delete cascade,
      parent_hash text references refresh_token on delete cascade,
      created_at  timestamptz(3) not null,
      expires_at  timestamptz(3) not null,
      used_at     timestamptz(3)
    )`.execute(db);
  await sql`create index refresh_token_by_session on refresh_token (session_id)`.execute(db);
  await sql`create index refresh_token_by_parent on refresh_token (parent_hash)`.execute(db);
  await sql`comment on table refresh_token is
    'One single-use refresh token, known by its SHA-256. used_at is set when it was exchanged; its successors name it as parent. All tokens of a session are one family: reuse of a spent one ends the session.'`.execute(
    db,
  );

  await sql`
    create table follow (
      follower_id text not null references user_account on delete cascade,
      followee_id text not null references user_account on delete cascade,
      created_at  timestamptz(3) not null,
      primary key (follower_id, followee_id),
      check (follower_id <> followee_id)
    )`.execute(db);
  await sql`create index follow_by_follower on follow (follower_id, created_at desc, followee_id desc)`.execute(
    db,
  );
  await sql`create index follow_by_followee on follow (followee_id, created_at desc, follower_id desc)`.execute(
    db,
  );
  await sql`comment on table follow is
    'follower_id follows followee_id. Both directions are keyset lists (fans, follows).'`.execute(db);
}
