import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import type { WebhookEvent } from './generated/schema.ts';

export { WebhookVerificationError };
export type {
  WebhookEvent,
  WebhookEventType,
  WebhookOrder,
  WebhookOrderEvent,
  WebhookTestEvent,
  WebhookWork,
  WebhookWorkEvent,
} from './generated/schema.ts';

/** A request as the address of a webhook received it. */
export interface ReceivedRequest {
  /** The exact text of the body, before anything has parsed it. */
  readonly body: string;
  /** `request.headers`, of the platform's `Request` or of Node. */
  readonly headers: HeadersLike | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The secret of the webhook, `whsec_…`. */
  readonly secret: string;
}

/** Headers that are asked for by name. */
export interface HeadersLike {
  get(name: string): string | null;
}

/** An event with its id, which is the same whenever it arrives. */
export type ReceivedEvent = WebhookEvent & { readonly id: string };

const HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;

/**
 * Verifies that Boardwalk signed a request within the last five minutes, and gives its event. An event may arrive twice: keep
 * the ids of those that were handled. Types of events may be added: leave those that are unknown alone.
 *
 * @throws WebhookVerificationError when somebody else sent it, or it is too old: answer 400
 */
export function verifyWebhook({ body, headers, secret }: ReceivedRequest): ReceivedEvent {
  const read = (name: string) => (isAsked(headers) ? headers.get(name) : headers[name]);
  const signed = Object.fromEntries(HEADERS.map((name) => [name, String(read(name) ?? '')]));
  const event = new Webhook(secret).verify(body, signed) as WebhookEvent;
  return { ...event, id: signed['webhook-id'] ?? '' };
}

function isAsked(headers: ReceivedRequest['headers']): headers is HeadersLike {
  return typeof headers['get'] === 'function';
}
