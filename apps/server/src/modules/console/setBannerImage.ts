import type { Handler } from '../../api/handler.ts';
import { presentManagedBanner } from './presenter.ts';

/** POST /cmt/manager/banner/{banner_id}/image: gives a banner a picture of its own. Spec §3. */
export const setBannerImage: Handler<'setBannerImage'> = async ({ params, body, caller, services }) => {
  const { banners } = services.console;
  return presentManagedBanner(await banners.setImage(caller.userId, params.banner_id, body.file));
};
