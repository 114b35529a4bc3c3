import { TagType } from '@boardwalk/domain';
import { cachePublicly } from '../../infra/http/cache.ts';
import type { Handler } from '../../api/handler.ts';
import { presentTags } from './presenter.ts';
import { findTagsOfTypes } from './repository.ts';

/** As for the tree, in seconds. */
const CACHE_SECONDS = 300;

/** GET /cmt/v2/tag/ttype: the tags of one kind. Custom tags have no list: they are found by their names. Spec §7. */
export const listTagsByType: Handler<'listTagsByType'> = async ({ query, language, infra, reply }) => {
  cachePublicly(reply, CACHE_SECONDS);
  if (query.type === TagType.CUSTOM) return { list: [] };
  return { list: presentTags(await findTagsOfTypes(infra.db, [query.type]), language) };
};
