import type { InvitationObstacle } from '@boardwalk/api-client';
import {
  INVITATION_DAYS,
  invitePrivilegeOf,
  mayInTeam,
  strongerTeamRole,
  TeamPrivilege,
  TeamRole,
  type GivenTeamRole,
} from '@boardwalk/domain';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import type { Row } from '../../infra/database/schema.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import { holdAccount } from '../account/service.ts';
import { isBlockBetween } from '../follows/service.ts';
import { demandInvite, missing, openTeam, openTeamToChange } from './access.ts';
import * as invitations from './invitationRepository.ts';
import { setAccepted } from './mailInvitationRepository.ts';
import * as members from './memberRepository.ts';
import * as repository from './repository.ts';

/** Roles offered when none is asked for, the first one the member may invite. */
const OFFERED: readonly GivenTeamRole[] = [TeamRole.EDITOR, TeamRole.VIEWER, TeamRole.GUEST];
const DAY_MS = 86_400_000;
/** How long a link that ended is remembered, so that those who open it late learn why it does not work. */
const REMEMBERED_DAYS = 90;

/** What keeps the reader from accepting an invitation that was sent to an address; a visitor signs in first. */
export function obstacleOf({
  sent_to: address,
  reader_id: reader,
  reader_email: own,
  reader_proven_at: provenAt,
}: Pick<
  invitations.InvitationRow,
  'sent_to' | 'reader_id' | 'reader_email' | 'reader_proven_at'
>): InvitationObstacle {
  if (address === null || reader === null) return 'none';
  if (own !== address) return 'other_address';
  return provenAt === null ? 'unproven_address' : 'none';
}

function demandAddress(invitation: invitations.InvitationRow): void {
  const obstacle = obstacleOf(invitation);
  if (obstacle === 'other_address') throw new ApiError('invitation_for_other_address');
  if (obstacle === 'unproven_address') throw new ApiError('invitation_address_unproven');
}

/** Links by which people join teams. */
export function createInvitations({ db, clock, ids }: Infra) {
  async function insertNew(
    trx: Queryable,
    teamId: string,
    link: { role: GivenTeamRole; days: number; userId: string },
  ): Promise<Row<'team_invitation'>> {
    const now = clock.now();
    await invitations.revokeInvitations(trx, teamId, [link.role], now);
    await invitations.deleteEnded(trx, teamId, new Date(now.getTime() - REMEMBERED_DAYS * DAY_MS));
    const row = {
      token: ids.secret(),
      team_id: teamId,
      role: link.role,
      created_by: link.userId,
      created_at: now,
      expires_at: new Date(now.getTime() + link.days * DAY_MS),
      revoked_at: null,
    };
    await invitations.insertInvitation(trx, row);
    return row;
  }

  /** An invitation that still works. Errors: invitation_not_found, invitation_expired, invitation_revoked. */
  async function openInvitation(on: Queryable, token: string, userId: string | null) {
    const row = await invitations.findInvitation(on, token, userId);
    if (row === undefined) throw new ApiError('invitation_not_found');
    const hasExpired = row.expires_at <= clock.now();
    if (row.revoked_at !== null && row.revoked_at < row.expires_at) throw new ApiError('invitation_revoked');
    // One by mail was used up; for who joined by it, asking again is no error.
    if (row.accepted_at !== null && row.own_role === null) throw new ApiError('invitation_revoked');
    if (hasExpired) throw new ApiError('invitation_expired');
    // Somebody who was blocked learns no more than that the link does not work.
    if (userId !== null && (await isBlockBetween(on, userId, row.inviter_id)))
      throw new ApiError('invitation_revoked', { internal: `block between ${userId} and the inviter` });
    return row;
  }

  return {
    openInvitation: (token: string, userId: string | null) => openInvitation(db, token, userId),

    /**
     * The link of a team for a role; one is made when none works.
     * Errors: team_not_found, privilege_missing.
     */
    async linkOf(userId: string, teamId: string, wanted: GivenTeamRole | undefined) {
      const team = await openTeam(db, userId, teamId, TeamPrivilege.VIEW);
      const role = wanted ?? OFFERED.find((each) => mayInTeam(team.role, invitePrivilegeOf(each)));
      if (role === undefined) throw missing(TeamPrivilege.INVITE, team.role);
      demandInvite(team, role);
      const found = await invitations.findInUse(db, team.team_id, role, clock.now());
      if (found !== undefined) return found;
      return inTransaction(db, async (trx) => {
        demandInvite(await openTeamToChange(trx, userId, teamId, TeamPrivilege.VIEW), role);
        const made = await invitations.findInUse(trx, teamId, role, clock.now());
        return made ?? insertNew(trx, teamId, { role, days: INVITATION_DAYS.default, userId });
      });
    },

    /** Puts a new link in place of the one in use. Errors: team_not_found, privilege_missing. */
    async renewLink(userId: string, teamId: string, link: { role: GivenTeamRole; days: number }) {
      return inTransaction(db, async (trx) => {
        demandInvite(await openTeamToChange(trx, userId, teamId, TeamPrivilege.VIEW), link.role);
        return insertNew(trx, teamId, { ...link, userId });
      });
    },

    /** Makes the link of a team for a role useless, if there is one. Errors: team_not_found, privilege_missing. */
    async revokeLink(userId: string, teamId: string, role: GivenTeamRole): Promise<void> {
      await inTransaction(db, async (trx) => {
        demandInvite(await openTeamToChange(trx, userId, teamId, TeamPrivilege.VIEW), role);
        await invitations.revokeInvitations(trx, teamId, [role], clock.now());
      });
    },

    /**
     * Joins the team of an invitation. A member keeps the more trusted of both roles, so repeating it changes nothing.
     * One by mail is for the account that has proven its address, and works once.
     * Errors: not_signed_in when the account is gone, invitation_not_found, invitation_expired, invitation_revoked,
     * invitation_for_other_address, invitation_address_unproven.
     *
     * @returns id of the team
     */
    async accept(userId: string, token: string): Promise<string> {
      return inTransaction(db, async (trx) => {
        await holdAccount(trx, userId);
        const { team_id: teamId } = await openInvitation(trx, token, userId);
        await repository.lockTeam(trx, teamId);
        const invitation = await openInvitation(trx, token, userId);
        const { role: invited, own_role: own } = invitation;
        demandAddress(invitation);
        // A role that was taken back since does not come again.
        if (invitation.accepted_at !== null) return teamId;
        if (invitation.sent_to !== null) await setAccepted(trx, token, clock.now());
        const role = own === null ? invited : strongerTeamRole(own, invited);
        await members.putMember(trx, { team_id: teamId, user_id: userId, role, created_at: clock.now() });
        return teamId;
      });
    },
  };
}
