import {
  editionOf,
  EditionKey,
  GrantSource,
  isEditionValid,
  isPrivateDeployment,
  isVip as areVipFacts,
  MemberType,
  planLimits,
  UNLIMITED_PLAN,
  ProfessionalEditionType,
  type EditionGrant,
  type PlanLimits,
} from '@boardwalk/domain';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { CursorPage } from '../../infra/lists/cursor.ts';
import type { Membership, MembershipOverview, StoredEdition } from './membership.ts';
import * as repository from './repository.ts';

/** What the membership module offers to its handlers and to other modules. */
export type MembershipService = ReturnType<typeof createMembershipService>;

/** Something granted: to whom, and what names it so that it is granted once. */
export interface NewGrant {
  userId: string;
  /** Names what it is granted for, e.g. an order; the same key never grants twice. */
  key: string;
  /** Which edition, `personal` or `lifetime` by default. */
  editionKey?: string;
  /** The goods that were bought; null when it was not bought. */
  goodsId?: string | null;
  /** A purchase by default. */
  source?: GrantSource;
}

/** A plan that somebody has bought for a team. */
export interface NewTeamGrant extends Pick<NewGrant, 'userId' | 'key'> {
  teamId: string;
  goodsId: string;
  /** Whole days of 24 hours; null for good. */
  days: number | null;
}

