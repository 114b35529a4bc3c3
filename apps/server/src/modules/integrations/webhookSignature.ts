import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { AccessTokens } from '../../infra/sessions/accessTokens.ts';

/**
 * The secret of a webhook. It is made of a random text in the database and of the server's secret, so that neither a copy of
 * the database nor one of the data folder signs anything.
 */
export function secretOf(tokens: Pick<AccessTokens, 'keyFor'>, seed: string): string {
  return `whsec_${createHmac('sha256', tokens.keyFor('webhook secret')).update(seed).digest('base64')}`;
}

/** The headers of a request as Standard Webhooks want them, with a signature by each secret. */
export function signedHeaders(
  event: { eventId: string; body: string; at: Date },
  secrets: readonly string[],
): Record<string, string> {
  const { eventId, body, at } = event;
  return {
    'content-type': 'application/json',
    'user-agent': 'Boardwalk-Webhooks',
    'webhook-id': eventId,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(eventId, at, body)).join(' '),
  };
}
