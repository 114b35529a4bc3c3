import type { Handler } from '../../api/handler.ts';

/** POST /web/file/{file_key}/library/{hash}: puts a picture of the library on a board. Spec §6 (library). */
export const useTeamPicture: Handler<'useTeamPicture'> = async ({ caller, params, services }) =>
  services.library.use(caller.userId, params.file_key, params.hash);
