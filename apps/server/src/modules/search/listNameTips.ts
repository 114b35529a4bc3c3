import { cachePublicly } from '../../infra/http/cache.ts';
import type { Handler } from '../../infra/http/handler.ts';
import { readKeyword } from '../files/service.ts';
import { findNameTips } from './nameTips.ts';
import { MAX_TIPS, SEARCH_CACHE_SECONDS } from './policy.ts';

/** GET /cmt/files/name/tips: names of works that hold what was typed so far. Spec §2, §7. */
export const listNameTips: Handler<'listNameTips'> = async ({ query, infra, reply }) => {
  cachePublicly(reply, SEARCH_CACHE_SECONDS);
  const typed = readKeyword(query.name);
  const names = typed === undefined ? [] : await findNameTips(infra.db, typed, MAX_TIPS);
  return { list: names.map((name) => ({ name })) };
};
