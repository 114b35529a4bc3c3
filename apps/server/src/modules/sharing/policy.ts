import { mayInTeam, TeamPrivilege, type TeamRole } from '@boardwalk/domain';

/**
 * Whether somebody decides who may see a file: its owner, and those whose role in its team has the privilege
 * TeamPermission. Visitors never do.
 *
 * @param file owner of the file, and the person's role in its team
 */
export function mayShare(file: { owner_id: string; role: TeamRole | null }, userId: string): boolean {
  return file.owner_id === userId || mayInTeam(file.role, TeamPrivilege.PERMISSION);
}
