import type { NeedsArguments, StartedQuery } from '../api/page-needs.ts';
import type { FileCardPage } from '../api/wire.ts';
import { filesApi } from './api.ts';

/**
 * Loads the first part of a list of templates and, for a logged-in viewer, the marks of its files (one call).
 *
 * @param list `endpoint.initiate(argument)` of a list by cursor
 */
export async function loadList(
  { load, isLogged }: NeedsArguments,
  list: StartedQuery<{ pages: readonly FileCardPage[] }>,
): Promise<void> {
  const loaded = await load(list, { isPage: true });
  if (!isLogged || loaded === undefined) return;
  const fileKeys = loaded.pages.flatMap((page) => page.list.map((file) => file.file_key));
  if (fileKeys.length > 0) await load(filesApi.endpoints.getAttrStatus.initiate(fileKeys));
}
