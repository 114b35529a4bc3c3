import { FollowRelation } from '@boardwalk/domain';
import type { Handler } from '../../infra/http/handler.ts';
import { presentProfile } from './presenter.ts';

/** PUT /cmt/profile: changes the caller's own profile. Spec §5, §7. */
export const updateProfile: Handler<'updateProfile'> = async ({ body, caller, services }) => {
  const { profile_key: profileKey, sex, introduce, nick_name: nickName } = body;
  const row = await services.profiles.editProfile(caller.userId, profileKey, { sex, introduce, nickName });
  return presentProfile(row, FollowRelation.MYSELF);
};
