import {
  checkName,
  invitePrivilegeOf,
  mayGiveRole,
  mayInTeam,
  mayManage,
  normalizeText,
  SpaceType,
  strongerTeamRole,
  TeamPrivilege,
  TeamRole,
  type GivenTeamRole,
} from '@boardwalk/domain';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { ApiError, badInput } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { PageQuery } from '../../infra/lists/cursor.ts';
import type { HandOver } from '../workspace/service.ts';
import { GIVEN_ROLES, missing, openTeam, openTeamToChange, type OwnTeam } from './access.ts';
import * as invitations from './invitationRepository.ts';
import * as mailInvitations from './mailInvitationRepository.ts';
import * as members from './memberRepository.ts';
import * as repository from './repository.ts';

/** Members of teams: their roles, their names, their coming and going. */
export function createMemberRules({ db, clock }: Infra, handOver: HandOver) {
  async function findMember(on: Queryable, teamId: string, userId: string): Promise<members.MemberRow> {
    const member = await members.findMember(on, teamId, userId);
    if (member === undefined) throw new ApiError('member_not_found', { internal: `${userId} in ${teamId}` });
    return member;
  }

  /**
   * Ends what would let a person hand out roles they may not give any more, or come back to one that was taken: the links to these
   * roles, which they may know, the invitations by mail that they made to the former, and those to the latter for their own address.
   */
  async function revokeInvitations(
    trx: Queryable,
    teamId: string,
    {
      userId,
      given,
      taken,
    }: { userId: string; given: readonly GivenTeamRole[]; taken: readonly GivenTeamRole[] },
  ): Promise<void> {
    const now = clock.now();
    await invitations.revokeInvitations(trx, teamId, [...new Set([...given, ...taken])], now);
    await mailInvitations.revoke(trx, teamId, { by: userId, roles: given }, now);
    await mailInvitations.revoke(trx, teamId, { to: userId, roles: taken }, now);
  }

  /** Ends a membership: boards are handed over, visits end, and invitations the person may know are worth nothing. */
  async function endMembership(trx: Queryable, team: { team_id: string; owner_id: string }, userId: string) {
    await handOver.transferBoards(trx, { teamId: team.team_id, from: userId, to: team.owner_id });
    await members.deleteMember(trx, team.team_id, userId);
    await members.endVisits(trx, team.team_id, userId, clock.now());
    await revokeInvitations(trx, team.team_id, { userId, given: GIVEN_ROLES, taken: GIVEN_ROLES });
  }

  return {
    endMembership,

    /** A page of the members, the longest-standing first. Errors: team_not_found, privilege_missing. */
    async list(userId: string, teamId: string, page: PageQuery) {
      const team = await openTeam(db, userId, teamId, TeamPrivilege.VIEW);
      return members.listMembers(db, team.team_id, page);
    },

    /**
     * Gives a member another role. Who is weakened loses the links they could hand out, and what would give the former role back.
     * Errors: team_not_found, privilege_missing, member_not_found, owner_stays.
     */
    async changeRole(userId: string, teamId: string, targetId: string, role: GivenTeamRole) {
      return inTransaction(db, async (trx) => {
        const team = await openTeamToChange(trx, userId, teamId, TeamPrivilege.VIEW);
        const target = await findMember(trx, teamId, targetId);
        const isSelf = targetId === userId;
        if (!isSelf && !mayInTeam(team.role, TeamPrivilege.PERMISSION)) {
          throw missing(TeamPrivilege.PERMISSION, team.role);
        }
        if (target.role === TeamRole.OWNER) throw new ApiError('owner_stays');
        if (!mayGiveRole(team.role, target.role, role, isSelf)) {
          throw missing(TeamPrivilege.PERMISSION, team.role);
        }
        await members.setRole(trx, team.team_id, targetId, role);
        const given = GIVEN_ROLES.filter((each) => {
          const privilege = invitePrivilegeOf(each);
          return mayInTeam(target.role, privilege) && !mayInTeam(role, privilege);
        });
        const isWeakened = role !== strongerTeamRole(role, target.role);
        const taken = isWeakened ? GIVEN_ROLES.filter((each) => role !== strongerTeamRole(role, each)) : [];
        await revokeInvitations(trx, team.team_id, { userId: targetId, given, taken });
        return { ...target, role };
      });
    },

    /**
     * Removes a member; who removes themselves leaves.
     * Errors: team_not_found, privilege_missing, member_not_found, owner_stays.
     */
    async remove(userId: string, teamId: string, targetId: string): Promise<void> {
      await inTransaction(db, async (trx) => {
        const team = await openTeamToChange(trx, userId, teamId, TeamPrivilege.VIEW);
        const isSelf = targetId === userId;
        if (!isSelf && !mayInTeam(team.role, TeamPrivilege.REMOVE_MEMBER)) {
          throw missing(TeamPrivilege.REMOVE_MEMBER, team.role);
        }
        const target = await findMember(trx, teamId, targetId);
        if (target.role === TeamRole.OWNER) throw new ApiError('owner_stays');
        if (!isSelf && !mayManage(team.role, TeamPrivilege.REMOVE_MEMBER, target.role)) {
          throw missing(TeamPrivilege.REMOVE_MEMBER, team.role);
        }
        await endMembership(trx, team, targetId);
      });
    },

    /**
     * Hands a team over to another member; its owner becomes a manager.
     * Errors: team_not_found, privilege_missing, personal_team, member_not_found.
     */
    async transfer(userId: string, teamId: string, heirId: string): Promise<OwnTeam> {
      return inTransaction(db, async (trx) => {
        const team = await openTeamToChange(trx, userId, teamId, TeamPrivilege.DELETE);
        if (team.type === SpaceType.PERSONAL) throw new ApiError('personal_team');
        await findMember(trx, teamId, heirId);
        if (heirId !== userId) {
          await members.setRole(trx, team.team_id, userId, TeamRole.MANAGER);
          await members.setRole(trx, team.team_id, heirId, TeamRole.OWNER);
          await repository.setOwner(trx, team.team_id, heirId, clock.now());
        }
        return openTeam(trx, userId, teamId, TeamPrivilege.VIEW);
      });
    },

    /**
     * Sets what a member is called inside the team; empty means the nickname. The id names a membership, it grants
     * nothing: one's own, or with TeamPermission that of a less trusted member.
     * Errors: bad_input, member_not_found, privilege_missing.
     */
    async nameStaff(userId: string, staffId: string, name: string): Promise<members.MemberRow> {
      const violations = checkName('staff_name', name, { optional: true });
      if (violations.length > 0) throw badInput(violations);
      return inTransaction(db, async (trx) => {
        const found = await members.findByStaffId(trx, staffId, userId);
        if (found === undefined) throw new ApiError('member_not_found', { internal: `staff ${staffId}` });
        const { actor_role: role, ...member } = found;
        if (member.user_id !== userId && !mayManage(role, TeamPrivilege.PERMISSION, member.role)) {
          throw missing(TeamPrivilege.PERMISSION, role);
        }
        const staffName = normalizeText(name) || null;
        await members.setStaffName(trx, member.staff_id, staffName);
        return { ...member, staff_name: staffName };
      });
    },
  };
}
