import { afterAll, beforeEach } from 'vitest';
import { signBody } from '../src/infra/signatures/signedBody.ts';
import { startFakeStripe } from './fakeStripe.ts';
import { testServer, type TestUser } from './harness.ts';
import { createTemplate, order } from './shop.ts';

const WEBHOOK_SECRET = 'whsec_of_the_test';

/** A checkout session as it stands in events. */
export const sessionOf = (placed: { order_id: string; amount: number; currency: string }, change = {}) => ({
  id: 'cs_test',
  object: 'checkout.session',
  client_reference_id: placed.order_id,
  payment_status: 'paid',
  payment_intent: `pi_${placed.order_id}`,
  amount_total: placed.amount / 10,
  currency: placed.currency.toLowerCase(),
  metadata: { order_id: placed.order_id },
  ...change,
});

/** Gives the test file a server that sells through Stripe, which is our own fake. Call it once at the top of the file. */
export async function stripeShop() {
  const stripe = await startFakeStripe();
  const server = testServer({
    environment: {
      PAYMENT_PROVIDER: 'stripe',
      PUBLIC_URL: 'https://boards.example.com',
      STRIPE_SECRET_KEY: 'sk_test_1234',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: stripe.url,
    },
  });
  afterAll(() => stripe.close());
  beforeEach(() => {
    stripe.answer = undefined;
    stripe.calls.length = 0;
  });
  let events = 0;

  /** Sends an event as Stripe's webhooks do. */
  async function send(
    type: string,
    object: Record<string, unknown>,
    change: { secret?: string; id?: string } = {},
  ) {
    events += 1;
    const payload = JSON.stringify({
      id: change.id ?? `evt_${events}`,
      object: 'event',
      type,
      livemode: false,
      data: { object },
    });
    const signature = signBody(Buffer.from(payload), change.secret ?? WEBHOOK_SECRET, server.clock.now());
    const { response } = await server.api('handlePaymentCallback', {
      params: { provider: 'stripe' },
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      raw: { body: payload },
    });
    return response;
  }

  /** Opens the checkout of an order. */
  const start = (as: TestUser, order_id: string) => server.api('startCheckout', { as, params: { order_id } });

  const stateOf = async (as: TestUser, order_id: string) =>
    (await server.api('getOrder', { as, params: { order_id } })).data.state;

  /** A template that somebody has bought. */
  async function sale() {
    const [creator, buyer] = [await server.createUser(), await server.createUser()];
    const { goodsId } = await createTemplate(server, creator);
    const placed = await order(server, buyer, goodsId);
    await start(buyer, placed.order_id);
    await send('checkout.session.completed', sessionOf(placed));
    return { creator, buyer, placed };
  }

  return { server, stripe, send, start, stateOf, sale };
}
