import { SMALLEST_PAYMENT } from '@boardwalk/domain';
import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { Clock } from '../../../infra/ids/clock.ts';
import type { StripeSettings } from '../../../infra/settings/paymentSettings.ts';
import {
  ProviderUnavailable,
  type PaymentProvider,
  type ProviderEvent,
  type RefundOutcome,
} from './PaymentProvider.ts';
import { answerOf, stripeClient, StripeRefusal } from './stripeClient.ts';

/**
 * Stripe wants half an hour between the opening of a checkout and its end. An order can be paid for as long, so a checkout
 * opened in its last minute ends half an hour after it; what is paid then is honoured as a late payment.
 */
const CHECKOUT_REST_MS = 31 * 60_000;

/** Languages of Stripe's checkout by ours. */
const LOCALES: Readonly<Record<string, Stripe.Checkout.SessionCreateParams.Locale>> = {
  'zh-CN': 'zh',
  'en-US': 'en',
  'ja-JP': 'ja',
  'ko-KR': 'ko',
  'es-ES': 'es',
};

/** The fields of events' objects that are looked at; which there are depends on the type. */
const eventShape = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.object({
      client_reference_id: z.string().nullish(),
      payment_status: z.string().nullish(),
      payment_intent: z.string().nullish(),
      amount_total: z.number().int().nullish(),
      amount: z.number().int().nullish(),
      amount_refunded: z.number().int().nullish(),
      currency: z.string().nullish(),
      status: z.string().nullish(),
      failure_reason: z.string().nullish(),
      metadata: z.record(z.string(), z.string()).nullish(),
    }),
  }),
});
type StripeEvent = z.infer<typeof eventShape>;

/**
 * Stripe: Checkout Sessions, webhooks and refunds. It counts in the smallest unit of a currency, which for all our currencies is a
 * hundredth.
 *
 * @param options.publicUrl origin of the site, to which the buyer comes back
 */
export function stripeProvider(options: {
  stripe: StripeSettings;
  publicUrl: string;
  clock: Clock;
}): PaymentProvider {
  const { stripe, publicUrl, clock } = options;
  const client = () => stripeClient(stripe);

  return {
    name: 'stripe',
    display: 'page',

    async startCheckout({ orderId, title, amount, currency, language, expiresAt }) {
      const backTo = `${publicUrl}/checkout/return?order_id=${orderId}`;
      const { checkout } = await client();
      const session = await refusalIsFault(
        answerOf(
          checkout.sessions.create(
            {
              mode: 'payment',
              client_reference_id: orderId,
              metadata: { order_id: orderId },
              payment_intent_data: { metadata: { order_id: orderId } },
              line_items: [
                {
                  quantity: 1,
                  price_data: {
                    currency: currency.toLowerCase(),
                    unit_amount: amount / SMALLEST_PAYMENT,
                    product_data: { name: title },
                  },
                },
              ],
              success_url: `${backTo}&outcome=success`,
              cancel_url: `${backTo}&outcome=cancel`,
              expires_at: Math.ceil((expiresAt.getTime() + CHECKOUT_REST_MS) / 1000),
              locale: LOCALES[language] ?? 'auto',
            },
            { idempotencyKey: `checkout-${orderId}` },
          ),
        ),
      );
      if (!session.url) throw new ProviderUnavailable('Stripe gave a checkout without an address');
      return { ref: session.id, url: session.url };
    },

    async endCheckout(ref) {
      const { checkout } = await client();
      const ended = answerOf(checkout.sessions.expire(ref, {}, { idempotencyKey: `expire-${ref}` }));
      // Refused when it was paid or has ended: then there is nothing to end.
      await ended.catch((error: unknown) => {
        if (!(error instanceof StripeRefusal)) throw error;
      });
    },

    async readCallback(body, headers) {
      const signature = headers['stripe-signature'];
      if (typeof signature !== 'string') return undefined;
      const { webhooks } = await client();
      const now = clock.now().getTime();
      let sent: Stripe.Event;
      try {
        sent = webhooks.constructEvent(body, signature, stripe.webhookSecret, undefined, undefined, now);
      } catch {
        return undefined;
      }
      const event = eventShape.safeParse(sent);
      return event.success ? eventOf(event.data) : { kind: 'other', eventId: '' };
    },

    async refund({ key, paymentRef, amount }) {
      const { refunds } = await client();
      try {
        return outcomeOf(
          await answerOf(
            refunds.create(
              {
                payment_intent: paymentRef,
                amount: amount / SMALLEST_PAYMENT,
                metadata: { refund_id: key },
              },
              { idempotencyKey: `refund-${key}` },
            ),
          ),
        );
      } catch (error) {
        if (!(error instanceof StripeRefusal)) throw error;
        if (error.code === 'charge_already_refunded') return { state: 'done', ref: paymentRef };
        return { state: 'failed', ref: null, reason: error.message };
      }
    },

    async lookUpRefund({ ref }) {
      const { refunds } = await client();
      // Refused, it says nothing of the money: another account's keys may be set.
      return outcomeOf(await refusalIsFault(answerOf(refunds.retrieve(ref))));
    },
  };
}

