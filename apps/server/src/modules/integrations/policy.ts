import { UserKind } from '@boardwalk/domain';

/** Whether somebody may receive events about the works and sales of everybody: super admins, who see all of them anyway. */
export function mayReceiveAllEvents(user: { kind: UserKind }): boolean {
  return user.kind === UserKind.SUPER_ADMIN;
}
