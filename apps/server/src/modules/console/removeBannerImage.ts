import type { Handler } from '../../api/handler.ts';
import { presentManagedBanner } from './presenter.ts';

/** DELETE /cmt/manager/banner/{banner_id}/image: takes the picture of a banner away. Spec §3. */
export const removeBannerImage: Handler<'removeBannerImage'> = async ({ params, caller, services }) => {
  const { banners } = services.console;
  return presentManagedBanner(await banners.removeImage(caller.userId, params.banner_id));
};
