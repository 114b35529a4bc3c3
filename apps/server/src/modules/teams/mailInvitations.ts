import {
  FieldRule,
  INVITATION_DAYS,
  invitePrivilegeOf,
  mayInTeam,
  OPEN_MAIL_INVITATIONS,
  parseAccountName,
  TeamPrivilege,
  type GivenTeamRole,
} from '@boardwalk/domain';
import { inTransaction } from '../../infra/database/database.ts';
import { ApiError, badInput } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import { demandInvite, GIVEN_ROLES, openTeam, openTeamToChange, type OwnTeam } from './access.ts';
import * as repository from './mailInvitationRepository.ts';

const DAY_MS = 86_400_000;

/** Who is invited, to what, and for how long. */
export interface NewMailInvitation {
  email: string;
  role: GivenTeamRole;
  days: number | undefined;
}

/** Invitations to a team for one e-mail address each: only the account that has proven it can accept. */
export function createMailInvitations({ db, clock, ids }: Infra) {
  function rolesToInviteTo(team: OwnTeam): GivenTeamRole[] {
    return GIVEN_ROLES.filter((role) => mayInTeam(team.role, invitePrivilegeOf(role)));
  }

  return {
    /** Those that can still be accepted, to the roles that the person may invite to. Errors: team_not_found, privilege_missing. */
    async list(userId: string, teamId: string): Promise<repository.MailInvitationRow[]> {
      const team = await openTeam(db, userId, teamId, TeamPrivilege.INVITE);
      return repository.listOpen(db, team.team_id, { roles: rolesToInviteTo(team), now: clock.now() });
    },

    /**
     * Makes one; others that are open for the address are replaced, except those to roles that the person may not invite to.
     * Whether the address has an account, or its owner is a member, makes no difference: the inviter must not learn it.
     * Errors: bad_input, team_not_found, privilege_missing, invitation_limit_reached.
     */
    async add(
      userId: string,
      teamId: string,
      { email: typed, role, days = INVITATION_DAYS.default }: NewMailInvitation,
    ): Promise<repository.MailInvitationRow> {
      const name = parseAccountName(typed);
      if (name?.kind !== 'email') throw badInput([{ field: 'email', rule: FieldRule.FORMAT }]);
      const email = name.value;
      return inTransaction(db, async (trx) => {
        const team = await openTeamToChange(trx, userId, teamId, TeamPrivilege.VIEW);
        demandInvite(team, role);
        const now = clock.now();
        await repository.revoke(trx, team.team_id, { email, roles: rolesToInviteTo(team) }, now);
        if ((await repository.countOpen(trx, team.team_id, now)) >= OPEN_MAIL_INVITATIONS)
          throw new ApiError('invitation_limit_reached', { data: { limit: OPEN_MAIL_INVITATIONS } });
        return repository.insertOne(trx, {
          token: ids.secret(),
          team_id: team.team_id,
          email,
          role,
          created_by: userId,
          created_at: now,
          expires_at: new Date(now.getTime() + days * DAY_MS),
          revoked_at: null,
          accepted_at: null,
        });
      });
    },

    /** Makes one useless. Errors: team_not_found, privilege_missing, invitation_not_found. */
    async revoke(userId: string, teamId: string, invitationId: string): Promise<void> {
      await inTransaction(db, async (trx) => {
        const team = await openTeamToChange(trx, userId, teamId, TeamPrivilege.INVITE);
        const row = await repository.findOne(trx, team.team_id, invitationId);
        if (row === undefined)
          throw new ApiError('invitation_not_found', { internal: `mail invitation ${invitationId}` });
        demandInvite(team, row.role);
        await repository.revoke(trx, team.team_id, { invitationId }, clock.now());
      });
    },
  };
}
