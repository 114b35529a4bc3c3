import type {
  DeliveredEventType,
  ServiceScope,
  ServiceTokenEventKind,
  WebhookDeliveryState,
  WebhookEventType,
} from '@boardwalk/api-client';
import type { BigInt64, Defaulted, Serial } from './columnTypes.ts';

/** Row types of what other applications use; see schema.ts. */

export interface ServiceTokenTable {
  token_id: Serial;
  user_id: string;
  name: string;
  token_hash: string;
  prefix: string;
  scopes: ServiceScope[];
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
}

export interface ServiceTokenEventTable {
  event_id: Serial;
  token_id: BigInt64;
  user_id: string;
  kind: ServiceTokenEventKind;
  at: Date;
}

export interface WebhookTable {
  webhook_id: Serial;
  user_id: string;
  url: string;
  events: WebhookEventType[];
  is_site_wide: boolean;
  is_active: Defaulted<boolean>;
  secret_seed: string;
  previous_seed: string | null;
  previous_until: Date | null;
  failing_since: Date | null;
  disabled_at: Date | null;
  created_at: Date;
}

export interface WebhookEventTable {
  event_id: string;
  user_id: string;
  type: DeliveredEventType;
  body: string;
  created_at: Date;
}

export interface WebhookDeliveryTable {
  delivery_id: Serial;
  webhook_id: BigInt64;
  event_id: string;
  state: Defaulted<WebhookDeliveryState>;
  attempts: Defaulted<Date[]>;
  next_attempt_at: Date | null;
  status: number | null;
  error: string | null;
}

/** The tables of integrations by name. */
export interface IntegrationTables {
  service_token: ServiceTokenTable;
  service_token_event: ServiceTokenEventTable;
  webhook: WebhookTable;
  webhook_event: WebhookEventTable;
  webhook_delivery: WebhookDeliveryTable;
}
