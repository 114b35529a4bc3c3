import type { Handler } from '../../api/handler.ts';
import { presentDelivery } from './webhookPresenter.ts';

/** POST /user/webhooks/{webhook_id}/test: sends a test event. */
export const testWebhook: Handler<'testWebhook'> = async ({ caller, params, services }) =>
  presentDelivery(await services.webhooks.test(caller.userId, params.webhook_id));
