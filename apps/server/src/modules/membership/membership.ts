import type { GrantedEdition, MembershipFacts, PlanLimits, ProfessionalEdition } from '@boardwalk/domain';
import type { findPersonalTeam } from './repository.ts';

/** A professional edition as it is stored, valid or not. */
export interface StoredEdition extends ProfessionalEdition, GrantedEdition {}

/** What is known of somebody's membership. */
export interface Membership extends MembershipFacts {
  readonly edition: StoredEdition | null;
  readonly enterpriseId: number;
}

/** Somebody's membership with what follows from it. */
export interface MembershipOverview {
  readonly facts: Membership;
  readonly isVip: boolean;
  readonly isPrivate: boolean;
  readonly limits: PlanLimits;
  readonly freePlan: PlanLimits;
  readonly team: NonNullable<Awaited<ReturnType<typeof findPersonalTeam>>>;
}
