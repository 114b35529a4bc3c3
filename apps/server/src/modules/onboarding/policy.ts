import { isAdmin, type UserKind } from '@boardwalk/domain';

/** Whether somebody may see how everybody answered: general and super admins. */
export function maySeeAnswers(person: { kind: UserKind }): boolean {
  return isAdmin(person.kind);
}
