import type { ServiceScope, ServiceTokenEventKind } from '@boardwalk/api-client';
import type { BigInt64, Serial } from './columnTypes.ts';

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

/** The tables of integrations by name. */
export interface IntegrationTables {
  service_token: ServiceTokenTable;
  service_token_event: ServiceTokenEventTable;
}
