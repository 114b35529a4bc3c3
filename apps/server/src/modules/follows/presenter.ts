import type { BlockedPerson, FollowPerson } from '@boardwalk/api-client';
import { followRelation } from '@boardwalk/domain';
import type { BlockedRow } from './blockRepository.ts';
import type { FollowPersonRow } from './repository.ts';

/** A person in a list of fans or followed creators. */
export function presentPerson(row: FollowPersonRow): FollowPerson {
  return {
    user_id: row.user_id,
    nick_name: row.nick_name,
    avatar_url: row.avatar_url,
    profile_name: row.profile_name,
    introduce: row.introduce,
    fans: row.fans_num,
    pub_files: row.pub_files_num,
    relation: followRelation(row),
  };
}

/** A person whom the caller has blocked. */
export function presentBlocked(row: BlockedRow): BlockedPerson {
  return { ...row, blocked_at: row.blocked_at.toISOString() };
}
