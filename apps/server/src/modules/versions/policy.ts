import { fileRoleBy, mayEditBoard, mayInTeam, TeamPrivilege, type TeamRole } from '@boardwalk/domain';

/** A file, and somebody's role in its team. */
interface OfTeam {
  owner_id: string;
  role: TeamRole | null;
}

/**
 * Whether somebody may see, keep and bring back versions of a file: its owner, and anyone who may edit it by its team. Visitors
 * who came by a link see the board as it is, not what was taken off it.
 */
export function maySeeVersions(file: OfTeam, userId: string): boolean {
  return mayEditBoard(fileRoleBy({ isOwner: file.owner_id === userId, teamRole: file.role }));
}

/** Whether somebody may delete a version: the file's owner, those with TeamPermission in its team, and who made it. */
export function mayDeleteVersion(
  file: OfTeam,
  version: { author_id: string | null },
  userId: string,
): boolean {
  return (
    file.owner_id === userId || version.author_id === userId || mayInTeam(file.role, TeamPrivilege.PERMISSION)
  );
}
