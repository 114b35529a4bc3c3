import { parseProfileTab, ProfileTab } from '@boardwalk/domain';
import type { NeedsArguments, PageNeeds } from '#shared/api/page-needs.ts';
import { collectionsApi } from '#shared/collections/api.ts';
import { creatorsApi } from '#shared/creators/api.ts';
import { loadList } from '#shared/files/load-list.ts';
import { followsApi } from '#shared/follows/api.ts';
import { viewerApi } from '#shared/viewer/api.ts';
import { profileApi } from './api.ts';

/** The profile named in the address, or the viewer's own, and what the chosen tab shows of it. */
export const profileNeeds: PageNeeds = async (visit) => {
  const { load, params, url, isLogged } = visit;
  const { profileName } = params;
  if (profileName === undefined && !isLogged) return;
  const isPage = { isPage: profileName === undefined };
  const [own, named] = await Promise.all([
    isLogged ? load(viewerApi.endpoints.getOwnProfile.initiate(), isPage) : undefined,
    profileName === undefined
      ? undefined
      : load(profileApi.endpoints.getProfileByName.initiate(profileName), { isPage: true }),
  ]);
  const profile = profileName === undefined ? own : named;
  if (!profile) return;
  const isOwn = own?.user_id === profile.user_id;
  await Promise.all([
    loadTab(visit, parseProfileTab(url.searchParams.get('tab')), profile.user_id, isOwn),
    isLogged && !isOwn ? load(followsApi.endpoints.checkFollow.initiate(profile.user_id)) : undefined,
  ]);
};

async function loadTab(
  visit: NeedsArguments,
  tab: ProfileTab,
  userId: string,
  isOwn: boolean,
): Promise<unknown> {
  const { listOwnFiles, listCollectedFiles, listFollows, listFans } = profileApi.endpoints;
  switch (tab) {
    case ProfileTab.COLLECTIONS:
      return await Promise.all([
        visit.load(collectionsApi.endpoints.listCollections.initiate({ userId: isOwn ? null : userId })),
        loadList(visit, listCollectedFiles.initiate(userId)),
      ]);
    case ProfileTab.FOLLOWS:
      return await visit.load(listFollows.initiate(isOwn ? null : userId));
    case ProfileTab.FANS:
      return await visit.load(listFans.initiate(isOwn ? null : userId));
    default:
      if (isOwn) return await visit.load(listOwnFiles.initiate());
      return await loadList(visit, creatorsApi.endpoints.listCreatorFiles.initiate({ userId }));
  }
}
