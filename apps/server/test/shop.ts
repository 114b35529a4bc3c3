import { randomBytes } from 'node:crypto';
import { templateGoodsId } from '@boardwalk/domain';
import type { LightMyRequestResponse } from 'fastify';
import { SANDBOX_SIGNATURE_HEADER, type SandboxEvent } from '../src/checkout/sandbox/sandboxCheckout.ts';
import { signBody } from '../src/infra/signatures/signedBody.ts';
import type { TestUser } from './client.ts';
import type { TestServer } from './harness.ts';
import { createWork } from './works.ts';

/** A template that costs 12 yuan, unless said otherwise. */
export async function createTemplate(
  server: TestServer,
  owner: TestUser,
  { price = 12_000, name = 'A canvas worth paying for' }: { price?: number; name?: string } = {},
): Promise<{ fileKey: string; goodsId: string }> {
  const fileKey = await createWork(server, { owner, name, feeType: 3, unitPrice: price });
  return { fileKey, goodsId: templateGoodsId(fileKey) };
}

/** Places an order, for a team when one is named, and gives it. */
export async function order(server: TestServer, buyer: TestUser, goodsId: string, teamId?: string) {
  const body = { goods_id: goodsId, ...(teamId !== undefined && { team_id: teamId }) };
  const answer = await server.api('createOrder', { as: buyer, body });
  if (answer.status !== 200) throw new Error(`no order: ${answer.response.body}`);
  return answer.data;
}

/** An event as the test checkout would send it for an order. */
export function paidEvent(
  placed: { order_id: string; amount: number; currency: string },
  change: Partial<SandboxEvent> = {},
): SandboxEvent {
  return {
    id: `evt_${randomBytes(9).toString('hex')}`,
    type: 'payment.succeeded',
    reference: placed.order_id,
    payment_id: `pay_${placed.order_id}`,
    amount: placed.amount,
    currency: placed.currency,
    ...change,
  };
}

/** Sends an event to the server, correctly signed unless a signature is given. */
export async function sendEvent(
  server: TestServer,
  event: unknown,
  { signature, provider = 'sandbox' }: { signature?: string; provider?: string } = {},
): Promise<LightMyRequestResponse> {
  const body = typeof event === 'string' ? event : JSON.stringify(event);
  const right = signBody(Buffer.from(body), server.services.checkout.secret, server.clock.now());
  const { response } = await server.api('handlePaymentCallback', {
    params: { provider },
    headers: { 'content-type': 'application/json', [SANDBOX_SIGNATURE_HEADER]: signature ?? right },
    raw: { body },
  });
  return response;
}

/** Orders something, opens its checkout and pays, as the test checkout asks. */
export async function buy(server: TestServer, buyer: TestUser, goodsId: string, teamId?: string) {
  const placed = await order(server, buyer, goodsId, teamId);
  const { data } = await server.api('startCheckout', { as: buyer, params: { order_id: placed.order_id } });
  const session = await server.services.checkout.find(data.url.split('/').at(-1) ?? '');
  if (session === undefined) throw new Error('the checkout has no session');
  await server.services.checkout.pay(session);
  const paid = await server.services.checkout.find(session.session_id);
  await sendEvent(server, paidEvent(placed, { payment_id: paid?.payment_id ?? null }));
  const { data: now } = await server.api('getOrder', { as: buyer, params: { order_id: placed.order_id } });
  return now;
}

/** Somebody signed in again: time has passed, and their token with it. */
export async function signedInAgain(server: TestServer, user: TestUser): Promise<TestUser> {
  const { token } = await server.infra.tokens.issue({
    userId: user.userId,
    sessionId: `test-${user.userId}`,
  });
  return { ...user, token };
}
