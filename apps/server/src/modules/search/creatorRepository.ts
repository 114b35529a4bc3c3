import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import { MAX_CREATORS } from './policy.ts';

/** A creator as the search of them reads it. */
export interface CreatorRow {
  user_id: string;
  nick_name: string;
  avatar_url: string | null;
  profile_name: string;
  fans_num: number;
  pub_files_num: number;
}

/** The most followed creators are looked through first: what many names begin with is among them, whatever it is. */
const WALKED_CREATORS = 1_500;
/** Others that the indexes of names give. */
const FOUND_CREATORS = 300;
/** Names in which a part is looked for by an index have at least so many characters. */
const INDEXED_PART = 3;

/**
 * Longer texts have to be typed as they are: no name is so long, and Postgres compares 255 characters at most. A folded text can be longer
 * than the typed one: a single character may stand for a phrase.
 */
const LONGEST_MISTYPED = 60;

const COLUMNS = sql`user_id, name_key, fans_num, pub_files_num`;
const FIRST = sql`fans_num desc, pub_files_num desc, user_id`;
/** The place of a row that is shown: nobody who has deactivated or deleted the account. */
const SHOWN = sql`join user_account using (user_id) join profile using (user_id) where deactivated_at is null`;
const SHOWN_COLUMNS = sql`user_id, nick_name, avatar_url, profile.name as profile_name, profile.fans_num, profile.pub_files_num`;

/**
 * Creators with public works whose nickname has a text: first those that begin with it, then those with a word that does, then
 * those that hold it, each kind by how many follow them. When nobody's does, those whose name begins with something near it: one other
 * character, of six or more two. One statement, which costs no more for a letter that half of all names begin with.
 *
 * @param keyword as typed; empty for the most followed creators of all
 */
export async function findCreators(db: Queryable, keyword: string): Promise<CreatorRow[]> {
  const { rows } = await (keyword.trim() === '' ? mostFollowed() : named(keyword)).execute(db);
  return rows;
}

function mostFollowed(): RawBuilder<CreatorRow> {
  return sql<CreatorRow>`
    select profile.user_id, nick_name, avatar_url, profile.name as profile_name, fans_num, pub_files_num
    from profile join user_account using (user_id)
    where pub_files_num > 0 and deactivated_at is null
    order by fans_num desc, pub_files_num desc, profile.user_id limit ${MAX_CREATORS}`;
}

function named(keyword: string): RawBuilder<CreatorRow> {
  const key = sql`(select key from typed)`;
  return sql<CreatorRow>`
    with typed as materialized (
      select key, length(key) as size,
        case when length(key) > ${sql.lit(LONGEST_MISTYPED)} then 0 when length(key) >= 6 then 2 when length(key) >= 4 then 1 else 0 end as slips
      from (select creator_key(${keyword}) as key) as folded where key <> ''
    ), popular as materialized (
      select ${COLUMNS} from profile where pub_files_num > 0 order by ${FIRST} limit ${sql.lit(WALKED_CREATORS)}
    ), known as materialized (
      select popular.* from popular cross join typed
      where starts_with(name_key, key) or strpos(' ' || name_key, ' ' || key) > 0
         -- One or two letters of a word are in nearly every name, a character of Chinese is not.
         or ((size >= ${sql.lit(INDEXED_PART)} or key ~ '[^\\u0001-\\u024f]') and strpos(name_key, key) > 0)
    ), begun as materialized (
      select ${COLUMNS} from profile
      where (select count(*) from known) < ${MAX_CREATORS}::integer and pub_files_num > 0
        and name_key ~>=~ ${key} and name_key ~<~ (${key} || chr(1114111))
      order by name_key using ~<~ limit ${sql.lit(FOUND_CREATORS)}
    ), within as materialized (
      -- What is no letter is a space in the key, so it is a pattern as it stands.
      select ${COLUMNS} from profile
      where (select count(*) from known) + (select count(*) from begun) < ${MAX_CREATORS}::integer
        and (select size from typed) >= ${sql.lit(INDEXED_PART)} and pub_files_num > 0
        and name_key like '%' || ${key} || '%'
      limit ${sql.lit(FOUND_CREATORS)}
    ), met as materialized (
      select * from known union select * from begun union select * from within
    ), alike as materialized (
      select ${COLUMNS} from profile
      where not exists (select from met) and (select slips from typed) > 0 and pub_files_num > 0
        and (name_key % ${key} or ${key} <% name_key)
      order by word_similarity(${key}, name_key) desc, ${FIRST} limit ${sql.lit(FOUND_CREATORS)}
    ), near as (
      select candidate.*, slip from typed cross join (
        select * from alike union select * from popular where not exists (select from met)
      ) as candidate
      cross join lateral (
        select min(levenshtein_less_equal(left(part, size + more), key, slips)) as slip
        from unnest(string_to_array(name_key, ' ') || name_key) as part cross join generate_series(-1, 1) as more
      ) as measured
      where slips > 0 and slip <= slips
    ), ranked as (
      select met.user_id, case when name_key = key then 0 when starts_with(name_key, key) then 1
        when strpos(' ' || name_key, ' ' || key) > 0 then 2 else 3 end as place
      from met cross join typed
      union all
      select user_id, 3 + slip from near
    )
    select ${SHOWN_COLUMNS} from ranked ${SHOWN} and profile.pub_files_num > 0
    order by place, profile.fans_num desc, profile.pub_files_num desc, user_id limit ${MAX_CREATORS}`;
}
