import type { NeedsArguments, StartedQuery } from '../api/page-needs.ts';
import type { FileCardPage } from '../api/wire.ts';
import { filesApi } from './api.ts';

/**
 * Loads the first part of a list of templates and, for a logged-in viewer, the marks of its files (one call).
 *
 * @returns the keys of the files
 * @param list `endpoint.initiate(argument)` of a list by cursor
 */
export async function loadList(
  { load, isLogged }: NeedsArguments,
  list: StartedQuery<{ pages: readonly FileCardPage[] }>,
): Promise<readonly string[]> {
  const loaded = await load(list, { isPage: true });
  const fileKeys = loaded?.pages.flatMap((page) => page.list.map((file) => file.file_key)) ?? [];
  if (isLogged && fileKeys.length > 0) await load(filesApi.endpoints.getAttrStatus.initiate(fileKeys));
  return fileKeys;
}
