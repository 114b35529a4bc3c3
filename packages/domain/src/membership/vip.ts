import { isPrivateDeployment } from '../user/private-deployment.ts';
import { FREE_PLAN_LIMITS } from './limits.ts';
import { MemberType } from './member-type.ts';
import { ProfessionalEditionType } from './professional-edition-type.ts';

/** What the validity of a professional edition depends on. */
export interface ProfessionalEdition {
  readonly type: ProfessionalEditionType;
  readonly permanent: boolean;
  /** End of the edition; null when it has none. */
  readonly endDate: Date | null;
}

/** What makes somebody a VIP, or frees them from plans altogether. */
export interface MembershipFacts {
  readonly memberType: MemberType;
  readonly edition: ProfessionalEdition | null;
  /** The user's `e_id`. */
  readonly enterpriseId?: number | null;
}

/**
 * Whether a personal professional edition is valid: official, the user on no private deployment, and permanent or
 * with an end in the future (spec §4).
 *
 * @param edition the edition
 * @param enterpriseId the user's `e_id`
 * @param now the time of asking
 */
export function isEditionValid(
  edition: ProfessionalEdition | null,
  enterpriseId: number | null | undefined,
  now: Date,
): boolean {
  if (edition?.type !== ProfessionalEditionType.OFFICIAL || isPrivateDeployment(enterpriseId)) return false;
  return edition.permanent || (edition.endDate !== null && edition.endDate > now);
}

/**
 * Whether somebody is a VIP: a valid professional edition, or lifetime membership. Spec §6, AMB-30.
 *
 * @param facts membership and edition
 * @param now the time of asking
 */
export function isVip(facts: MembershipFacts, now: Date): boolean {
  return facts.memberType === MemberType.LIFETIME || isEditionValid(facts.edition, facts.enterpriseId, now);
}

/** Limits of a plan; 0 means unlimited. */
export interface PlanLimits {
  readonly editableFiles: number;
  readonly editVisitors: number;
}

/** Limits of somebody whom no plan limits. */
export const UNLIMITED_PLAN: PlanLimits = { editableFiles: 0, editVisitors: 0 };

/**
 * The limits that hold for somebody: none for a VIP and on a private deployment, else those of the free plan.
 * Spec §6, AMB-30.
 *
 * @param facts membership and edition
 * @param now the time of asking
 * @param free limits of the free plan, from the settings
 */
export function planLimits(
  facts: MembershipFacts,
  now: Date,
  free: PlanLimits = FREE_PLAN_LIMITS,
): PlanLimits {
  return isVip(facts, now) || isPrivateDeployment(facts.enterpriseId) ? UNLIMITED_PLAN : free;
}

/**
 * Whether one more would pass a limit. The server asks inside the transaction that creates or copies. Spec §6, AMB-30.
 *
 * @param count how many there are
 * @param limit the limit; 0 means unlimited
 */
export function isLimitReached(count: number, limit: number): boolean {
  return limit > 0 && count >= limit;
}
