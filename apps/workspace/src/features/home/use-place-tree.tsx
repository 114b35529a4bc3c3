import { TeamPicture } from '@boardwalk/app-shell/team';
import { Folder as FolderIcon, FolderKanban, UsersRound } from 'lucide-react';
import type { TreeItem } from '@boardwalk/ui-kit/Tree';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { homeApi, useListTeamsQuery } from './api.ts';
import { folderOfId, placeEntries, placeOfId, type Known, type PlaceEntry } from './place-tree.ts';

type State = Parameters<ReturnType<typeof homeApi.endpoints.listProjects.select>>[0];

/** The question that answers what is below an entry. */
function questionOf(id: string, options: { readonly forceRefetch?: boolean } = {}) {
  const folder = folderOfId(id);
  return folder === undefined
    ? homeApi.endpoints.listProjects.initiate(placeOfId(id).teamId, options)
    : homeApi.endpoints.listFolders.initiate(folder, options);
}

/** Asks, and goes on listening for changes until it is stopped. */
type Ask = (question: ReturnType<typeof questionOf>) => { readonly unsubscribe: () => void };

const iconOf = ({ node, picture }: PlaceEntry): ReactNode => {
  if (node.projectId === undefined) {
    return (
      <TeamPicture src={picture} size={16}>
        <UsersRound />
      </TeamPicture>
    );
  }
  return node.folders.length === 0 ? <FolderKanban /> : <FolderIcon />;
};

const itemOf = (entry: PlaceEntry): TreeItem => ({
  id: entry.id,
  label: entry.name,
  icon: iconOf(entry),
  branch: entry.branch,
  ...(entry.status === undefined ? {} : { status: entry.status }),
  ...(entry.children === undefined ? {} : { children: entry.children.map(itemOf) }),
});

/** Teams, projects and folders for the tree: what is below an open entry is loaded, and kept up to date while it is open. */
export function usePlaceTree(expanded: readonly string[]): {
  readonly items: readonly TreeItem[] | undefined;
  readonly find: (id: string) => PlaceEntry | undefined;
  readonly retry: (id: string) => void;
} {
  const ask = useDispatch() as unknown as Ask;
  const { data: teams } = useListTeamsQuery();
  const api = useSelector((whole: State) => whole.api);
  useEffect(() => {
    const asked = expanded.map((id) => ask(questionOf(id)));
    return () => {
      for (const one of asked) one.unsubscribe();
    };
  }, [expanded, ask]);

  const entries = useMemo(() => {
    if (teams === undefined) return undefined;
    const state = { api } as State;
    const known = <Item,>({
      data,
      isError,
    }: {
      data?: { list: Item[] } | undefined;
      isError: boolean;
    }): Known<Item> => ({
      list: data?.list,
      isError,
    });
    return placeEntries(
      {
        teams: teams.list,
        projects: (teamId) => known(homeApi.endpoints.listProjects.select(teamId)(state)),
        folders: (folder) => known(homeApi.endpoints.listFolders.select(folder)(state)),
      },
      new Set(expanded),
    );
  }, [teams, api, expanded]);

  return {
    items: useMemo(() => entries?.map(itemOf), [entries]),
    find: (id) => findEntry(entries ?? [], id),
    retry: (id) => ask(questionOf(id, { forceRefetch: true })).unsubscribe(),
  };
}

function findEntry(entries: readonly PlaceEntry[], id: string): PlaceEntry | undefined {
  for (const entry of entries) {
    if (entry.id === id) return entry;
    if (id.startsWith(`${entry.id}.`)) return findEntry(entry.children ?? [], id);
  }
  return undefined;
}
