import { FeeType, isPrivateDeployment, MemberType } from '@boardwalk/domain';
import type { IncomingHttpHeaders } from 'node:http';
import { isFromElsewhere } from '../../infra/http/sameOrigin.ts';

/** How long anonymous lists and pages of works may be shown without asking, in seconds. New works appear within it. */
export const LIST_CACHE_SECONDS = 30;

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

/** Whether a request was made by one of our pages because somebody wanted it: no prefetch, no other origin. */
export function isMadeOnPurpose(headers: IncomingHttpHeaders, publicOrigin: string): boolean {
  const purposes = [headers['sec-purpose'], headers['purpose'], headers['x-purpose'], headers['x-moz']];
  const isPrefetch = purposes.some((purpose) => /prefetch|prerender|preview/iu.test(String(purpose ?? '')));
  return !isPrefetch && !isFromElsewhere(headers, publicOrigin);
}
