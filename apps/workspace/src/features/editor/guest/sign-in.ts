import { ShareRole } from '@boardwalk/domain';
import { BASENAME, outsidePaths, paths } from '#shared/paths.ts';
import { guestMessages } from './messages.ts';

/** Signs in, then comes back to the page of the link, which offers what the link allows and leads to the same elements. */
export const signInHere = (token: string, fragment: string): string =>
  outsidePaths.signIn(`${BASENAME}${paths.share(token)}${fragment}`);

/** What somebody has from signing in, by what the link allows. */
export function whatSigningInGives(role: ShareRole) {
  if (role === ShareRole.EDITOR) return guestMessages.signInToEdit;
  return role === ShareRole.COMMENTER ? guestMessages.signInToComment : guestMessages.signInToKeep;
}
