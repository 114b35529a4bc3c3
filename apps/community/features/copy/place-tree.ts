import { isLimitReached, MAX_FOLDER_DEPTH, ROOT_FOLDER_ID } from '@boardwalk/domain';
import type { Team } from '@boardwalk/api-client';
import type { Place } from '#shared/places/api.ts';

/** A team, a project or a folder. Its id is that of the place: the ids from the team down, joined. */
export interface PlaceNode {
  readonly id: string;
  readonly name: string;
  readonly mayHoldOthers: boolean;
}

/** What is known of the level below a node. */
export interface Level {
  readonly status?: 'loading' | 'failed';
  readonly nodes?: readonly PlaceNode[];
}

export type Levels = Readonly<Record<string, Level>>;

export const idOf = (path: readonly string[]): string => path.join('/');
export const pathOf = (id: string): string[] => id.split('/');
export const isTeam = (id: string): boolean => pathOf(id).length === 1;

/** The ids of those above a node, the team first. */
export function ancestorsOf(id: string): string[] {
  const path = pathOf(id);
  return path.slice(1).map((_, index) => idOf(path.slice(0, index + 1)));
}

/** The place a project's or folder's id stands for. */
export function placeOf(id: string): Place {
  const [teamId = '', projectId = '', ...folders] = pathOf(id);
  return { teamId, projectId, folderId: folders.at(-1) ?? ROOT_FOLDER_ID };
}

/** Whether folders can be made in a place: they nest only so deep. */
export function mayHoldFolder(id: string): boolean {
  return pathOf(id).length - 2 < MAX_FOLDER_DEPTH;
}

/** Whether the plan of a team allows no further file. */
export function isFull(team: Team): boolean {
  return isLimitReached(team.file_count, team.file_create_limit);
}

/** The names from the team down to a node, as far as they are known. */
export function namesOf(id: string, teams: readonly Team[], levels: Levels): string[] {
  const [teamId = ''] = pathOf(id);
  const team = teams.find((each) => each.id === teamId)?.name;
  const below = [...ancestorsOf(id), id]
    .slice(1)
    .map((each) => nodeOf(each, levels)?.name)
    .filter((name) => name !== undefined);
  return team === undefined ? below : [team, ...below];
}

/** A project or folder, once its level is loaded. */
export function nodeOf(id: string, levels: Levels): PlaceNode | undefined {
  return levels[ancestorsOf(id).at(-1) ?? '']?.nodes?.find((node) => node.id === id);
}
