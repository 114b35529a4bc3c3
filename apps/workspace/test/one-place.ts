import type { BoardFile } from '@boardwalk/api-client';
import {
  aBoardFile,
  aCursorPage,
  aFileKey,
  aProject,
  aSpace,
  aTeam,
  type MockHandlers,
} from '@boardwalk/test-kit';

/** A space with one team and one project, without folders and files. */
export const ONE_PLACE: MockHandlers = {
  getSpace: () => aSpace(),
  listTeams: () => ({ list: [aTeam()] }),
  listProjects: () => ({ list: [aProject()] }),
  listFolders: () => ({ list: [] }),
  listProjectFiles: () => aCursorPage([]),
  listTeamPictures: () => aCursorPage([]),
  listBoardComments: () => ({ ...aCursorPage([]), may_comment: true }),
};

/** Files with the given names, their keys in the same order. */
export function someFiles(...names: readonly string[]): BoardFile[] {
  return names.map((name, index) => aBoardFile({ name, file_key: aFileKey(index + 1) }));
}
