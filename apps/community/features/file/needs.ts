import type { PageNeeds } from '#shared/api/page-needs.ts';
import { filesApi } from '#shared/files/api.ts';
import { fileApi } from './api.ts';

/** The record of a file and, for a logged-in viewer, their marks on it. */
export function fileNeeds(fileKey: string): PageNeeds {
  return async ({ load, isLogged }) => {
    await Promise.all([
      load(fileApi.endpoints.getFileFull.initiate(fileKey), { isPage: true }),
      isLogged ? load(filesApi.endpoints.getAttrStatus.initiate([fileKey])) : undefined,
    ]);
  };
}
