import type { Handler } from '../../api/handler.ts';
import { presentWebhook } from './webhookPresenter.ts';

/** POST /user/webhooks/{webhook_id}/secret: a new secret, shown this once. */
export const rotateWebhookSecret: Handler<'rotateWebhookSecret'> = async ({ caller, params, services }) => {
  const { row, secret } = await services.webhooks.rotateSecret(caller.userId, params.webhook_id);
  return { secret, ...presentWebhook(row) };
};
