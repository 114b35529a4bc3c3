import type { Webhook, WebhookDelivery } from '@boardwalk/api-client';
import { failureOf } from './deliveryFailure.ts';
import type { DeliveryRow } from './deliveryRepository.ts';
import type { WebhookRow } from './webhookRepository.ts';

/** A webhook as its owner sees it again: without its secret. */
export function presentWebhook(row: WebhookRow): Webhook {
  return {
    webhook_id: row.webhook_id,
    url: row.url,
    events: row.events,
    is_site_wide: row.is_site_wide,
    is_active: row.is_active,
    failing_since: row.failing_since?.toISOString() ?? null,
    disabled_at: row.disabled_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}

/** A delivery as the owner of its webhook sees it. */
export function presentDelivery(row: DeliveryRow): WebhookDelivery {
  return {
    delivery_id: row.delivery_id,
    event_id: row.event_id,
    type: row.type,
    state: row.state,
    attempts: row.attempts.map((at) => at.toISOString()),
    status: row.status,
    failure: failureOf(row.error),
    error: row.error,
    created_at: row.created_at.toISOString(),
    next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
  };
}
