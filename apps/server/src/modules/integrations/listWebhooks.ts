import type { Handler } from '../../api/handler.ts';
import { presentWebhook } from './webhookPresenter.ts';

/** GET /user/webhooks: the caller's webhooks. */
export const listWebhooks: Handler<'listWebhooks'> = async ({ caller, services }) => ({
  list: (await services.webhooks.list(caller.userId)).map(presentWebhook),
});
