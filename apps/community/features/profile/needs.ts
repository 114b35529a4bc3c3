import type { PageNeeds } from '#shared/api/page-needs.ts';
import { profileApi } from './api.ts';

/** The profile named in the address. */
export const profileNeeds: PageNeeds = async ({ load, params }) => {
  const { profileName } = params;
  if (profileName === undefined) return;
  await load(profileApi.endpoints.getProfileByName.initiate(profileName), { isPage: true });
};
