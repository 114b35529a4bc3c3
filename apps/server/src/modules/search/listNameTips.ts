import { cachePublicly } from '../../infra/http/cache.ts';
import type { Handler } from '../../api/handler.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { readKeyword, type Keyword } from '../files/catalogue/service.ts';
import { findNameTips } from './nameTipRepository.ts';
import { MAX_TIPS, SEARCH_CACHE_SECONDS } from './policy.ts';
import { spellTyped } from './spelling.ts';

/** GET /cmt/files/name/tips: names of works that hold what was typed so far. Spec §2, §7. */
export const listNameTips: Handler<'listNameTips'> = async ({ query, infra, reply }) => {
  cachePublicly(reply, SEARCH_CACHE_SECONDS);
  const typed = readKeyword(query.name);
  const names = typed === undefined ? [] : await findTips(infra.db, typed);
  return { list: names.map((name) => ({ name })) };
};

/** Names that hold what was typed; when none does, those that hold what was probably meant. */
async function findTips(db: Queryable, typed: Keyword): Promise<string[]> {
  const names = await findNameTips(db, typed, MAX_TIPS);
  if (names.length > 0) return names;
  const meant = readKeyword((await spellTyped(db, typed)) ?? undefined);
  return meant === undefined ? [] : findNameTips(db, meant, MAX_TIPS);
}
