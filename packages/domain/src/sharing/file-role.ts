import { mayInTeam } from '../team/role-privileges.ts';
import { TeamPrivilege } from '../team/team-privilege.ts';
import type { TeamRole } from '../team/team-role.ts';
import type { ShareRole } from './share-role.ts';

/** What somebody may do with a board file. */
export const FileRole = {
  OWNER: 'owner',
  EDITOR: 'editor',
  /** Looks, and comments. */
  COMMENTER: 'commenter',
  VIEWER: 'viewer',
} as const;
export type FileRole = (typeof FileRole)[keyof typeof FileRole];

/** Where somebody's rights towards a file may come from. */
export interface FileRights {
  readonly isOwner: boolean;
  /** Role in the team of the file; null for somebody outside it. */
  readonly teamRole: TeamRole | null;
  /** Role by a link they joined by, which still works; null for somebody who came by none. */
  readonly visitorRole?: ShareRole | null;
}

/**
 * Somebody's role towards a file: its owner, else the most of what the role in its team and a share link allow. Null for
 * somebody without access. Spec §6, decision 0022.
 *
 * @param rights where the rights may come from
 */
export function fileRoleBy({ isOwner, teamRole, visitorRole }: FileRights): FileRole | null {
  if (isOwner) return FileRole.OWNER;
  return strongerRole(roleInTeam(teamRole), visitorRole ?? null);
}

function roleInTeam(teamRole: TeamRole | null): FileRole | null {
  if (mayInTeam(teamRole, TeamPrivilege.EDIT)) return FileRole.EDITOR;
  return mayInTeam(teamRole, TeamPrivilege.VIEW) ? FileRole.VIEWER : null;
}

const STRENGTH: Readonly<Record<FileRole, number>> = { viewer: 1, commenter: 2, editor: 3, owner: 4 };

/**
 * The role that allows more; null is somebody without access. Spec §6, decision 0022.
 *
 * @param a one role
 * @param b another one
 */
export function strongerRole(a: FileRole | null, b: FileRole | null): FileRole | null {
  return strengthOf(a) >= strengthOf(b) ? a : b;
}

/**
 * The role that allows less; null is somebody without access. Spec §6, decision 0022.
 *
 * @param a one role
 * @param b another one
 */
export function weakerRole(a: FileRole | null, b: FileRole | null): FileRole | null {
  return strengthOf(a) <= strengthOf(b) ? a : b;
}

function strengthOf(role: FileRole | null): number {
  return role === null ? 0 : STRENGTH[role];
}

/**
 * Whether a role allows to change the board. Decision 0092.
 *
 * @param role null is somebody without access
 */
export function mayEditBoard(role: FileRole | null): boolean {
  return strengthOf(role) >= STRENGTH.editor;
}

/**
 * Whether a role allows to comment on the board: a right between looking and editing. Decision 0092.
 *
 * @param role null is somebody without access
 */
export function mayCommentOnBoard(role: FileRole | null): boolean {
  return strengthOf(role) >= STRENGTH.commenter;
}
