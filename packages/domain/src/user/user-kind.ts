/** Kind of an account (spec §3, §6). */
export const UserKind = {
  GENERAL_USER: 0,
  SUPER_ADMIN: 1,
  GENERAL_ADMIN: 2,
} as const;
export type UserKind = (typeof UserKind)[keyof typeof UserKind];

/**
 * Whether a kind of user administers the community: both kinds of admin do. Spec §6.
 *
 * @param kind the kind established by the manager verification call
 */
export function isAdmin(kind: UserKind): boolean {
  return kind === UserKind.SUPER_ADMIN || kind === UserKind.GENERAL_ADMIN;
}
