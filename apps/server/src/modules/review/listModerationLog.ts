import type { Handler } from '../../api/handler.ts';
import { actionFilterOf } from './actionFilter.ts';

/** GET /cmt/manager/moderation/log: everything moderators did, the latest first. Admins only. */
export const listModerationLog: Handler<'listModerationLog'> = async ({ query, language, infra, services }) =>
  services.review.moderationLog(actionFilterOf(query, infra.settings.timeZone), query, language);
