import type { Handler } from '../../api/handler.ts';

/** DELETE /user/webhooks/{webhook_id}: deletes a webhook with its deliveries. */
export const deleteWebhook: Handler<'deleteWebhook'> = async ({ caller, params, services }) => {
  await services.webhooks.delete(caller.userId, params.webhook_id);
  return null;
};
