import { ROOT_FOLDER_ID } from '@boardwalk/domain';
import { useState } from 'react';
import { useGetSpaceQuery, useListProjectsQuery, type Place } from '#shared/places/api.ts';

/** The place whose files are shown: first the viewer's own project, then what they choose. */
export function usePlace() {
  const [chosen, setChosen] = useState<{ place: Place; name: string }>();
  const { data: space, error, isFetching, refetch } = useGetSpaceQuery();
  const { data: projects } = useListProjectsQuery(space?.team_id ?? '', { skip: space === undefined });
  const first: Place | undefined = space && {
    teamId: space.team_id,
    projectId: space.project_id,
    folderId: ROOT_FOLDER_ID,
  };
  return {
    place: chosen?.place ?? first,
    /** Name of the place; undefined while it is not known. */
    name: chosen?.name ?? projects?.list.find(({ id }) => id === space?.project_id)?.name,
    error: isFetching ? undefined : error,
    retry: () => void refetch(),
    choose: (place: Place, name: string) => setChosen({ place, name }),
  };
}
