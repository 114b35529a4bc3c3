import type { Handler } from '../../api/handler.ts';

/** GET /cmt/manager/moderation/log: everything moderators did, the latest first. Admins only. */
export const listModerationLog: Handler<'listModerationLog'> = async ({ query, language, services }) =>
  services.review.moderationLog(
    { moderatorId: query.user_id, action: query.action, fileKey: query.file_key },
    query,
    language,
  );
