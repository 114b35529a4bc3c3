import { sql, type Kysely } from 'kysely';

/**
 * Triggers that keep publication_tag, publication_topic and the counters of topics and profiles in step
 * with publication. They live in the database so that no write path can forget them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function link_publication() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        update topic set file_num = file_num - 1
          where topic_id in (select topic_id from publication_topic where file_key = new.file_key);
        delete from publication_tag where file_key = new.file_key;
        delete from publication_topic where file_key = new.file_key;
        if old.is_live then
          update profile set pub_files_num = pub_files_num - 1 where user_id = old.owner_id;
        end if;
      end if;
      if new.is_live then
        insert into publication_tag
          (tag_id, file_key, is_chosen, hot_score, collect_num, use_num, created_at, updated_at, pub_time)
          select distinct t.id, new.file_key, t.id = any (new.tag_ids),
                 new.hot_score, new.collect_num, new.use_num, new.created_at, new.updated_at, new.pub_time
          from unnest(new.tag_path_ids || new.tag_ids) as t (id);
        insert into publication_topic
          (topic_id, file_key, hot_score, collect_num, use_num, created_at, updated_at, pub_time)
          select distinct t.id, new.file_key,
                 new.hot_score, new.collect_num, new.use_num, new.created_at, new.updated_at, new.pub_time
          from unnest(new.topic_ids) as t (id);
        update topic set file_num = file_num + 1
          where topic_id in (select topic_id from publication_topic where file_key = new.file_key);
        update profile set pub_files_num = pub_files_num + 1 where user_id = new.owner_id;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create function sort_publication() returns trigger language plpgsql as $$
    begin
      update publication_tag set hot_score = new.hot_score, collect_num = new.collect_num, use_num = new.use_num,
          created_at = new.created_at, updated_at = new.updated_at, pub_time = new.pub_time
        where file_key = new.file_key;
      update publication_topic set hot_score = new.hot_score, collect_num = new.collect_num, use_num = new.use_num,
          created_at = new.created_at, updated_at = new.updated_at, pub_time = new.pub_time
        where file_key = new.file_key;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger publication_links_on_insert after insert on publication
    for each row execute function link_publication()`.execute(db);
  await sql`
    create trigger publication_links_on_update after update on publication for each row
    when (old.is_live is distinct from new.is_live
       or old.owner_id is distinct from new.owner_id
       or old.tag_ids is distinct from new.tag_ids
       or old.tag_path_ids is distinct from new.tag_path_ids
       or old.topic_ids is distinct from new.topic_ids)
    execute function link_publication()`.execute(db);
  await sql`
    create trigger publication_sorts_on_update after update on publication for each row
    when (new.is_live and (old.hot_score, old.collect_num, old.use_num, old.created_at, old.updated_at, old.pub_time)
       is distinct from (new.hot_score, new.collect_num, new.use_num, new.created_at, new.updated_at, new.pub_time))
    execute function sort_publication()`.execute(db);
}
