import { SortOrder } from '@boardwalk/domain';
import { cachePublicly } from '../../infra/http/cache.ts';
import type { Handler } from '../../api/handler.ts';
import type { Reader } from '../../infra/sharedAnswers/preparedAnswer.ts';
import { FIRST_CURSOR } from '../../infra/lists/cursor.ts';
import { readKeyword, requireKnown, type WorkFilter } from '../files/catalogue/service.ts';
import { SEARCH_CACHE_SECONDS } from './policy.ts';
import { listRelevantWorks } from './relevanceRepository.ts';

/** GET /cmt/files/search: published works that match a text and filters, the most relevant first. Spec §7. */
export const searchFiles: Handler<'searchFiles'> = async ({
  query,
  caller,
  language,
  infra,
  services,
  request,
  reply,
  onShared,
}) => {
  const { keyword: typed, order } = query;
  const filter: WorkFilter = {
    tagIds: query.tag_id,
    topicId: query.special_id,
    feeType: query.fee_type,
    language: query.language,
    kind: query.kind,
    ownerId: query.user_id,
  };
  const { synonyms } = infra.site.current();
  const keyword = readKeyword(typed, { asTyped: query.as_typed, synonyms });
  const isRanked = keyword !== undefined && order === undefined;
  const found = isRanked
    ? listRelevantWorks(infra.db, keyword, filter, query, language)
    : services.catalogue.listWorks({ ...filter, keyword }, order ?? SortOrder.POPULAR, query);
  const isNewSearch = typed !== undefined && query.cursor === FIRST_CURSOR;
  if (isNewSearch) {
    const remember = (searcher: { userId: string } | Reader) =>
      services.search.remember(typed, searcherOf(searcher), language);
    remember(caller ?? { address: request.ip, userAgent: request.headers['user-agent'] ?? '' });
    onShared(once(remember));
  }
  const page = await found;
  // With filters it is the filters that leave nothing over.
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  if (isNewSearch && page.list.length === 0 && !isFiltered) services.emptySearches.count(typed, language);
  await requireKnown(services, filter, { found: page.list.length, cursor: query.cursor });
  if (caller === null) cachePublicly(reply, SEARCH_CACHE_SECONDS);
  return services.catalogue.cardPageOf(page, language);
};

/** Most readers of one shared answer that are distinguished: it is kept for half a minute. */
const MOST_READERS = 10_000;

/** Each reader once: they count once an hour anyway, and to find that out costs more than to send the answer. */
function once(remember: (reader: Reader) => void): (reader: Reader) => void {
  const known = new Set<string>();
  return (reader) => {
    const visitor = `${reader.address} ${reader.userAgent}`;
    if (known.has(visitor) || known.size >= MOST_READERS) return;
    known.add(visitor);
    remember(reader);
  };
}

function searcherOf(searcher: { userId: string } | Reader): { userId: string } | { visitor: string } {
  return 'userId' in searcher ? searcher : { visitor: `${searcher.address} ${searcher.userAgent}` };
}
