import { isPrivateDeployment, MemberType, type MembershipFacts } from '@boardwalk/domain';

/** Whether days would be lost on somebody: members for life and people of a private deployment have no end to prolong. */
export function hasPlanWithoutEnd(facts: MembershipFacts): boolean {
  return facts.memberType === MemberType.LIFETIME || isPrivateDeployment(facts.enterpriseId);
}