/** Memberships, plan limits and the grants they come from (spec §3, §4, §6; decisions: "Membership, points, money"). */
export function createMembershipService({ db, clock, settings }: Infra) {
  const { freePlan } = settings;

  function membershipOf(row: repository.MembershipRow): Membership {
    const edition = editionOfRow(row);
    const isValid = isEditionValid(edition, row.e_id, clock.now());
    const ordinary = isValid ? MemberType.ORDINARY : MemberType.NONE;
    return {
      memberType: row.member === MemberType.LIFETIME ? MemberType.LIFETIME : ordinary,
      edition,
      enterpriseId: row.e_id,
    };
  }

  async function factsOf(on: Queryable, userId: string): Promise<Membership> {
    const [row] = await repository.findMemberships(on, [userId]);
    if (row === undefined) throw new ApiError('user_not_found', { internal: `membership of ${userId}` });
    return membershipOf(row);
  }

  /** Works the edition of a person out of their grants and stores it. */
  async function addUp(trx: Queryable, userId: string): Promise<StoredEdition | null> {
    const edition = editionOf((await repository.grantsOf(trx, userId)).map(chainLink));
    const type = ProfessionalEditionType.OFFICIAL;
    const row = edition && {
      type,
      edition_key: edition.editionKey,
      goods_id: edition.goodsId,
      start_date: edition.startDate,
      end_date: edition.endDate,
      permanent: edition.permanent,
      extends: edition.extends,
      updated_at: clock.now(),
    };
    await repository.storeEdition(trx, userId, row);
    return edition && { ...edition, type };
  }

  /** Works the plan of a team out of its grants and stores it. */
  async function addUpTeam(trx: Queryable, teamId: string): Promise<void> {
    const edition = editionOf((await repository.grantsOfTeam(trx, teamId)).map(chainLink));
    const row = edition && {
      end_date: edition.endDate,
      permanent: edition.permanent,
      updated_at: clock.now(),
    };
    await repository.storeTeamEdition(trx, teamId, row);
  }

  async function grant(
    on: Queryable,
    { userId, key, editionKey, goodsId, source }: NewGrant,
    days: number | null,
  ): Promise<StoredEdition | null> {
    return inTransaction(on, async (trx) => {
      if (!(await repository.lockMember(trx, userId)))
        throw new ApiError('user_not_found', { internal: `grant ${key} to ${userId}` });
      const isNew = await repository.insertGrant(trx, {
        user_id: userId,
        grant_key: key,
        source: source ?? GrantSource.PURCHASE,
        edition_key: editionKey ?? (days === null ? EditionKey.LIFETIME : EditionKey.PERSONAL),
        goods_id: goodsId ?? null,
        days,
        created_at: clock.now(),
        revoked_at: null,
      });
      if (!isNew && (await repository.findGranted(trx, key))?.user_id !== userId)
        throw new Error(`grant ${key} belongs to somebody else than ${userId}`);
      return addUp(trx, userId);
    });
  }

  return {
    factsOf,

    /** Whether somebody is a VIP: a valid professional edition, or lifetime membership. Errors: user_not_found. */
    async isVip(on: Queryable, userId: string): Promise<boolean> {
      return areVipFacts(await factsOf(on, userId), clock.now());
    },

    /** The plan limits that hold for somebody's own team; 0 means unlimited. Errors: user_not_found. */
    async limitsOf(on: Queryable, userId: string): Promise<PlanLimits> {
      return planLimits(await factsOf(on, userId), clock.now(), freePlan);
    },

    /**
     * The limits of some teams' plans by team id, in one statement: a team has the plan that was bought for it, else that of its
     * owner. 0 means unlimited. A team that does not exist is not among them.
     */
    async limitsOfTeams(on: Queryable, teamIds: readonly string[]): Promise<ReadonlyMap<string, PlanLimits>> {
      const rows = teamIds.length === 0 ? [] : await repository.findOwnersOfTeams(on, teamIds);
      const now = clock.now();
      return new Map(
        rows.map((row) => {
          const hasPlan = row.is_plan_permanent === true || (row.plan_end !== null && row.plan_end > now);
          return [row.team_id, hasPlan ? UNLIMITED_PLAN : planLimits(membershipOf(row), now, freePlan)];
        }),
      );
    },

    /** The limits of a team's plan, as `limitsOfTeams`. Errors: team_not_found. */
    async limitsOfTeam(on: Queryable, teamId: string): Promise<PlanLimits> {
      const limits = (await this.limitsOfTeams(on, [teamId])).get(teamId);
      if (limits === undefined) throw new ApiError('team_not_found', { internal: `plan of team ${teamId}` });
      return limits;
    },

    /** Those of some teams that have the free plan: none was bought for them, and their owner has none without limits either. */
    async teamsOnFreePlan(on: Queryable, teamIds: readonly string[]): Promise<string[]> {
      const plans = await this.limitsOfTeams(on, teamIds);
      return [...plans].filter(([, limits]) => limits === freePlan).map(([teamId]) => teamId);
    },

    /**
     * Adds days to somebody's professional edition: from its end while it is valid, else from now. The same key again
     * changes nothing. Everybody's grants are added up one transaction after the other.
     * Errors: user_not_found.
     *
     * @param trx the transaction of what it is granted for
     * @param grantOf.days whole days of 24 hours
     * @returns the edition as it stands afterwards; null when the grant was taken back before and no other is left
     */
    async extendEdition(
      trx: Queryable,
      { days, ...grantOf }: NewGrant & { days: number },
    ): Promise<StoredEdition | null> {
      return grant(trx, grantOf, days);
    },

    /** Makes somebody a member for life, as `extendEdition`. Days that are left stay, should it be taken back. */
    async grantLifetime(trx: Queryable, grantOf: NewGrant): Promise<StoredEdition | null> {
      return grant(trx, grantOf, null);
    },

    /** Whether a plan without an end was bought for a team, to which nothing can be added. */
    async hasTeamPlanForGood(on: Queryable, teamId: string): Promise<boolean> {
      return (await repository.findTeamEdition(on, teamId))?.permanent === true;
    },

    /**
     * Gives a team a plan that somebody has bought for it, as `extendEdition`.
     *
     * @returns false when it would be for nothing: the team is gone, or has a plan without an end
     */
    async grantTeam(trx: Queryable, { teamId, userId, key, goodsId, days }: NewTeamGrant): Promise<boolean> {
      if (!(await repository.lockTeamOfPlan(trx, teamId))) return false;
      if (await this.hasTeamPlanForGood(trx, teamId)) return false;
      await repository.insertGrant(trx, {
        user_id: userId,
        team_id: teamId,
        grant_key: key,
        source: GrantSource.PURCHASE,
        edition_key: days === null ? EditionKey.LIFETIME : EditionKey.PERSONAL,
        goods_id: goodsId,
        days,
        created_at: clock.now(),
        revoked_at: null,
      });
      await addUpTeam(trx, teamId);
      return true;
    },

    /**
     * Takes a grant back, as after a refund: what is left of its days ends now, later grants move forward.
     *
     * @returns false when there is no such grant, or it was taken back already
     */
    async revokeGrant(on: Queryable, key: string): Promise<boolean> {
      return inTransaction(on, async (trx) => {
        const granted = await repository.findGranted(trx, key);
        if (granted === undefined) return false;
        const { user_id: userId, team_id: teamId } = granted;
        const isThere = await (teamId === null
          ? repository.lockMember(trx, userId)
          : repository.lockTeamOfPlan(trx, teamId));
        if (!isThere || !(await repository.revokeGrant(trx, key, clock.now()))) return false;
        await (teamId === null ? addUp(trx, userId) : addUpTeam(trx, teamId));
        return true;
      });
    },

    /** Somebody's grants, the newest first. */
    listGrants: (
      userId: string,
      page: { cursor: string; size: number },
    ): Promise<CursorPage<repository.GrantRow>> => repository.listGrants(db, userId, page),

    /** As `factsOf`, and nobody else changes the membership until the transaction ends. Errors: user_not_found. */
    async lockFacts(trx: Queryable, userId: string): Promise<Membership> {
      await repository.lockMember(trx, userId);
      return factsOf(trx, userId);
    },

    /** Everything the avatar panel and the limit dialog ask for. Errors: user_not_found, no_storage_location. */
    async overview(userId: string): Promise<MembershipOverview> {
      const facts = await factsOf(db, userId);
      const team = await repository.findPersonalTeam(db, userId);
      if (team === undefined)
        throw new ApiError('no_storage_location', { internal: `${userId} has no personal team` });
      const now = clock.now();
      return {
        facts,
        isVip: areVipFacts(facts, now),
        isPrivate: isPrivateDeployment(facts.enterpriseId),
        limits: planLimits(facts, now, freePlan),
        freePlan,
        team,
      };
    },
  };
}

/** A grant as it stands in the chain of its receiver. */
function chainLink(given: repository.GrantRow): EditionGrant {
  return {
    editionKey: given.edition_key,
    goodsId: given.goods_id,
    days: given.days,
    grantedAt: given.created_at,
    revokedAt: given.revoked_at,
  };
}

function editionOfRow(row: repository.MembershipRow): StoredEdition | null {
  if (row.type === null || row.edition_key === null || row.start_date === null) return null;
  return {
    type: row.type,
    editionKey: row.edition_key,
    goodsId: row.goods_id,
    startDate: row.start_date,
    endDate: row.end_date,
    permanent: row.permanent ?? false,
    extends: row.extends ?? 0,
  };
}

export type { Membership } from './membership.ts';
export { presentEdition } from './presenter.ts';
export { memberTypeAt } from './repository.ts';
