import { ROOT_FOLDER_ID } from '@boardwalk/domain';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readHomePlace, type HomePlace } from '#shared/paths.ts';
import { useGetSpaceQuery } from './api.ts';

/** A place with everything known. */
export interface OpenPlace {
  readonly teamId: string;
  readonly projectId: string;
  /** Ids of the folders from the top of the project down to the open one. */
  readonly folders: readonly string[];
  /** The open folder; `0` at the top of the project. */
  readonly folderId: string;
  readonly name: string;
}

/** Where the home page is: what the address says, else the person's own space. */
export function usePlace(): {
  readonly asked: HomePlace;
  readonly place: OpenPlace | null;
  readonly error: unknown;
  readonly retry: () => void;
} {
  const [query] = useSearchParams();
  const asked = useMemo(() => readHomePlace(query), [query]);
  const isNamed = asked.teamId !== undefined && asked.projectId !== undefined;
  const { data: space, error, refetch } = useGetSpaceQuery(undefined, { skip: isNamed });
  const teamId = isNamed ? asked.teamId : space?.team_id;
  const projectId = isNamed ? asked.projectId : space?.project_id;
  const place = useMemo(() => {
    if (teamId === undefined || projectId === undefined) return null;
    const folders = asked.folders ?? [];
    return { teamId, projectId, folders, folderId: folders.at(-1) ?? ROOT_FOLDER_ID, name: asked.name ?? '' };
  }, [teamId, projectId, asked]);
  return { asked, place, error: isNamed ? undefined : error, retry: () => void refetch() };
}
