import { defineArea } from '../../api/handler.ts';
import { createServiceToken } from './createServiceToken.ts';
import { createWebhook } from './createWebhook.ts';
import { deleteWebhook } from './deleteWebhook.ts';
import { listServiceTokens } from './listServiceTokens.ts';
import { listWebhookDeliveries } from './listWebhookDeliveries.ts';
import { listWebhooks } from './listWebhooks.ts';
import { redeliverWebhook } from './redeliverWebhook.ts';
import { revokeServiceToken } from './revokeServiceToken.ts';
import { rotateWebhookSecret } from './rotateWebhookSecret.ts';
import { testWebhook } from './testWebhook.ts';
import { updateWebhook } from './updateWebhook.ts';

/** Tokens by which other applications act for people, and webhooks by which they receive events. */
export const integrations = defineArea({
  createServiceToken,
  createWebhook,
  deleteWebhook,
  listServiceTokens,
  listWebhookDeliveries,
  listWebhooks,
  redeliverWebhook,
  revokeServiceToken,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
});
