import { ROOT_FOLDER_ID } from '@boardwalk/domain';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readHomePlace, type FileOrder } from '#shared/paths.ts';
import { useGetSpaceQuery, useListProjectsQuery } from './api.ts';

/** A place with everything known. */
export interface OpenPlace {
  readonly teamId: string;
  readonly projectId: string;
  /** Ids of the folders from the top of the project down to the open one. */
  readonly folders: readonly string[];
  /** The open folder; `0` at the top of the project. */
  readonly folderId: string;
  readonly name: string;
  readonly order: FileOrder;
}

/** Where the home page is: what the address says, the first project of a team it names, else the person's own space. */
export function usePlace(): {
  readonly place: OpenPlace | null;
  readonly error: unknown;
  readonly retry: () => void;
} {
  const [query] = useSearchParams();
  const asked = useMemo(() => readHomePlace(query), [query]);
  const isTeam = asked.teamId !== undefined && asked.projectId === undefined;
  const isNamed = asked.teamId !== undefined && asked.projectId !== undefined;
  const space = useGetSpaceQuery(undefined, { skip: isNamed || isTeam });
  const projects = useListProjectsQuery(asked.teamId ?? '', { skip: !isTeam });
  const teamId = asked.teamId ?? space.data?.team_id;
  const projectId = isNamed
    ? asked.projectId
    : isTeam
      ? projects.currentData?.list[0]?.id
      : space.data?.project_id;
  const place = useMemo(() => {
    if (teamId === undefined || projectId === undefined) return null;
    const { folders = [], name = '', order = 'updated' } = asked;
    return { teamId, projectId, folders, folderId: folders.at(-1) ?? ROOT_FOLDER_ID, name, order };
  }, [teamId, projectId, asked]);
  const { error, refetch } = isTeam ? projects : space;
  // A place that is known stays, also when it is asked for again and that fails.
  return { place, error: place === null ? error : undefined, retry: () => void refetch() };
}
