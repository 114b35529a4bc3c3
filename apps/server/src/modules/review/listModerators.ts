import type { Handler } from '../../api/handler.ts';

/** GET /cmt/manager/moderation/moderators: everybody who stands in the log, by name. Admins only. */
export const listModerators: Handler<'listModerators'> = async ({ language, services }) =>
  services.review.moderators(language);
