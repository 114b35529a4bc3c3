import { cachePublicly } from '../../infra/http/cache.ts';
import type { Handler } from '../../api/handler.ts';
import { presentTag } from './presenter.ts';

/** As for the tree, in seconds. */
const CACHE_SECONDS = 300;

/** GET /cmt/v2/tag: one tag, which names the page that lists its works. Spec §2, §7. */
export const getTag: Handler<'getTag'> = async ({ query, language, services, reply }) => {
  const tag = await services.tags.requireTag(query.id);
  cachePublicly(reply, CACHE_SECONDS);
  return presentTag(tag, language);
};
