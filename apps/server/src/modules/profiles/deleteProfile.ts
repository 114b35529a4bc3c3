import type { Handler } from '../../api/handler.ts';

/** DELETE /cmt/profile: clears the caller's own profile (decisions: "Wire contract"). Spec §7. */
export const deleteProfile: Handler<'deleteProfile'> = async ({ query, caller, services }) => {
  await services.profiles.clearProfile(caller.userId, query.profile_key);
  return null;
};
