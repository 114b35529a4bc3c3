import { isAdmin, UserKind } from '@boardwalk/domain';

/** Somebody as far as the console's rules are concerned. */
export interface Standing {
  user_id: string;
  kind: UserKind;
}

/** What is to be changed of a person. */
export interface PersonChange {
  kind?: UserKind | undefined;
  isActive?: boolean | undefined;
}

/**
 * Why an admin may not change a person; undefined when they may. Nobody changes their own kind or locks themselves out; the kind
 * of anybody, and everything of an admin, is for super admins.
 */
export function personChangeRefusal(
  actor: Standing,
  target: Standing,
  change: PersonChange,
): 'admins_only' | 'super_admins_only' | 'own_account' | undefined {
  if (!isAdmin(actor.kind)) return 'admins_only';
  const isOwn = actor.user_id === target.user_id;
  const changesKind = change.kind !== undefined && change.kind !== target.kind;
  if (isOwn && (changesKind || change.isActive === false)) return 'own_account';
  const isForSuperAdmins = changesKind || (isAdmin(target.kind) && !isOwn);
  return isForSuperAdmins && actor.kind !== UserKind.SUPER_ADMIN ? 'super_admins_only' : undefined;
}
