import type { Handler } from '../../api/handler.ts';

/** POST /cmt/v2/tag/tags: finds or creates custom tags by name. Spec §7. */
export const createTags: Handler<'createTags'> = async ({ body, caller, services }) => ({
  tag_ids: await services.tags.findOrCreateCustomTags(body.name, caller.userId),
});
