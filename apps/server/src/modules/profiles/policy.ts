import { isAdmin, type UserKind } from '@boardwalk/domain';

/** Whether somebody may ask for the kind of a person: everybody for their own, admins for all. */
export function mayAskForKind(caller: { user_id: string; kind: UserKind }, userId: string): boolean {
  return caller.user_id === userId || isAdmin(caller.kind);
}
