import type { BoardFile, BoardFileDetail, Folder, Project, Team } from '@boardwalk/api-client';
import { privilegesOf, ROOT_FOLDER_ID, type PlanLimits } from '@boardwalk/domain';
import { imageUrl, teamAvatarUrl } from '../../infra/images/imageUrl.ts';
import type { FileAccessRow, FileRow } from './fileRepository.ts';
import type { FileRole } from './policy.ts';
import type { listFolders, listProjects, listTeams } from './repository.ts';

type Listed<List extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<List>>[number];

/** A team with what the caller may do in it and what its plan allows. */
export function presentTeam(row: Listed<typeof listTeams>, limits: PlanLimits): Team {
  return {
    id: row.team_id,
    name: row.name,
    avatar_url: teamAvatarUrl(row),
    type: row.type,
    privileges: [...privilegesOf(row.role)],
    file_create_limit: limits.editableFiles,
    edit_visitor_quantity: limits.editVisitors,
    file_count: Number(row.file_count ?? 0),
  };
}

/** Projects of one team; the first is the default one. */
export function presentProjects(rows: readonly Listed<typeof listProjects>[]): Project[] {
  return rows.map((row, index) => presentProject(row, index === 0));
}

/** A single project. */
export function presentProject(row: Listed<typeof listProjects>, isDefault: boolean): Project {
  return { id: row.project_id, team_id: row.team_id, name: row.name, is_default: isDefault };
}

/** A folder, closed: the client opens it by asking for its subfolders. */
export function presentFolder(
  row: Pick<Listed<typeof listFolders>, 'folder_id' | 'name' | 'deep' | 'children'>,
): Folder {
  const children = row.children ?? [];
  return {
    id: row.folder_id,
    name: row.name,
    deep: row.deep,
    expand: false,
    children,
    folder_count: children.length,
  };
}

/** A file in a list. */
export function presentFile(row: FileRow): BoardFile {
  return {
    file_key: row.file_key,
    name: row.name,
    kind: row.kind,
    team_id: row.team_id,
    project_id: row.project_id,
    folder_id: row.folder_id ?? ROOT_FOLDER_ID,
    thumbnail: row.thumbnail_hash === null ? null : imageUrl(row.file_key, row.thumbnail_hash, 360),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    auditStatus: row.audit_status,
    ...(row.is_starred === undefined ? {} : { is_starred: row.is_starred }),
    ...(row.is_own === undefined ? {} : { is_own: row.is_own }),
  };
}

/** A file as the editor's header shows it. */
export function presentFileDetail(
  row: FileAccessRow,
  role: FileRole,
  may: { share: boolean; keepVersions: boolean; useLibrary: boolean },
): BoardFileDetail {
  return {
    ...presentFile(row),
    role,
    may_share: may.share,
    may_keep_versions: may.keepVersions,
    may_use_library: may.useLibrary,
    owner: { user_id: row.owner_id, nick_name: row.owner_nick_name, avatar_url: row.owner_avatar_url },
    team_name: row.team_name,
    project_name: row.project_name,
    is_public: row.is_live ?? false,
    reason: row.audit_status === 3 ? row.reason : null,
    source_file_key: row.origin_file_key,
    ...(row.source_licence === null ? {} : { source_licence: row.source_licence }),
  };
}
