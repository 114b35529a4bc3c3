import { mayInTeam, TeamPrivilege, type TeamRole } from '@boardwalk/domain';

/** What somebody may do with a file. */
export type FileRole = 'owner' | 'editor' | 'viewer';

/**
 * Somebody's role towards a file: its owner, else what their role in its team allows. Null for an outsider.
 *
 * @param file owner of the file, and the person's role in its team
 */
export function fileRoleOf(
  file: { owner_id: string; role: TeamRole | null },
  userId: string,
): FileRole | null {
  if (file.owner_id === userId) return 'owner';
  if (mayInTeam(file.role, TeamPrivilege.EDIT)) return 'editor';
  return mayInTeam(file.role, TeamPrivilege.VIEW) ? 'viewer' : null;
}

/** Whether that role may change the file. */
export function mayEdit(role: FileRole | null): boolean {
  return role === 'owner' || role === 'editor';
}
