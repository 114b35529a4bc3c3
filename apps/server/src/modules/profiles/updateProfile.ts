import type { Handler } from '../../api/handler.ts';
import { presentOwnProfile } from './presenter.ts';

/** PUT /cmt/profile: changes the caller's own profile. Spec §5, §7. */
export const updateProfile: Handler<'updateProfile'> = async ({ body, caller, services }) => {
  const { profile_key: profileKey, sex, introduce, profession } = body;
  const edit = {
    sex,
    introduce,
    profession,
    nickName: body.nick_name,
    collectionsPublic: body.collections_public,
  };
  return presentOwnProfile(await services.profiles.editProfile(caller.userId, profileKey, edit));
};
