import type { Handler } from '../../api/handler.ts';
import { presentManagedBanner } from './presenter.ts';

/** GET /cmt/manager/banners: all banners, closed and scheduled ones too. Spec §3. */
export const listManagedBanners: Handler<'listManagedBanners'> = async ({ query, caller, services }) => {
  const { banners } = await services.console.openFor(caller.userId);
  const page = { offset: (query.pageNo - 1) * query.pageSize, limit: query.pageSize };
  const { list, total } = await banners.list(page);
  return { list: list.map(presentManagedBanner), total };
};
