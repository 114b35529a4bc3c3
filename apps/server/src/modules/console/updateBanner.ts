import type { Handler } from '../../api/handler.ts';
import { momentOf } from './moment.ts';
import { presentManagedBanner } from './presenter.ts';

/** PUT /cmt/manager/banner/{banner_id}: edits, opens, closes or schedules a banner. Spec §3. */
export const updateBanner: Handler<'updateBanner'> = async ({ params, body, caller, services }) => {
  const { banners } = services.console;
  const { titles, subtitles, theme, link, links, effect, use } = body;
  const change = {
    titles,
    subtitles,
    imageAlts: body.image_alts,
    theme,
    link,
    links,
    effect,
    use,
    startsAt: momentOf(body.starts_at),
    endsAt: momentOf(body.ends_at),
  };
  return presentManagedBanner(await banners.update(caller.userId, params.banner_id, change));
};
