import { sql, type Kysely } from 'kysely';

/**
 * People of a notice are counted once for each statement that adds or removes some: a work that many like at once adds them
 * together, and each row by itself would write the message anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger inbox_actor_come on inbox_actor`.execute(db);
  await sql`drop trigger inbox_actor_gone on inbox_actor`.execute(db);
  await sql`drop function count_notice_person`.execute(db);
  await sql`drop function drop_empty_notice`.execute(db);
  await sql`
    create function count_notice_people() returns trigger language plpgsql as $$
    begin
      update inbox_message set actor_num = actor_num + come.people
        from (select message_id, count(*)::integer as people from new_actor group by message_id) as come
        where inbox_message.message_id = come.message_id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger inbox_actor_come after insert on inbox_actor referencing new table as new_actor
      for each statement execute function count_notice_people()`.execute(db);
  await sql`
    create function drop_empty_notices() returns trigger language plpgsql as $$
    begin
      update inbox_message set actor_num = actor_num - gone.people
        from (select message_id, count(*)::integer as people from old_actor group by message_id) as gone
        where inbox_message.message_id = gone.message_id;
      delete from inbox_message
        where actor_num = 0 and message_id in (select message_id from old_actor);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger inbox_actor_gone after delete on inbox_actor referencing old table as old_actor
      for each statement execute function drop_empty_notices()`.execute(db);
}
