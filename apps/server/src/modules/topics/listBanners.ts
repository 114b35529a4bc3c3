import { UseFlag } from '@boardwalk/domain';
import { cachePublicly } from '../../infra/http/cache.ts';
import { totalOf } from '../../infra/lists/totalOf.ts';
import type { Handler } from '../../api/handler.ts';
import { TOPIC_CACHE_SECONDS } from './policy.ts';
import { presentBanner } from './presenter.ts';
import { countBanners, findBanners } from './repository.ts';

/** GET /cmt/banner/list: banners in the order of display. Closed ones are never listed. Spec §7. */
export const listBanners: Handler<'listBanners'> = async ({ query, language, infra, reply }) => {
  cachePublicly(reply, TOPIC_CACHE_SECONDS);
  if (query.use === UseFlag.CLOSED) return { list: [], total: 0 };
  const now = infra.clock.now();
  const page = { offset: (query.pageNo - 1) * query.pageSize, limit: query.pageSize };
  const rows = await findBanners(infra.db, query.effect, page, now);
  const total = await totalOf(page, rows.length, () => countBanners(infra.db, query.effect, now));
  return { list: rows.map((row) => presentBanner(row, language)), total };
};
