import type { Handler } from '../../api/handler.ts';
import { presentDelivery } from './webhookPresenter.ts';

/** GET /user/webhooks/{webhook_id}/deliveries: the deliveries of a webhook. */
export const listWebhookDeliveries: Handler<'listWebhookDeliveries'> = async ({
  caller,
  params,
  query,
  services,
}) => {
  const page = await services.webhooks.deliveries(caller.userId, params.webhook_id, query);
  return { ...page, list: page.list.map(presentDelivery) };
};
