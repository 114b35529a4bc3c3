import { GoodsKind } from '@boardwalk/domain';
import type { Queryable } from '../../infra/database/database.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { MembershipService } from '../membership/service.ts';
import { isMemberForLife } from './policy.ts';
import type { StoredOrder } from './orderRepository.ts';
import * as repository from './paymentRepository.ts';
import { countFailedRefunds } from './refundRepository.ts';
import { deleteTeamEntitlement, insertTeamEntitlement } from './teamRightRepository.ts';

/** Hands over what was bought, and takes it back. */
export type Fulfilment = ReturnType<typeof fulfilment>;

/** What an order gives its buyer, in the transaction of the payment or refund. */
export function fulfilment({ clock }: Pick<Infra, 'clock'>, membership: MembershipService) {
  /** Names the grant of a membership. One that was taken back for a refund that failed is given again, by another name. */
  async function grantKeyOf(trx: Queryable, orderId: string): Promise<string> {
    const failed = await countFailedRefunds(trx, orderId);
    return failed === 0 ? `order-${orderId}` : `order-${orderId}-${failed}`;
  }

  /** False when it is there already, or the team for which it was bought is not. */
  async function give(trx: Queryable, order: StoredOrder): Promise<boolean> {
    const { user_id: userId, team_id: teamId, goods_id: goodsId, kind, file_key: fileKey, days } = order;
    if (fileKey !== null && teamId !== null) {
      return insertTeamEntitlement(trx, { teamId, fileKey, now: clock.now() });
    }
    if (fileKey !== null) {
      const right = { user_id: userId, file_key: fileKey, source: 'purchase' as const };
      return repository.insertEntitlement(trx, { ...right, created_at: clock.now() });
    }
    if (teamId !== null) {
      const key = await grantKeyOf(trx, order.order_id);
      return membership.grantTeam(trx, { userId, teamId, goodsId, key, days });
    }
    if (isMemberForLife(await membership.lockFacts(trx, userId))) return false;
    const grant = { userId, goodsId, key: await grantKeyOf(trx, order.order_id) };
    if (kind === GoodsKind.LIFETIME) await membership.grantLifetime(trx, grant);
    else await membership.extendEdition(trx, { ...grant, days: days ?? 0 });
    return true;
  }

  return {
    /**
     * Hands over what an order was placed for.
     *
     * @returns false when it would be for nothing: the buyer has it already or has closed the account, or there is nothing
     * to copy any more
     */
    async deliver(trx: Queryable, order: StoredOrder): Promise<boolean> {
      const isThere = order.file_key === null || (await repository.isPublic(trx, order.file_key));
      return isThere && (await repository.isOpenAccount(trx, order.user_id)) && (await give(trx, order));
    },

    /** Takes back what an order has given. Copies that were made stay. */
    async takeBack(trx: Queryable, order: StoredOrder): Promise<void> {
      const { file_key: fileKey, team_id: teamId } = order;
      if (fileKey === null) await membership.revokeGrant(trx, await grantKeyOf(trx, order.order_id));
      else if (teamId !== null)
        await deleteTeamEntitlement(trx, { teamId, fileKey, orderId: order.order_id });
      else await repository.deleteEntitlement(trx, { ...order, file_key: fileKey });
    },

    /** Gives back what was taken for a refund that cannot be made. */
    async restore(trx: Queryable, order: StoredOrder): Promise<void> {
      await give(trx, order);
    },
  };
}
