import type { PageNeeds } from '#shared/api/page-needs.ts';
import { viewerApi } from '#shared/viewer/api.ts';

/** What every page knows of a logged-in viewer: the base info (spec §4). */
export const viewerNeeds: PageNeeds = async ({ load, isLogged }) => {
  if (!isLogged) return;
  const { getOwnProfile, countUnread, checkIdentityTag } = viewerApi.endpoints;
  await Promise.all([
    load(getOwnProfile.initiate()),
    load(countUnread.initiate()),
    load(checkIdentityTag.initiate()),
  ]);
};
