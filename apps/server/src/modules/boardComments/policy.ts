import { mayInTeam, TeamPrivilege, type TeamRole } from '@boardwalk/domain';

/** Whether somebody deletes comments of others: those who decide who may open the board. */
export function mayDeleteOthers(file: { owner_id: string; role: TeamRole | null }, userId: string): boolean {
  return file.owner_id === userId || mayInTeam(file.role, TeamPrivilege.PERMISSION);
}
