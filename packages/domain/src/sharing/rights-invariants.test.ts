import fc from 'fast-check';
import { expect, test } from 'vitest';
import { invitePrivilegeOf, mayGiveRole, mayManage, strongerTeamRole } from '../team/manage-members.ts';
import { mayInTeam, privilegesOf } from '../team/role-privileges.ts';
import { TeamPrivilege } from '../team/team-privilege.ts';
import { TeamRole } from '../team/team-role.ts';
import { checkShareLink, isShareLinkLive } from './check-share-link.ts';
import { FileRole, fileRoleBy, strongerRole, weakerRole } from './file-role.ts';
import { ShareRole } from './share-role.ts';

/** From least to most trusted. */
const TEAM_ROLES = [
  TeamRole.GUEST,
  TeamRole.VIEWER,
  TeamRole.EDITOR,
  TeamRole.MANAGER,
  TeamRole.OWNER,
] as const;
const GIVEN_ROLES = ['guest', 'viewer', 'editor', 'manager'] as const;
const FILE_ROLES = [null, FileRole.VIEWER, FileRole.COMMENTER, FileRole.EDITOR, FileRole.OWNER] as const;
const rank = (role: TeamRole) => TEAM_ROLES.indexOf(role);
const strength = (role: FileRole | null) => FILE_ROLES.indexOf(role);

const teamRole = fc.constantFrom(...TEAM_ROLES);
const givenRole = fc.constantFrom(...GIVEN_ROLES);
const fileRole = fc.constantFrom(...FILE_ROLES);
const privilege = fc.constantFrom(...Object.values(TeamPrivilege));

test('stronger and weaker are the two ends of one order', () => {
  fc.assert(
    fc.property(fileRole, fileRole, fileRole, (a, b, c) => {
      expect([strongerRole(a, b), weakerRole(a, b)].map(strength)).toEqual(
        [strength(a), strength(b)].toSorted((one, other) => other - one),
      );
      expect(strongerRole(a, strongerRole(b, c))).toBe(strongerRole(strongerRole(a, b), c));
      expect(strongerRole(a, weakerRole(a, b))).toBe(a);
    }),
  );
  fc.assert(
    fc.property(teamRole, teamRole, (a, b) => {
      expect(rank(strongerTeamRole(a, b))).toBe(Math.max(rank(a), rank(b)));
    }),
  );
});

test('one more reason to have a right never weakens the role towards a file', () => {
  const visitor = fc.constantFrom(null, ...Object.values(ShareRole));
  fc.assert(
    fc.property(fc.option(teamRole, { nil: null }), visitor, teamRole, (team, visitorRole, other) => {
      const role = fileRoleBy({ isOwner: false, teamRole: team, visitorRole });
      expect(role).not.toBe(FileRole.OWNER);
      const raised = fileRoleBy({
        isOwner: false,
        teamRole: team === null ? other : strongerTeamRole(team, other),
        visitorRole,
      });
      expect(strength(raised)).toBeGreaterThanOrEqual(strength(role));
      expect(strength(role)).toBeGreaterThanOrEqual(strength(fileRoleBy({ isOwner: false, teamRole: team })));
      expect(fileRoleBy({ isOwner: true, teamRole: team, visitorRole })).toBe(FileRole.OWNER);
    }),
  );
});

test('[AMB-28] a stronger role may do all that weaker roles may', () => {
  fc.assert(
    fc.property(teamRole, teamRole, privilege, (a, b, what) => {
      const [weaker, stronger] = rank(a) <= rank(b) ? [a, b] : [b, a];
      if (mayInTeam(weaker, what)) expect(mayInTeam(stronger, what)).toBe(true);
      expect(privilegesOf(a).includes(what)).toBe(mayInTeam(a, what));
    }),
  );
});

test('[ROLE-28][ROLE-29][ROLE-30][ROLE-31] nobody invites anybody above themselves', () => {
  fc.assert(
    fc.property(teamRole, givenRole, (role, invited) => {
      if (mayInTeam(role, invitePrivilegeOf(invited))) expect(rank(invited)).toBeLessThanOrEqual(rank(role));
    }),
  );
});

test('[ROLE-32][ROLE-37] no changes among members ever make an owner, unmake the owner, or raise who acts', () => {
  const change = fc.record({ actor: fc.nat(3), target: fc.nat(3), given: givenRole });
  fc.assert(
    fc.property(fc.array(teamRole, { minLength: 3, maxLength: 3 }), fc.array(change), (others, changes) => {
      const team: TeamRole[] = [
        TeamRole.OWNER,
        ...others.map((role) => (role === 'owner' ? 'manager' : role)),
      ];
      for (const { actor, target, given } of changes) {
        const [acting, acted] = [team[actor] ?? 'guest', team[target] ?? 'guest'];
        const isSelf = actor === target;
        // The owner leaves only by transferring the team.
        if ((isSelf && acting === TeamRole.OWNER) || !mayGiveRole(acting, acted, given, isSelf)) continue;
        expect(rank(given)).toBeLessThanOrEqual(rank(acting));
        if (!isSelf) expect(mayManage(acting, TeamPrivilege.PERMISSION, acted)).toBe(true);
        team[target] = given;
      }
      expect(team.map((role) => role === TeamRole.OWNER)).toEqual([true, false, false, false]);
    }),
  );
});

test('a share link that does not work never works again, and one with valid terms works at once', () => {
  const date = fc.date({ noInvalidDate: true, min: new Date('2026-01-01'), max: new Date('2027-01-01') });
  const end = fc.option(date, { nil: null });
  fc.assert(
    fc.property(end, end, date, date, (revokedAt, expiresAt, one, other) => {
      const [sooner, later] = one <= other ? [one, other] : [other, one];
      const link = { revokedAt, expiresAt };
      if (isShareLinkLive(link, later)) expect(isShareLinkLive(link, sooner)).toBe(true);
      const isTaken = checkShareLink({ expiresAt }, one).length === 0;
      expect(isShareLinkLive({ revokedAt: null, expiresAt }, one)).toBe(isTaken);
    }),
  );
});
