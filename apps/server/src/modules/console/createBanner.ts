import type { Handler } from '../../api/handler.ts';
import { momentOf } from './moment.ts';
import { presentManagedBanner } from './presenter.ts';

/** POST /cmt/manager/banners: adds a banner. Spec §3. */
export const createBanner: Handler<'createBanner'> = async ({ body, caller, services }) => {
  const { banners } = services.console;
  const { titles, subtitles, theme, link, links = {}, effect, use } = body;
  const content = {
    titles,
    subtitles,
    imageAlts: body.image_alts,
    theme,
    link,
    links,
    effect,
    use,
    startsAt: momentOf(body.starts_at ?? null),
    endsAt: momentOf(body.ends_at ?? null),
  };
  return presentManagedBanner(await banners.create(caller.userId, content));
};
