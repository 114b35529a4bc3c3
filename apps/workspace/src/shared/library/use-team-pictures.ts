import { useListTeamPicturesInfiniteQuery } from './api.ts';

/** The pictures that a team keeps, the newest first, as they are now: somebody else may have added one. */
export function useTeamPictures(teamId: string) {
  const query = useListTeamPicturesInfiniteQuery(teamId, { refetchOnMountOrArgChange: true });
  return { query, list: query.currentData?.pages.flatMap((page) => page.list) };
}