function outcomeOf({ id: ref, status, failure_reason: reason }: Stripe.Refund): RefundOutcome {
  if (!ref) throw new ProviderUnavailable('Stripe gave a refund without an id');
  if (status === 'failed' || status === 'canceled') return { state: 'failed', ref, reason: reason ?? status };
  return { state: status === 'succeeded' ? 'done' : 'sent', ref };
}

/** A checkout that Stripe refuses to open, or a refund to show, is our fault or the account’s, never of the buyer. */
async function refusalIsFault<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    throw new ProviderUnavailable(`Stripe refused: ${error.message}`, { cause: error });
  }
}

function eventOf({ id: eventId, type, data: { object } }: StripeEvent): ProviderEvent {
  const other: ProviderEvent = { kind: 'other', eventId };
  const paymentRef = object.payment_intent ?? '';
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const { client_reference_id: orderId, amount_total: total, currency } = object;
      // A checkout may be completed long before its payment arrives: another event reports that.
      if (object.payment_status !== 'paid' || !orderId || paymentRef === '' || !total || !currency)
        return other;
      return {
        kind: 'paid',
        eventId,
        orderId,
        paymentRef,
        amount: total * SMALLEST_PAYMENT,
        currency: currency.toUpperCase(),
      };
    }
    case 'checkout.session.async_payment_failed':
    case 'payment_intent.payment_failed': {
      const orderId = object.client_reference_id ?? object.metadata?.['order_id'];
      return orderId ? { kind: 'declined', eventId, orderId } : other;
    }
    case 'charge.refunded':
      return refundedEvent(eventId, paymentRef, object.amount_refunded, { payment: paymentOf(object) });
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated': {
      const refundKey = object.metadata?.['refund_id'];
      if (object.status === 'failed' || object.status === 'canceled') {
        const reason = object.failure_reason ?? object.status;
        return paymentRef === '' ? other : { kind: 'refund_failed', eventId, paymentRef, reason, refundKey };
      }
      return object.status === 'succeeded'
        ? refundedEvent(eventId, paymentRef, object.amount, { refundKey })
        : other;
    }
    default:
      return other;
  }
}

/** The payment a charge of Stripe's is, when it is for an order. */
function paymentOf({ metadata, amount, currency }: StripeEvent['data']['object']) {
  const orderId = metadata?.['order_id'];
  if (!orderId || !amount || !currency) return undefined;
  return { orderId, amount: amount * SMALLEST_PAYMENT, currency: currency.toUpperCase() };
}

function refundedEvent(
  eventId: string,
  paymentRef: string,
  hundredths: number | null | undefined,
  more: { payment?: ReturnType<typeof paymentOf>; refundKey?: string | undefined },
): ProviderEvent {
  if (paymentRef === '' || !hundredths) return { kind: 'other', eventId };
  return { kind: 'refunded', eventId, paymentRef, amount: hundredths * SMALLEST_PAYMENT, ...more };
}
