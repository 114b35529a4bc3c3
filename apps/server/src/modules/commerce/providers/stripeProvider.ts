import { SMALLEST_PAYMENT } from '@boardwalk/domain';
import { z } from 'zod';
import type { Clock } from '../../../infra/ids/clock.ts';
import type { StripeSettings } from '../../../infra/settings/paymentSettings.ts';
import { isAuthenticBody } from '../../../infra/signatures/signedBody.ts';
import {
  ProviderUnavailable,
  type PaymentProvider,
  type ProviderEvent,
  type RefundOutcome,
} from './PaymentProvider.ts';

/** The version of Stripe's API these calls and events were written for. */
const API_VERSION = '2024-06-20';
const ANSWER_PATIENCE_MS = 15_000;
/**
 * Stripe wants half an hour between the opening of a checkout and its end. An order can be paid for as long, so a checkout
 * opened in its last minute ends half an hour after it; what is paid then is honoured as a late payment.
 */
const CHECKOUT_REST_MS = 31 * 60_000;

/** Languages of Stripe's checkout by ours. */
const LOCALES: Readonly<Record<string, string>> = {
  'zh-CN': 'zh',
  'en-US': 'en',
  'ja-JP': 'ja',
  'ko-KR': 'ko',
  'es-ES': 'es',
};

const sessionShape = z.object({ id: z.string(), url: z.string() });
const refundShape = z.object({
  id: z.string(),
  status: z.string().nullish(),
  failure_reason: z.string().nullish(),
});
const errorShape = z.object({
  error: z.object({
    type: z.string().optional(),
    code: z.string().optional(),
    message: z.string().optional(),
  }),
});

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

/** Stripe refused a request; trying again does not help. */
class StripeRefusal extends Error {
  override name = 'StripeRefusal';
  readonly code: string | undefined;

  constructor(code: string | undefined, message: string | undefined) {
    super(message ?? code ?? 'refused');
    this.code = code;
  }
}

/**
 * Stripe: Checkout Sessions, webhooks and refunds. It counts in the smallest unit of a currency, which for all our currencies is a
 * hundredth. Of its API four calls are used, by fetch.
 *
 * @param options.publicUrl origin of the site, to which the buyer comes back
 */
export function stripeProvider(options: {
  stripe: StripeSettings;
  publicUrl: string;
  clock: Clock;
}): PaymentProvider {
  const { stripe, publicUrl, clock } = options;

  const post = (path: string, fields: Record<string, string>, key: string): Promise<unknown> =>
    ask(path, {
      method: 'POST',
      headers: { 'idempotency-key': key },
      body: new URLSearchParams(fields),
    });

  async function ask(
    path: string,
    { headers, ...request }: { method: string; headers?: Record<string, string>; body?: URLSearchParams },
  ): Promise<unknown> {
    let response: Response;
    let text: string;
    try {
      response = await fetch(`${stripe.apiUrl}/v1/${path}`, {
        ...request,
        headers: {
          authorization: `Bearer ${stripe.secretKey}`,
          'stripe-version': API_VERSION,
          ...headers,
        },
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_PATIENCE_MS),
      });
      text = await response.text();
    } catch (cause) {
      throw new ProviderUnavailable(`Stripe did not answer ${path}`, { cause });
    }
    if (response.ok) return parseJson(text);
    const { error } = errorShape.safeParse(parseJson(text)).data ?? {};
    // 401 and 403 are faults of the operator's keys, 409 and 429 a matter of time: none says anything of the payment.
    if ([401, 403, 409, 429].includes(response.status) || response.status >= 500)
      throw new ProviderUnavailable(`Stripe answered ${response.status} to ${path}: ${error?.message ?? ''}`);
    throw new StripeRefusal(error?.code, error?.message);
  }

  return {
    name: 'stripe',
    display: 'page',

    async startCheckout({ orderId, title, amount, currency, language, expiresAt }) {
      const backTo = `${publicUrl}/checkout/return?order_id=${orderId}`;
      const fields = {
        mode: 'payment',
        client_reference_id: orderId,
        'metadata[order_id]': orderId,
        'payment_intent_data[metadata][order_id]': orderId,
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': currency.toLowerCase(),
        'line_items[0][price_data][unit_amount]': String(amount / SMALLEST_PAYMENT),
        'line_items[0][price_data][product_data][name]': title,
        success_url: `${backTo}&outcome=success`,
        cancel_url: `${backTo}&outcome=cancel`,
        expires_at: String(Math.ceil((expiresAt.getTime() + CHECKOUT_REST_MS) / 1000)),
        locale: LOCALES[language] ?? 'auto',
      };
      const answer = await refusalIsFault(post('checkout/sessions', fields, `checkout-${orderId}`));
      const session = sessionShape.safeParse(answer);
      if (!session.success) throw new ProviderUnavailable('Stripe gave a checkout without an address');
      return { ref: session.data.id, url: session.data.url };
    },

    async endCheckout(ref) {
      // Refused when it was paid or has ended: then there is nothing to end.
      await post(`checkout/sessions/${encodeURIComponent(ref)}/expire`, {}, `expire-${ref}`).catch(
        (error: unknown) => {
          if (!(error instanceof StripeRefusal)) throw error;
        },
      );
    },

    readCallback(body, headers) {
      const signature = headers['stripe-signature'];
      const proof = { secret: stripe.webhookSecret, now: clock.now() };
      if (typeof signature !== 'string' || !isAuthenticBody(body, signature, proof)) return undefined;
      const event = eventShape.safeParse(parseJson(Buffer.from(body).toString('utf8')));
      return event.success ? eventOf(event.data) : { kind: 'other', eventId: '' };
    },

    async refund({ key, paymentRef, amount }) {
      const fields = {
        payment_intent: paymentRef,
        amount: String(amount / SMALLEST_PAYMENT),
        'metadata[refund_id]': key,
      };
      try {
        return outcomeOf(await post('refunds', fields, `refund-${key}`));
      } catch (error) {
        if (!(error instanceof StripeRefusal)) throw error;
        if (error.code === 'charge_already_refunded') return { state: 'done', ref: paymentRef };
        return { state: 'failed', ref: null, reason: error.message };
      }
    },

    async lookUpRefund({ ref }) {
      // Refused, it says nothing of the money: another account's keys may be set.
      const path = `refunds/${encodeURIComponent(ref)}`;
      return outcomeOf(await refusalIsFault(ask(path, { method: 'GET' })));
    },
  };
}

function outcomeOf(answer: unknown): RefundOutcome {
  const refund = refundShape.safeParse(answer);
  if (!refund.success) throw new ProviderUnavailable('Stripe gave a refund of an unknown form');
  const { id: ref, status, failure_reason: reason } = refund.data;
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
