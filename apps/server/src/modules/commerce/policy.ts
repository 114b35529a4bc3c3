import { FeeType, isPrivateDeployment, MemberType } from '@boardwalk/domain';
import type { Membership } from '../membership/service.ts';

/** Whether anything is sold to somebody: not on a private deployment (spec §1), and not without a provider. */
export function mayBuy(buyer: { e_id: number }, provider: unknown): boolean {
  return provider !== undefined && !isPrivateDeployment(buyer.e_id);
}

/** Whether somebody has a membership for life, to which nothing can be added. */
export function isMemberForLife({ memberType, edition }: Membership): boolean {
  return memberType === MemberType.LIFETIME || edition?.permanent === true;
}

/** The price of a work, or null when it is not sold: only what must be paid has one, and somebody must be there to earn it. */
export function priceOf(work: {
  fee_type: FeeType;
  unit_price: number | null;
  /** Since when the seller's account is closed. */
  deactivated_at: Date | null;
}): number | null {
  return work.fee_type === FeeType.NEED_PAY && work.deactivated_at === null ? work.unit_price : null;
}
