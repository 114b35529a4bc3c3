import { TagType } from '@boardwalk/domain';
import { cachePublicly } from '../../infra/http/cache.ts';
import type { Handler } from '../../api/handler.ts';
import { presentTagTree } from './presenter.ts';
import { findTagsOfTypes } from './repository.ts';

/** The taxonomy changes by hand of an operator only, so it may be kept a while, in seconds. */
const CACHE_SECONDS = 300;

/** GET /cmt/v2/tag/classify: the taxonomy as a tree. Spec §7. */
export const classifyTags: Handler<'classifyTags'> = async ({ language, infra, reply }) => {
  cachePublicly(reply, CACHE_SECONDS);
  const types = [TagType.SCENES, TagType.ROLE, TagType.INDUSTRY, TagType.COMMON];
  return presentTagTree(await findTagsOfTypes(infra.db, types), language);
};
