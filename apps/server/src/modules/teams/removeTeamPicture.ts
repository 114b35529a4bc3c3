import type { Handler } from '../../api/handler.ts';

/** DELETE /web/team/{teamId}/library/{hash}: takes a picture out of the library. Spec §6 (netdisk). */
export const removeTeamPicture: Handler<'removeTeamPicture'> = async ({ caller, params, services }) => {
  await services.library.remove(caller.userId, params.teamId, params.hash);
  return null;
};
