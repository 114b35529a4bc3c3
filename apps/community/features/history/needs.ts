import type { PageNeeds } from '#shared/api/page-needs.ts';
import { filesApi } from '#shared/files/api.ts';
import { historyApi } from './api.ts';

/** The first part of the history and the viewer's marks in it; an anonymous visitor sees an invitation instead. */
export const historyNeeds: PageNeeds = async ({ load, isLogged }) => {
  if (!isLogged) return;
  const history = await load(historyApi.endpoints.listFootprints.initiate(), { isPage: true });
  const fileKeys = history?.pages.flatMap((page) => page.list.map(({ file }) => file.file_key)) ?? [];
  if (fileKeys.length > 0) await load(filesApi.endpoints.getAttrStatus.initiate(fileKeys));
};
