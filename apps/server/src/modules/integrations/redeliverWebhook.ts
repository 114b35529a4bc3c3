import type { Handler } from '../../api/handler.ts';
import { presentDelivery } from './webhookPresenter.ts';

/** POST /user/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver: sends a delivery again. */
export const redeliverWebhook: Handler<'redeliverWebhook'> = async ({ caller, params, services }) =>
  presentDelivery(await services.webhooks.redeliver(caller.userId, params.webhook_id, params.delivery_id));
