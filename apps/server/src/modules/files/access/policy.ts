import { FeeType, isPrivateDeployment, MemberType } from '@boardwalk/domain';

/** What a person brings when they want to copy a work. */
export interface CopyRights {
  isOwner: boolean;
  /** Whether they bought the work, or were granted it. */
  isEntitled: boolean;
  memberType: MemberType;
  enterpriseId: number;
}

/**
 * Why somebody may not copy a work; undefined when they may. Owner and buyer always may; members, and people of a private
 * deployment, where nothing is sold, may copy what is free for members.
 */
export function copyRefusal(
  feeType: FeeType,
  { isOwner, isEntitled, memberType, enterpriseId }: CopyRights,
): 'payment_required' | 'membership_required' | undefined {
  if (feeType === FeeType.FREE || isOwner || isEntitled) return undefined;
  if (feeType === FeeType.NEED_PAY) return 'payment_required';
  const isMember = memberType !== MemberType.NONE || isPrivateDeployment(enterpriseId);
  return isMember ? undefined : 'membership_required';
}
