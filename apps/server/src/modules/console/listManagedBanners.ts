import type { Handler } from '../../api/handler.ts';
import { presentManagedBanner } from './presenter.ts';

/** GET /cmt/manager/banners: all banners, closed and scheduled ones too. Spec §3. */
export const listManagedBanners: Handler<'listManagedBanners'> = async ({ query, services }) => {
  const { banners } = services.console;
  const page = { offset: (query.pageNo - 1) * query.pageSize, limit: query.pageSize };
  const { list, total } = await banners.list(page);
  return { list: list.map(presentManagedBanner), total };
};
