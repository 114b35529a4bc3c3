import {
  defaultTeamName,
  normalizeText,
  SpaceType,
  TeamPrivilege,
  TeamRole,
  type Language,
  type PlanLimits,
} from '@boardwalk/domain';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { once } from '../../infra/database/idempotency.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import { holdAccount } from '../account/service.ts';
import type { MembershipService } from '../membership/service.ts';
import type { TeamStorage, WorkspaceService } from '../workspace/service.ts';
import { openTeam, openTeamToChange, type OwnTeam } from './access.ts';
import { createInvitations } from './invitations.ts';
import { createMailInvitations } from './mailInvitations.ts';
import * as members from './memberRepository.ts';
import { createMemberRules } from './memberRules.ts';
import * as repository from './repository.ts';

/** What the teams module offers to its handlers and to other modules. */
export type TeamsService = ReturnType<typeof createTeamsService>;

/** A team with its limits and its numbers. */
export interface TeamInFull {
  team: OwnTeam;
  limits: PlanLimits;
  /** Files outside the trash, and members with the owner. */
  counts: { files: number; members: number };
}

/** A team with all that is used of its plan. */
export interface TeamUsage extends TeamInFull {
  trashCount: number;
  /** Size of its boards and pictures, and how large it may be, in bytes; 0 means unlimited. */
  storage: { used: number; limit: number };
}

/** Somebody who wants a team. */
export interface NewTeam {
  ownerId: string;
  /** Empty means the default name. */
  name: string;
  type: Exclude<SpaceType, typeof SpaceType.PERSONAL>;
  language: Language;
  idempotencyKey: string | undefined;
}

