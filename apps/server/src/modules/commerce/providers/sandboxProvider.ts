import {
  SANDBOX_PATH,
  SANDBOX_SIGNATURE_HEADER,
  type SandboxCheckout,
  type SandboxEvent,
} from '../../../checkout/sandbox/sandboxCheckout.ts';
import type { Clock } from '../../../infra/ids/clock.ts';
import { isAuthenticBody } from '../../../infra/signatures/signedBody.ts';
import type { PaymentProvider, ProviderEvent, RefundOutcome } from './PaymentProvider.ts';

/** The test checkout as a provider. */
export function sandboxProvider(checkout: SandboxCheckout, clock: Clock): PaymentProvider {
  async function refund(paymentRef: string): Promise<RefundOutcome> {
    const isDone = await checkout.refund(paymentRef);
    return isDone
      ? { state: 'done', ref: `re_${paymentRef}` }
      : { state: 'failed', ref: null, reason: 'no such payment' };
  }

  return {
    name: 'sandbox',
    display: 'frame',
    async startCheckout({ orderId, ...order }) {
      const session = await checkout.open({ reference: orderId, ...order });
      return { ref: session.session_id, url: `${SANDBOX_PATH}/${session.session_id}` };
    },
    endCheckout: (ref) => checkout.end(ref),
    async readCallback(body, headers) {
      const signature = headers[SANDBOX_SIGNATURE_HEADER];
      const proof = { secret: checkout.secret, now: clock.now() };
      if (typeof signature !== 'string' || !isAuthenticBody(body, signature, proof)) return undefined;
      // Authentic, so of the form our own checkout gives it.
      return eventOf(JSON.parse(Buffer.from(body).toString('utf8')) as SandboxEvent);
    },
    refund: ({ paymentRef }) => refund(paymentRef),
    // It makes refunds at once, and a second time changes nothing.
    lookUpRefund: ({ paymentRef }) => refund(paymentRef),
  };
}

function eventOf({
  id: eventId,
  type,
  reference,
  payment_id,
  amount,
  currency,
}: SandboxEvent): ProviderEvent {
  const paymentRef = payment_id ?? '';
  switch (type) {
    case 'payment.succeeded':
      return { kind: 'paid', eventId, orderId: reference, paymentRef, amount, currency };
    case 'payment.declined':
      return { kind: 'declined', eventId, orderId: reference };
    case 'refund.succeeded':
      return { kind: 'refunded', eventId, paymentRef, amount };
    default:
      return { kind: 'other', eventId };
  }
}
