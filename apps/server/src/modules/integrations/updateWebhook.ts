import type { Handler } from '../../api/handler.ts';
import { presentWebhook } from './webhookPresenter.ts';

/** PUT /user/webhooks/{webhook_id}: changes a webhook. */
export const updateWebhook: Handler<'updateWebhook'> = async ({ caller, params, body, services }) =>
  presentWebhook(await services.webhooks.change(caller.userId, params.webhook_id, body));
