import { sql, type Kysely } from 'kysely';

/** How many people a notice is about stands beside it, so that nobody counts them to show the last three. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table inbox_message add column actor_num integer not null default 0 check (actor_num >= 0)`.execute(
    db,
  );
  await sql`
    update inbox_message set actor_num = (select count(*) from inbox_actor actor where actor.message_id = inbox_message.message_id)
    where notice_key is not null`.execute(db);
  await sql`create index inbox_actor_by_time on inbox_actor (message_id, created_at desc, user_id)`.execute(
    db,
  );
  await sql`comment on column inbox_message.actor_num is
    'How many rows inbox_actor has of a notice, counted by triggers; 0 for other messages.'`.execute(db);
  await sql`
    create function count_notice_person() returns trigger language plpgsql as $$
    begin
      update inbox_message set actor_num = actor_num + 1 where message_id = new.message_id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger inbox_actor_come after insert on inbox_actor
      for each row execute function count_notice_person()`.execute(db);
  await sql`
    create or replace function drop_empty_notice() returns trigger language plpgsql as $$
    begin
      update inbox_message set actor_num = actor_num - 1 where message_id = old.message_id;
      delete from inbox_message where message_id = old.message_id and actor_num = 0;
      return null;
    end $$`.execute(db);
}
