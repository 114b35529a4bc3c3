import type { WebhookDelivery } from '@boardwalk/api-client';

/** Why a delivery failed, as the contract names it. */
export type DeliveryFailure = NonNullable<WebhookDelivery['failure']>;

/** What is written down of each failure, for developers; details follow in brackets. */
export const FAILURE_TEXTS = {
  address_refused: 'the address is not allowed',
  not_public: 'the name does not lead to a public address',
  no_connection: 'no connection',
  no_answer: 'no answer',
  refused: 'answered',
  too_many_waiting: 'too many events wait for this webhook',
  switched_off: 'the webhook was switched off',
  disabled: 'the webhook was disabled',
  not_entitled: 'the owner may not receive it any more',
} as const satisfies Record<DeliveryFailure, string>;

const NAMES = Object.keys(FAILURE_TEXTS) as DeliveryFailure[];

/**
 * The failure that was written down.
 *
 * @param error a text of `FAILURE_TEXTS`, with or without details
 */
export function failureOf(error: string | null): DeliveryFailure | null {
  return (error === null ? undefined : NAMES.find((name) => error.startsWith(FAILURE_TEXTS[name]))) ?? null;
}
