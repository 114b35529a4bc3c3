import type { PageNeeds } from '#shared/api/page-needs.ts';
import { filesApi } from '#shared/files/api.ts';
import { loadList } from '#shared/files/load-list.ts';
import { isNoRole, listOf, orderOf, type ListKind } from './list-kind.ts';

/** The list of a listing and, where it is named after a tag or role, that tag. */
export function listingNeeds(kind: ListKind): PageNeeds {
  return async (visit) => {
    const { load, fail, isLogged, url } = visit;
    // An anonymous visitor sees an invitation in place of the works of followed creators.
    if (kind.name === 'focus' && !isLogged) return;
    const list = filesApi.endpoints.listViewFiles.initiate(listOf(kind, orderOf(url.searchParams)));
    const [, tag] = await Promise.all([
      loadList(visit, list),
      'id' in kind ? load(filesApi.endpoints.getTag.initiate(kind.id)) : undefined,
    ]);
    if (tag !== undefined && isNoRole(kind, tag)) fail(404);
  };
}
