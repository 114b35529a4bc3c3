import { ListView } from '@boardwalk/domain';
import { ApiError } from '../../../infra/errors/ApiError.ts';
import type { Handler } from '../../../api/handler.ts';
import { cachePublicly } from '../../../infra/http/cache.ts';
import { LIST_CACHE_SECONDS } from './policy.ts';
import { listRecommended } from './recommendationRepository.ts';
import { requireKnown } from './requireKnown.ts';
import type { WorkFilter } from './workFilter.ts';
import { listWorks, listWorksOfFollowed, orderOfView } from './workListRepository.ts';

/** GET /cmt/files/view/list: the lists of the home page, of `/hot`, `/new` and `/focus`. Spec §2, §3 (list views). */
export const listViewFiles: Handler<'listViewFiles'> = async ({
  query,
  caller,
  language,
  infra,
  services,
  reply,
}) => {
  const filter: WorkFilter = {
    tagIds: query.tag_id,
    topicId: query.special_id,
    feeType: query.fee_type,
    language: query.language,
  };
  if (query.viewType === ListView.MY_FOCUS) {
    if (caller === null) throw new ApiError('not_signed_in', { internal: 'the works of followed creators' });
    const order = query.order ?? orderOfView(ListView.MY_FOCUS);
    const page = await listWorksOfFollowed(infra.db, caller.userId, filter, order, query);
    await requireKnown(services, filter, { found: page.list.length, cursor: query.cursor });
    return services.catalogue.cardPageOf(page, language);
  }
  const page =
    query.viewType === ListView.RECOMMEND && query.order === undefined
      ? await listRecommended(infra.db, filter, { language, userId: null }, query)
      : await listWorks(infra.db, filter, query.order ?? orderOfView(query.viewType), query);
  await requireKnown(services, filter, { found: page.list.length, cursor: query.cursor });
  if (caller === null) cachePublicly(reply, LIST_CACHE_SECONDS);
  return services.catalogue.cardPageOf(page, language);
};
