import type { Handler } from '../../../api/handler.ts';

/** POST /cmt/outsource/use: a manager notes that their team has used a work for outsourcing. Spec §7 (check_used). */
export const recordOutsourceUse: Handler<'recordOutsourceUse'> = async ({ caller, body, services }) => {
  await services.copies.recordOutsourceUse(caller.userId, {
    teamId: body.team_id,
    creatorId: body.creatorId,
    fileKey: body.fileKey,
  });
  return null;
};
