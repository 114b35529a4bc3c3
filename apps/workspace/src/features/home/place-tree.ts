import type { Folder, Project, Team } from '@boardwalk/api-client';
import { ROOT_FOLDER_ID, TeamPrivilege } from '@boardwalk/domain';
import type { FolderArgument } from './api.ts';

/** A project or folder of the tree, and the way down to it; a team when there is no project. */
export interface PlaceNode {
  readonly teamId: string;
  readonly projectId?: string;
  /** Ids of the folders from the top of the project down to it. */
  readonly folders: readonly string[];
}

/** An entry of the tree as the page knows it so far. */
export interface PlaceEntry {
  readonly id: string;
  readonly name: string;
  /** Address of the picture of a team. */
  readonly picture?: string | null;
  readonly node: PlaceNode;
  /** Whether one may make, rename, move and delete folders here. */
  readonly mayEdit: boolean;
  readonly branch: boolean;
  readonly status: 'loading' | 'failed' | undefined;
  /** Those below; undefined until they are loaded. */
  readonly children: readonly PlaceEntry[] | undefined;
}

/** Part of a list below an entry, as far as it is known. */
export interface Known<Item> {
  readonly list: readonly Item[] | undefined;
  readonly isError: boolean;
}

/** What the cache knows about the lists that the tree is made of. */
export interface KnownPlaces {
  readonly teams: readonly Team[];
  readonly projects: (teamId: string) => Known<Project>;
  readonly folders: (folder: FolderArgument) => Known<Folder>;
}

/** The id of an entry: the ids of the way down, so that it says where it is. */
export function placeId({ teamId, projectId, folders }: PlaceNode): string {
  return [teamId, ...(projectId === undefined ? [] : [projectId, ...folders])].join('.');
}

/** Reads an id back. */
export function placeOfId(id: string): PlaceNode {
  const [teamId = '', projectId, ...folders] = id.split('.');
  return { teamId, ...(projectId === undefined ? {} : { projectId }), folders };
}

/** The ids of the entries above a place, from the team down. */
export function idsAbove(id: string): string[] {
  const parts = id.split('.');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('.'));
}

/** The folder an entry stands for; undefined for a team. */
export function folderOfId(id: string): FolderArgument | undefined {
  const { teamId, projectId, folders } = placeOfId(id);
  return projectId === undefined
    ? undefined
    : { teamId, projectId, folderId: folders.at(-1) ?? ROOT_FOLDER_ID };
}

/** The tree of teams, projects and folders, as far down as it is open and known. */
export function placeEntries(
  { teams, projects, folders }: KnownPlaces,
  expanded: ReadonlySet<string>,
): PlaceEntry[] {
  const below = <Item>(
    id: string,
    { list, isError }: Known<Item>,
    entryOf: (item: Item) => PlaceEntry,
  ): Pick<PlaceEntry, 'children' | 'status'> => {
    if (list !== undefined) return { children: list.map(entryOf), status: undefined };
    return { children: undefined, status: isError ? 'failed' : expanded.has(id) ? 'loading' : undefined };
  };
  const foldersBelow = (node: PlaceNode & { readonly projectId: string }, mayEdit: boolean) => {
    const id = placeId(node);
    const folderId = node.folders.at(-1) ?? ROOT_FOLDER_ID;
    const known = folders({ teamId: node.teamId, projectId: node.projectId, folderId });
    return below(id, known, (folder: Folder): PlaceEntry => {
      const inside = { ...node, folders: [...node.folders, folder.id] };
      const entry = { id: placeId(inside), name: folder.name, node: inside, mayEdit };
      if (folder.folder_count === 0)
        return { ...entry, branch: false, status: undefined, children: undefined };
      return { ...entry, branch: true, ...foldersBelow(inside, mayEdit) };
    });
  };
  return teams.map((team) => {
    const node: PlaceNode = { teamId: team.id, folders: [] };
    const mayEdit = team.privileges.includes(TeamPrivilege.EDIT);
    const projectsBelow = below(team.id, projects(team.id), (project: Project): PlaceEntry => {
      const inside = { teamId: team.id, projectId: project.id, folders: [] };
      const lower = foldersBelow(inside, mayEdit);
      const branch = lower.children === undefined || lower.children.length > 0;
      return { id: placeId(inside), name: project.name, node: inside, mayEdit, branch, ...lower };
    });
    return {
      id: team.id,
      name: team.name,
      picture: team.avatar_url,
      node,
      mayEdit,
      branch: true,
      ...projectsBelow,
    };
  });
}
