import type {
  BoardFile,
  BoardKind,
  RecentFile,
  SharedWithMe,
  Team,
  TrashedFile,
} from '@boardwalk/api-client';
import { ReviewStatus, TeamPrivilege } from '@boardwalk/domain';
import type { FolderArgument } from './api.ts';

/** What the person may do with a board. */
export interface BoardRights {
  /** Rename and duplicate it, and move it within its team. */
  readonly edit: boolean;
  /** Move it to the trash, and out of it. */
  readonly trash: boolean;
  /** Decide who else may open it. */
  readonly share: boolean;
  /** Hand it in to the community. */
  readonly publish: boolean;
}

/** A board as the lists of the home page show it, wherever it comes from. */
export interface ListedBoard {
  readonly key: string;
  readonly name: string;
  readonly kind: BoardKind;
  readonly thumbnail: string | null;
  /** When it was last changed; in the trash, when it was put there. ISO 8601. */
  readonly at: string;
  readonly status: ReviewStatus;
  readonly isStarred: boolean;
  readonly rights: BoardRights;
  /** Where it is; undefined where the person does not know that. */
  readonly place: FolderArgument | undefined;
  /** Name of its team, in lists over several teams. */
  readonly teamName: string | undefined;
  /** Name of its owner, when that is somebody else. */
  readonly ownerName: string | undefined;
  /** When it will be deleted permanently, in the trash. ISO 8601. */
  readonly purgeAt: string | undefined;
}

type Teams = readonly Team[] | undefined;

/** What one may do with a file of a team, by the privileges one has there. The server decides the same way. */
function rightsOf(teamId: string, isOwn: boolean, teams: Teams): BoardRights {
  const privileges = teams?.find(({ id }) => id === teamId)?.privileges ?? [];
  const may = (privilege: TeamPrivilege) => privileges.includes(privilege);
  return {
    edit: may(TeamPrivilege.EDIT),
    trash: isOwn || may(TeamPrivilege.MOVE_FILE),
    share: isOwn || may(TeamPrivilege.PERMISSION),
    publish: isOwn,
  };
}

/** A file of a folder, or of the lists over all teams. */
export function listedFile(file: BoardFile | RecentFile, teams: Teams): ListedBoard {
  const isOwn = file.is_own ?? false;
  const { team_id: teamId, project_id: projectId, folder_id: folderId } = file;
  return {
    key: file.file_key,
    name: file.name,
    kind: file.kind,
    thumbnail: file.thumbnail,
    at: file.updated_at,
    status: file.auditStatus,
    isStarred: file.is_starred ?? false,
    rights: rightsOf(teamId, isOwn, teams),
    place: { teamId, projectId, folderId },
    teamName: 'team_name' in file ? file.team_name : undefined,
    ownerName: 'owner' in file && !isOwn ? file.owner.nick_name : undefined,
    purgeAt: undefined,
  };
}

/** A file that somebody shared with the person by a link. */
export function listedShared({ file, updated_at: at }: SharedWithMe): ListedBoard {
  return {
    key: file.file_key,
    name: file.name,
    kind: file.kind,
    thumbnail: file.thumbnail,
    at,
    status: ReviewStatus.NOT_PUBLISH,
    isStarred: false,
    rights: { edit: false, trash: false, share: false, publish: false },
    place: undefined,
    teamName: file.team_name,
    ownerName: file.owner.nick_name,
    purgeAt: undefined,
  };
}

/** A file in the trash; who sees it there may take it out and delete it. */
export function listedTrashed(file: TrashedFile, userId: string): ListedBoard {
  return {
    key: file.file_key,
    name: file.name,
    kind: file.kind,
    thumbnail: file.thumbnail,
    at: file.trashed_at,
    status: file.auditStatus,
    isStarred: false,
    rights: { edit: false, trash: true, share: false, publish: false },
    place: undefined,
    teamName: undefined,
    ownerName: file.owner.user_id === userId ? undefined : file.owner.nick_name,
    purgeAt: file.purge_at,
  };
}
