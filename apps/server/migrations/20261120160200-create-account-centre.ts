import { sql, type Kysely } from 'kysely';

/** Avatars, codes of the account frame, exports, and accounts of which only the shell is left. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table user_account
      add column deleted_at timestamptz(3),
      drop constraint user_account_check,
      add constraint user_account_sign_in_name check (email is not null or mobile is not null or deleted_at is not null),
      add constraint user_account_deleted check (deleted_at is null or (
        deactivated_at is not null and email is null and mobile is null and password_hash is null
        and identification is null and avatar_url is null))`.execute(db);
  await sql`comment on column user_account.deleted_at is
    'When the person deleted their account. The row stays for what refers to it; nothing personal is left in it, and whoever shows it says "deleted user" in the words of the reader.'`.execute(
    db,
  );

  await sql`
    create table avatar (
      user_id    text primary key references user_account on delete cascade,
      created_at timestamptz(3) not null
    )`.execute(db);
  await sql`comment on table avatar is 'Who has an avatar. user_account.avatar_url is its address.'`.execute(
    db,
  );
  await sql`
    create table avatar_variant (
      user_id   text not null references avatar on delete cascade,
      width     smallint not null check (width in (64, 128, 360)),
      blob_hash text not null references blob,
      primary key (user_id, width)
    )`.execute(db);
  await sql`create index avatar_variant_by_blob on avatar_variant (blob_hash)`.execute(db);
  await sql`comment on table avatar_variant is
    'An avatar as a square webp in one of its widths; the hash of the widest is in its address.'`.execute(db);

  await sql`
    create table frame_token (
      code_hash  text primary key,
      session_id text not null references session on delete cascade,
      expires_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index frame_token_by_session on frame_token (session_id)`.execute(db);
  await sql`comment on table frame_token is
    'A one-time code of the account frame, known by its SHA-256. Its use deletes the row.'`.execute(db);

  await sql`
    create table account_export (
      export_id    bigint generated always as identity (start with 1001) primary key,
      user_id      text not null references user_account on delete cascade,
      state        text not null check (state in ('pending', 'ready', 'failed', 'expired')),
      attempts     smallint not null default 0 check (attempts >= 0),
      due_at       timestamptz(3),
      blob_hash    text references blob,
      size         bigint check (size >= 0),
      requested_at timestamptz(3) not null,
      ready_at     timestamptz(3),
      expires_at   timestamptz(3),
      check ((state = 'pending') = (due_at is not null)),
      check ((state = 'ready') = (blob_hash is not null)),
      check (state <> 'ready' or (size is not null and ready_at is not null and expires_at is not null))
    )`.execute(db);
  await sql`create unique index account_export_open on account_export (user_id) where state = 'pending'`.execute(
    db,
  );
  await sql`create index account_export_by_user on account_export (user_id, export_id desc)`.execute(db);
  await sql`create index account_export_due on account_export (due_at, export_id) where state = 'pending'`.execute(
    db,
  );
  await sql`create index account_export_by_expiry on account_export (expires_at) where state = 'ready'`.execute(
    db,
  );
  await sql`create index account_export_by_blob on account_export (blob_hash) where blob_hash is not null`.execute(
    db,
  );
  await sql`comment on table account_export is
    'An archive of everything about a person. pending: to be made from due_at on (a try takes the row until a later due_at, so that one whose process died is made anew); ready until expires_at, its zip in blob_hash; failed after several tries; expired when the archive is gone.'`.execute(
    db,
  );

  // The looks of a person who deletes their account lose their name; those of visitors have longer ones.
  await sql`create index view_event_by_person on view_event (viewer) where length(viewer) = 12`.execute(db);
}
