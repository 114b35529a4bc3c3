import type { Action, ThunkDispatch } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { placesApi, useListTeamsQuery } from '#shared/places/api.ts';
import { idOf, isTeam, placeOf, type Level, type Levels } from './place-tree.ts';

/** The viewer's teams, and below them what was opened so far. */
export function usePlaces() {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, Action>>();
  const teams = useListTeamsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [levels, setLevels] = useState<Levels>({});
  const setLevel = (id: string, level: Level) => setLevels((known) => ({ ...known, [id]: level }));

  const readLevel = async (id: string): Promise<Level> => {
    /** Held while it is read: an answer that nobody holds goes when a new folder makes it old, before it could be read. */
    const held = async <Data>(asked: Promise<{ data?: Data | undefined }> & { unsubscribe: () => void }) => {
      const { data } = await asked;
      asked.unsubscribe();
      return data;
    };
    const afresh = { forceRefetch: true } as const;
    if (isTeam(id)) {
      const data = await held(dispatch(placesApi.endpoints.listProjects.initiate(id, afresh)));
      if (data === undefined) return { status: 'failed' };
      const projects = data.list.map((project) => ({
        id: idOf([id, project.id]),
        name: project.name,
        mayHoldOthers: true,
      }));
      return { nodes: projects };
    }
    const data = await held(dispatch(placesApi.endpoints.listFolders.initiate(placeOf(id), afresh)));
    if (data === undefined) return { status: 'failed' };
    const folders = data.list.map((folder) => ({
      id: idOf([id, folder.id]),
      name: folder.name,
      mayHoldOthers: folder.folder_count > 0,
    }));
    return { nodes: folders };
  };

  /** Loads what is below a team, project or folder. */
  const load = async (id: string): Promise<void> => {
    setLevel(id, { status: 'loading' });
    setLevel(id, await readLevel(id));
  };

  /** Loads a level once more, and leaves what is known of it in sight meanwhile. */
  const reload = async (id: string): Promise<void> => setLevel(id, await readLevel(id));

  return { teams, levels, load, reload };
}
