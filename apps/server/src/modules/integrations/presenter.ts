import type { ServiceToken, ServiceTokenEvent } from '@boardwalk/api-client';
import type { Row } from '../../infra/database/schema.ts';

/** A token as its owner sees it again. */
export function presentToken(
  row: Omit<Row<'service_token'>, 'user_id' | 'token_hash' | 'revoked_at'>,
): ServiceToken {
  return {
    token_id: row.token_id,
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  };
}

/** An entry of the audit log of tokens. */
export function presentEvent(
  row: Omit<Row<'service_token_event'>, 'user_id'> & { name: string },
): ServiceTokenEvent {
  const { event_id, token_id, name, kind, at } = row;
  return { event_id, token_id, name, kind, at: at.toISOString() };
}
