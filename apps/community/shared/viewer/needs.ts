import type { PageNeeds } from '../api/page-needs.ts';
import { viewerApi } from './api.ts';

/** What every page shows of a logged-in viewer: their numbers and unread messages (the base info, spec §4). */
export const viewerNeeds: PageNeeds = async ({ load, isLogged }) => {
  if (!isLogged) return;
  const { getOwnProfile, countUnread } = viewerApi.endpoints;
  await Promise.all([load(getOwnProfile.initiate()), load(countUnread.initiate())]);
};
