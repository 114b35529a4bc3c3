/** Who may make an account on a site. */
export const SignUpPolicy = {
  OPEN: 'open',
  /** Only who has an invitation to a team that still works. */
  INVITATION: 'invitation',
  CLOSED: 'closed',
} as const;
export type SignUpPolicy = (typeof SignUpPolicy)[keyof typeof SignUpPolicy];

/**
 * Whether somebody may make an account. It counts for every way to one: with a password, through another provider.
 * Decisions, docs/decisions/0077.
 *
 * @param policy what the operator of the site has chosen
 * @param person.isInvited whether they hold an invitation that still works
 */
export function maySignUp(policy: SignUpPolicy, { isInvited }: { readonly isInvited: boolean }): boolean {
  return policy === SignUpPolicy.OPEN || (policy === SignUpPolicy.INVITATION && isInvited);
}

/** Where invitation links to teams lead, with the token after it. */
export const JOIN_PATH = '/app/join/';

/**
 * The token of the invitation that a way on leads to, or null when it leads elsewhere. Who follows an invitation
 * without an account comes to the sign-up with it. Decisions, docs/decisions/0077.
 *
 * @param next path of this origin, with or without query
 */
export function invitationIn(next: string): string | null {
  const [path = ''] = next.split(/[?#]/u);
  if (!path.startsWith(JOIN_PATH)) return null;
  try {
    const token = decodeURIComponent(path.slice(JOIN_PATH.length).replace(/\/$/u, ''));
    return token === '' || token.includes('/') ? null : token;
  } catch {
    return null;
  }
}
