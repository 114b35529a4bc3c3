import { fileRoleBy, mayEditBoard, type FileRole, type ShareRole, type TeamRole } from '@boardwalk/domain';

export type { FileRole } from '@boardwalk/domain';

/**
 * Somebody's role towards a file: its owner, else what their role in its team or a share link allows. Null for an
 * outsider.
 *
 * @param file owner of the file, and the person's roles in its team and as its visitor
 */
export function fileRoleOf(
  file: { owner_id: string; role: TeamRole | null; visitor_role?: ShareRole | null },
  userId: string,
): FileRole | null {
  return fileRoleBy({
    isOwner: file.owner_id === userId,
    teamRole: file.role,
    visitorRole: file.visitor_role ?? null,
  });
}

/** Whether that role may change the file. */
export function mayEdit(role: FileRole | null): boolean {
  return mayEditBoard(role);
}
