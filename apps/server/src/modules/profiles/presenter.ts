import type { ManagerStatus, Profile } from '@boardwalk/api-client';
import { FollowRelation, isAdmin, type UserKind } from '@boardwalk/domain';
import type { ProfileRow } from './repository.ts';

/**
 * A profile as everybody may see it.
 *
 * @param relation how the viewer and the person stand; left out for a viewer who is not signed in
 */
export function presentProfile(row: ProfileRow, relation?: FollowRelation): Profile {
  return {
    user_id: row.user_id,
    profile_key: row.profile_key,
    name: row.name,
    nick_name: row.nick_name,
    avatar_url: row.avatar_url,
    introduce: row.introduce,
    member: row.member,
    influencer: row.influencer,
    expert: row.expert,
    profession: row.profession,
    sex: row.sex,
    career_info: { career_id: row.career_id, industry_id: row.industry_id },
    statistic_data: { focus: row.focus_num, fans: row.fans_num, pub_files: row.pub_files_num },
    ...(relation === undefined ? {} : { relation }),
  };
}

/** A profile as its owner sees it. */
export function presentOwnProfile(row: ProfileRow): Profile {
  return {
    ...presentProfile(row, FollowRelation.MYSELF),
    collections_public: row.collections_public,
  };
}

/** The kind of a person. */
export function presentManager({ user_id, kind }: { user_id: string; kind: UserKind }): ManagerStatus {
  return { user_id, role: kind, is_manager: isAdmin(kind) };
}
