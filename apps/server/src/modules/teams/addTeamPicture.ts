import type { Handler } from '../../api/handler.ts';
import { presentTeamPicture } from './presenter.ts';

/** POST /web/team/{teamId}/library/{hash}: puts a picture into the library. Spec §6 (netdisk). */
export const addTeamPicture: Handler<'addTeamPicture'> = async ({
  caller,
  params,
  body,
  language,
  services,
}) =>
  presentTeamPicture(
    await services.library.add(caller.userId, params.teamId, params.hash, body.file),
    language,
  );