/** Teams, their members and the links by which people join (spec §3, §6, §7). */
export function createTeamsService(
  infra: Infra,
  {
    membership,
    workspace,
    storage,
  }: { membership: MembershipService; workspace: WorkspaceService; storage: TeamStorage },
) {
  const { db, clock } = infra;
  const { handOver } = workspace;
  const rules = createMemberRules(infra, handOver);

  /** Throws team_exists when the person owns another team of that name. Locks the person, so it stays true. */
  async function checkName(
    trx: Queryable,
    { askerId, ownerId, except }: { askerId: string; ownerId: string; except?: string },
    name: string,
  ): Promise<void> {
    await repository.lockPerson(trx, ownerId);
    const existing = await repository.findOwnedByName(trx, ownerId, name);
    if (existing === undefined || existing.team_id === except) return;
    const { team_id: id, name: givenName } = existing;
    // Which one it is concerns nobody but its owner.
    throw new ApiError('team_exists', askerId === ownerId ? { data: { id, name: givenName } } : {});
  }

  async function inFull(on: Queryable, team: OwnTeam): Promise<TeamInFull> {
    const { team_id: teamId } = team;
    return {
      team,
      limits: await membership.limitsOfTeam(on, teamId),
      counts: await repository.countTeam(on, teamId),
    };
  }

  async function insertTeam(trx: Queryable, { ownerId, type, language }: NewTeam, name: string) {
    const now = clock.now();
    const stamps = { created_at: now, updated_at: now };
    const teamId = await repository.insertTeam(trx, { name, type, owner_id: ownerId, ...stamps });
    await members.putMember(trx, {
      team_id: teamId,
      user_id: ownerId,
      role: TeamRole.OWNER,
      created_at: now,
    });
    await workspace.addFirstProject(trx, teamId, language);
    return teamId;
  }

  /** Deletes a team nobody else has boards in. Errors: team_has_foreign_boards. */
  async function removeTeam(trx: Queryable, teamId: string, ownerId: string): Promise<void> {
    const foreign = await repository.countForeignFiles(trx, teamId, ownerId);
    if (foreign > 0) throw new ApiError('team_has_foreign_boards', { data: { current: foreign } });
    await handOver.emptyTeam(trx, teamId);
    await repository.deleteTeam(trx, teamId);
  }

  return {
    /**
     * The team for which somebody orders a plan; null when it is their own space, which has the plan of its owner. Locks the
     * team. Errors: team_not_found, privilege_missing.
     */
    async openToBuy(
      trx: Queryable,
      userId: string,
      wantedId: string,
    ): Promise<{ teamId: string; name: string } | null> {
      const team = await openTeamToChange(trx, userId, wantedId, TeamPrivilege.BUY);
      return team.type === SpaceType.PERSONAL ? null : { teamId: team.team_id, name: team.name };
    },

    invitations: createInvitations(infra),
    mailInvitations: createMailInvitations(infra),
    members: rules,

    /**
     * Makes a team with its first project, once per idempotency key.
     * Errors: team_exists, idempotency_key_reused, team_not_found when the team of the key is gone.
     */
    async createTeam(team: NewTeam): Promise<TeamInFull> {
      const name = normalizeText(team.name) || defaultTeamName(team.language);
      return inTransaction(db, async (trx) => {
        const scope = { userId: team.ownerId, operation: 'createTeam', key: team.idempotencyKey };
        const made = await once(trx, { ...scope, now: clock.now() }, async () => {
          await holdAccount(trx, team.ownerId);
          await checkName(trx, { askerId: team.ownerId, ownerId: team.ownerId }, name);
          return { teamId: await insertTeam(trx, team, name), name };
        });
        if (made.name !== name) throw new ApiError('idempotency_key_reused', { internal: made.teamId });
        return inFull(trx, await openTeam(trx, team.ownerId, made.teamId, TeamPrivilege.VIEW));
      });
    },

    /** The id of a team, if the person belongs to it and may see what it has. Errors: team_not_found. */
    async openToSee(userId: string, wantedId: string): Promise<string> {
      return (await openTeam(db, userId, wantedId, TeamPrivilege.VIEW)).team_id;
    },

    /** A team the person belongs to. Errors: team_not_found. */
    async openTeam(userId: string, teamId: string): Promise<TeamInFull> {
      return inFull(db, await openTeam(db, userId, teamId, TeamPrivilege.VIEW));
    },

    /** The plan of a team and what is used of it. Errors: team_not_found. */
    async usageOf(userId: string, teamId: string): Promise<TeamUsage> {
      const opened = await this.openTeam(userId, teamId);
      const { team_id: id } = opened.team;
      const used = await storage.usedBy(id);
      return {
        ...opened,
        trashCount: await repository.countTrash(db, id),
        storage: { used, limit: storage.limit },
      };
    },

    /** Renames a team. Errors: team_not_found, privilege_missing, team_exists. */
    async renameTeam(userId: string, teamId: string, name: string): Promise<TeamInFull> {
      return inTransaction(db, async (trx) => {
        const team = await openTeamToChange(trx, userId, teamId, TeamPrivilege.PERMISSION);
        await checkName(trx, { askerId: userId, ownerId: team.owner_id, except: team.team_id }, name);
        await repository.renameTeam(trx, team.team_id, name, clock.now());
        return inFull(trx, { ...team, name });
      });
    },

    /** Deletes a team. Errors: team_not_found, privilege_missing, personal_team, team_has_foreign_boards. */
    async deleteTeam(userId: string, teamId: string): Promise<void> {
      await inTransaction(db, async (trx) => {
        const team = await openTeamToChange(trx, userId, teamId, TeamPrivilege.DELETE);
        if (team.type === SpaceType.PERSONAL) throw new ApiError('personal_team');
        await removeTeam(trx, team.team_id, team.owner_id);
      });
    },

    /** Hands a team over, as its old owner sees it then. Errors: see the members' rules. */
    async transferTeam(userId: string, teamId: string, heirId: string): Promise<TeamInFull> {
      return inFull(db, await rules.transfer(userId, teamId, heirId));
    },

    /** Teams a person must hand over before they can go: those they own together with others. */
    async teamsToHandOver(on: Queryable, userId: string): Promise<{ id: string; name: string }[]> {
      const rows = await members.listMemberships(on, userId);
      return rows
        .filter((team) => team.owner_id === userId && team.has_others)
        .map((team) => ({ id: team.team_id, name: team.name }));
    },

    /**
     * Takes a person out of all teams but the personal one: leaves those of others, deletes those nobody else belongs
     * to. What they had there goes the way it does when they leave or delete one by one.
     *
     * @param trx the transaction that ends the account; nothing is to be handed over any more
     */
    async departFromAll(trx: Queryable, userId: string): Promise<void> {
      for (const team of await members.listMemberships(trx, userId)) {
        if (team.type === SpaceType.PERSONAL && team.owner_id === userId) continue;
        await repository.lockTeam(trx, team.team_id);
        if (team.owner_id === userId) await removeTeam(trx, team.team_id, userId);
        else await rules.endMembership(trx, team, userId);
      }
    },
  };
}
