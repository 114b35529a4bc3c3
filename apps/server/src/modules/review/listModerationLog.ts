import type { Handler } from '../../api/handler.ts';

/** GET /cmt/manager/moderation/log: everything moderators did, the latest first. Admins only. */
export const listModerationLog: Handler<'listModerationLog'> = async ({
  query,
  caller,
  language,
  services,
}) =>
  services.review.moderationLog(
    caller.userId,
    { moderatorId: query.user_id, action: query.action, fileKey: query.file_key },
    query,
    language,
  );
