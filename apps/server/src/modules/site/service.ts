import { maySignUp, SignUpPolicy } from '@boardwalk/domain';
import type { Queryable } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';

/** What the site module offers to its handlers and to other modules. */
export type SiteService = ReturnType<typeof createSiteService>;

/** Finds an invitation to a team by its token, or refuses. */
interface Invitations {
  openInvitation(token: string, userId: null): Promise<{ sent_to: string | null }>;
}

/** The site itself: who may make an account on it. */
export function createSiteService(
  { db, site }: Pick<Infra, 'db' | 'site'>,
  { teams }: { teams: { invitations: Invitations } },
) {
  async function isInvitation(token: string, address: string | undefined): Promise<boolean> {
    try {
      const { sent_to: sentTo } = await teams.invitations.openInvitation(token, null);
      return sentTo === null || sentTo === address;
    } catch (error) {
      if (error instanceof ApiError) return false;
      throw error;
    }
  }

  return {
    /** Who may make an account, as it holds now. */
    signUpPolicy: async (): Promise<SignUpPolicy> => (await site.read(db)).signUp,

    /**
     * Makes sure that somebody may make an account, however they do it. Every way to one asks first; the operator's commands
     * and the first admin are no such ways.
     * Errors: sign_up_closed, invitation_needed.
     *
     * @param options.invitation token of an invitation to a team, if they hold one
     * @param options.address e-mail address of the new account, in lower case: an invitation by mail is for its own alone
     */
    async maySignUp(
      options: { invitation?: string | undefined; address?: string | undefined; on?: Queryable } = {},
    ): Promise<void> {
      const { invitation, address, on = db } = options;
      // Of the database: a sign-up that was closed a moment ago in another process is closed here as well.
      const { signUp: policy } = await site.read(on);
      const asksInvitation = policy === SignUpPolicy.INVITATION && invitation !== undefined;
      if (maySignUp(policy, { isInvited: asksInvitation && (await isInvitation(invitation, address)) }))
        return;
      throw new ApiError(policy === SignUpPolicy.CLOSED ? 'sign_up_closed' : 'invitation_needed');
    },
  };
}
