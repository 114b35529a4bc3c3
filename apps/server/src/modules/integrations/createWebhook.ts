import type { Handler } from '../../api/handler.ts';
import { presentWebhook } from './webhookPresenter.ts';

/** POST /user/webhooks: a webhook with its secret, shown this once. */
export const createWebhook: Handler<'createWebhook'> = async ({ caller, body, services }) => {
  const { row, secret } = await services.webhooks.create(caller, body);
  return { secret, ...presentWebhook(row) };
};
