import type { WebhookOrderEvent } from '@boardwalk/api-client';
import type { Queryable } from '../../infra/database/database.ts';
import type { WebhookOutbox } from '../integrations/service.ts';
import type { StoredOrder } from './orderRepository.ts';

/** Writes down for webhooks what happened to the order of a work. Plans and memberships are nobody's work. */
export async function writeOrderEvent(
  events: Pick<WebhookOutbox, 'write'>,
  trx: Queryable,
  type: WebhookOrderEvent['type'],
  order: StoredOrder,
): Promise<void> {
  const { order_id, file_key, seller_id: userId, title: name, amount: price, fee, currency } = order;
  if (file_key === null || userId === null) return;
  await events.write(trx, { userId, type, data: { order_id, file_key, name, price, fee, currency } });
}
