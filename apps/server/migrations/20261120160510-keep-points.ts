import { sql, type Kysely } from 'kysely';

/** The ledger of points and what it adds up to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table point_account (
      user_id text primary key references user_account on delete cascade,
      balance integer not null check (balance >= 0)
    )`.execute(db);
  await sql`comment on table point_account is
    'The points a person has: the sum of their point_entry rows, kept by a trigger. Who never earned any has no row.'`.execute(
    db,
  );

  await sql`
    create table point_entry (
      entry_id   bigint generated always as identity (start with 5001) primary key,
      user_id    text not null references user_account on delete cascade,
      entry_key  text not null check (length(entry_key) between 1 and 200),
      cause      text not null check (cause in
        ('job', 'channel', 'useCase', 'spaceType', 'dailyVisit', 'firstApprovedTemplate', 'personalPlanCard')),
      points     integer not null check (points <> 0),
      created_at timestamptz(3) not null,
      unique (user_id, entry_key)
    )`.execute(db);
  await sql`create index point_entry_by_user on point_entry (user_id, entry_id desc)`.execute(db);
  await sql`comment on table point_entry is
    'One line of the ledger of points, never changed: positive when earned, negative when spent. entry_key says what for, once per person: the cause, for the daily visit with its date, for a card with its own key.'`.execute(
    db,
  );
  await sql`
    create function add_point_entry() returns trigger language plpgsql as $$
    begin
      -- Not in one step with the update: a check is made on what is inserted even where a row is there already.
      insert into point_account (user_id, balance) values (new.user_id, 0) on conflict do nothing;
      update point_account set balance = balance + new.points where user_id = new.user_id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger point_entry_counts after insert on point_entry
    for each row execute function add_point_entry()`.execute(db);
  await sql`
    create function refuse_point_change() returns trigger language plpgsql as $$
    begin
      raise exception 'lines of the ledger of points are never changed';
    end $$`.execute(db);
  await sql`
    create trigger point_entry_is_final before update on point_entry
    for each row execute function refuse_point_change()`.execute(db);
}
