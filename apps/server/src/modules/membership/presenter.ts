import type { EditionGrant, Membership, ProfessionalEdition } from '@boardwalk/api-client';
import { isEditionValid, ProfessionalEditionType, type PlanLimits } from '@boardwalk/domain';
import type { GrantRow } from './repository.ts';
import type { MembershipOverview, Membership as Facts } from './membership.ts';

/** Somebody's professional edition; who never had one gets standing values. */
export function presentEdition(
  userId: string,
  { edition, enterpriseId }: Pick<Facts, 'edition' | 'enterpriseId'>,
  now: Date,
): ProfessionalEdition {
  return {
    isDefaultData: edition === null,
    type: edition?.type ?? ProfessionalEditionType.TRIAL,
    edition_key: edition?.editionKey ?? null,
    goods_id: edition?.goodsId ?? null,
    user_id: userId,
    start_date: edition?.startDate.toISOString() ?? null,
    end_date: edition?.endDate?.toISOString() ?? null,
    permanent: edition?.permanent ?? false,
    extends: edition?.extends ?? 0,
    is_valid: isEditionValid(edition, enterpriseId, now),
  };
}

/** Everything about somebody's membership. */
export function presentMembership(userId: string, overview: MembershipOverview, now: Date): Membership {
  const { facts, isVip, isPrivate, limits, freePlan, team } = overview;
  return {
    member: facts.memberType,
    is_vip: isVip,
    is_private_deployment: isPrivate,
    edition: presentEdition(userId, facts, now),
    limits: presentLimits(limits),
    free_plan: presentLimits(freePlan),
    space: {
      team_type: team.type,
      team_id: team.team_id,
      limitCount: limits.editableFiles,
      edit_visitor_quantity: limits.editVisitors,
      curCount: Number(team.file_count ?? 0),
    },
  };
}

/** One grant of a professional edition. Its key stays here: it names orders and cards. */
export function presentGrant(row: GrantRow): EditionGrant {
  return {
    grant_id: row.grant_id,
    source: row.source,
    edition_key: row.edition_key,
    goods_id: row.goods_id,
    days: row.days,
    created_at: row.created_at.toISOString(),
    revoked_at: row.revoked_at?.toISOString() ?? null,
  };
}

function presentLimits({ editableFiles, editVisitors }: PlanLimits) {
  return { editable_files: editableFiles, edit_visitors: editVisitors };
}
