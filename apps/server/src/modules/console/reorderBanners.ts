import type { Handler } from '../../api/handler.ts';

/** PUT /cmt/manager/banners/order: orders the banners. Spec §3. */
export const reorderBanners: Handler<'reorderBanners'> = async ({ body, caller, services }) => {
  const { banners } = services.console;
  await banners.reorder(caller.userId, body.ids);
  return null;
};
