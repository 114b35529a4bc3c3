import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { formatMoney, LANGUAGES, readPaymentMessage } from '@boardwalk/domain';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { dieInLastAttempt } from '../../../test/deadProcess.ts';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { createTemplate } from '../../../test/shop.ts';
import { isAuthenticBody } from '../../infra/signatures/signedBody.ts';
import { SANDBOX_SIGNATURE_HEADER } from './sandboxCheckout.ts';

const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400' } });
let callbackUrl = '';
beforeAll(async () => {
  // Callbacks go over a true connection, as the provider's would.
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  callbackUrl = `${address}/api/pay/sandbox/callback`;
});
afterEach(() => server.services.checkout.callTo(callbackUrl));

async function checkoutOf(buyer: TestUser, goodsId = 'plan-month', headers: Record<string, string> = {}) {
  const { data: placed } = await server.api('createOrder', {
    as: buyer,
    headers,
    body: { goods_id: goodsId },
  });
  const params = { order_id: placed.order_id };
  const { data } = await server.api('startCheckout', { as: buyer, params });
  return { url: data.url, orderId: placed.order_id };
}

const post = (url: string, action: string) =>
  server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `action=${action}`,
  });

const stateOf = async (as: TestUser, order_id: string) =>
  (await server.api('getOrder', { as, params: { order_id } })).data.state;

/** What the page's script sends to the window around it, read as that window reads it. */
function messagesOf(html: string) {
  const json = /<script type="application\/json" id="messages">(.*?)<\/script>/su.exec(html)?.[1] ?? '{}';
  const { message, onClose } = JSON.parse(json) as { message?: unknown; onClose?: unknown };
  const event = (data: unknown) => ({ origin: 'https://x.example', source: event, data });
  const read = (data: unknown) =>
    readPaymentMessage(event(data), { origin: 'https://x.example', source: event });
  return { message: read(message), onClose: read(onClose) };
}

/** A merchant that is out of order so many times. */
async function startMerchant(failures: number) {
  const received: { body: string; signature: string; status: number }[] = [];
  const http = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const status = received.length < failures ? 500 : 200;
      const signature = String(request.headers[SANDBOX_SIGNATURE_HEADER]);
      received.push({ body: Buffer.concat(chunks).toString('utf8'), signature, status });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/callback`;
  return { url, received, close: () => http.close() };
}

describe('the test checkout', () => {
  test.each(LANGUAGES)(
    'says in %s that no money moves, what is bought and for how much',
    async (language) => {
      const buyer = await server.createUser();
      const { url, orderId } = await checkoutOf(buyer, 'plan-month', { 'accept-language': language });
      const page = await server.app.inject(`${url}?theme=dark`);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain(`<html lang="${language}" data-theme="dark">`);
      expect(page.body).toMatch(/Test payment|测试支付|テスト決済|테스트 결제|Pago de prueba/u);
      expect(page.body).toContain(orderId);
      expect(page.body).toContain(formatMoney(6_000, language, 'USD'));
      expect(messagesOf(page.body)).toEqual({
        message: null,
        onClose: { type: 'close', data: { needRefresh: false } },
      });
    },
  );

  test('shares nothing with the site: no cookie is set or asked for, nothing is loaded, only we may frame it', async () => {
    const { url } = await checkoutOf(await server.createUser());
    const plain = await server.app.inject(url);
    const withCookies = await server.app.inject({ url, cookies: { boardwalk_session: 'x', lang: 'ja-JP' } });
    const body = (page: typeof plain) => page.body.replaceAll(/nonce="[^"]+"/gu, '');
    expect(body(withCookies)).toBe(body(plain));
    expect(plain.headers['set-cookie']).toBeUndefined();
    expect(plain.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'nonce-[^']+'; script-src 'nonce-[^']+'; form-action 'self'; frame-ancestors 'self'; base-uri 'none'$/u,
    );
    expect(plain.headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-frame-options': 'SAMEORIGIN',
      'x-robots-tag': 'noindex',
    });
    expect(plain.body).not.toMatch(/ src=|url\(|@import|<link/u);
  });

  test('paying notifies the server by a signed callback and the window by paySuccess', async () => {
    const buyer = await server.createUser();
    const { url, orderId } = await checkoutOf(buyer);
    const answer = await post(url, 'pay');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, url]);
    expect(await stateOf(buyer, orderId)).toBe('paid');
    const page = await server.app.inject(url);
    expect(messagesOf(page.body)).toEqual({
      message: { type: 'paySuccess', data: { order_id: orderId } },
      onClose: { type: 'close', data: { needRefresh: true } },
    });
    expect(page.body).not.toContain('<form');
  });

  test('a declined card pays nothing and can be followed by one that works', async () => {
    const buyer = await server.createUser();
    const { url, orderId } = await checkoutOf(buyer);
    const declined = await post(url, 'decline');
    expect(declined.body).toContain('role="alert"');
    expect(await stateOf(buyer, orderId)).toBe('paying');
    await post(url, 'pay');
    expect(await stateOf(buyer, orderId)).toBe('paid');
  });

  test('pressed 20 times at once, the button pays once', async () => {
    const buyer = await server.createUser();
    const { url } = await checkoutOf(buyer);
    const merchant = await startMerchant(0);
    server.services.checkout.callTo(merchant.url);
    await Promise.all(Array.from({ length: 20 }, () => post(url, 'pay')));
    await server.services.checkout.deliverDue();
    merchant.close();
    expect(merchant.received).toHaveLength(1);
  });

  test('what is written in a name stays text', async () => {
    const [creator, buyer] = [await server.createUser(), await server.createUser()];
    const name = '</script><script>alert(1)</script>';
    const { goodsId } = await createTemplate(server, creator, { name });
    const { url } = await checkoutOf(buyer, goodsId);
    const { body } = await server.app.inject(url);
    expect(body).toContain('&lt;/script&gt;&lt;script&gt;alert(1)');
    expect(body).not.toContain('<script>alert');
  });

  test('404 for an unknown address; a checkout whose time is over cannot be paid', async () => {
    const missing = await server.app.inject('/checkout/sandbox/nothing');
    expect(missing.statusCode).toBe(404);
    expect((await post('/checkout/sandbox/nothing', 'pay')).statusCode).toBe(404);
    const buyer = await server.createUser();
    const { url, orderId } = await checkoutOf(buyer);
    server.clock.advance(31 * 60_000);
    expect((await post(url, 'pay')).statusCode).toBe(303);
    expect((await post(url, 'decline')).statusCode).toBe(303);
    expect((await server.app.inject(url)).body).toContain('This checkout has ended');
    expect(await stateOf(buyer, orderId)).toBe('expired');
  });

  test('nothing but its own form is taken', async () => {
    const { url } = await checkoutOf(await server.createUser());
    const json = await server.app.inject({ method: 'POST', url, payload: { action: 'pay' } });
    expect(json.statusCode).toBe(415);
    const large = await post(url, 'x'.repeat(2000));
    expect(large.statusCode).toBe(413);
    expect((await post(url, 'refund')).statusCode).toBe(303);
    expect((await server.app.inject(url)).body).toContain('<form');
  });
});

const small = testServer({ environment: { REQUESTS_PER_MINUTE: '5' } });

test('429 after as many requests of one network as the settings allow', async () => {
  const statuses: number[] = [];
  for (let request = 0; request < 7; request += 1)
    statuses.push((await small.app.inject('/checkout/sandbox/nothing')).statusCode);
  expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429]);
});

describe('callbacks', () => {
  test('are sent again, later each time, until acknowledged, and never after', async () => {
    const merchant = await startMerchant(3);
    const { checkout } = server.services;
    const { url } = await checkoutOf(await server.createUser());
    checkout.callTo(merchant.url);
    await post(url, 'pay');
    const counts: number[] = [];
    for (const seconds of [1, 1, 3, 1, 7, 1, 3600]) {
      server.clock.advance(seconds * 1000);
      await checkout.deliverDue();
      counts.push(merchant.received.length);
    }
    merchant.close();
    expect(counts).toEqual([1, 2, 2, 3, 3, 4, 4]);
    expect(new Set(merchant.received.map(({ body }) => body)).size).toBe(1);
    const { secret } = checkout;
    const last = merchant.received.at(-1);
    const bytes = Buffer.from(last?.body ?? '');
    const signedAt = new Date(server.clock.now().getTime() - 3_600_000);
    expect(isAuthenticBody(bytes, last?.signature, { secret, now: signedAt })).toBe(true);
  });

  test('wait while nobody listens, and are sent by whichever process comes first, once', async () => {
    const buyer = await server.createUser();
    const { url, orderId } = await checkoutOf(buyer);
    const { checkout } = server.services;
    checkout.callTo('http://127.0.0.1:9/nobody');
    await post(url, 'pay');
    expect(await stateOf(buyer, orderId)).toBe('paying');
    checkout.callTo(callbackUrl);
    server.clock.advance(10_000);
    const acknowledged = await Promise.all(Array.from({ length: 5 }, () => checkout.deliverDue()));
    expect(acknowledged.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await stateOf(buyer, orderId)).toBe('paid');
  });

  test('given up after many attempts are not sent any more', async () => {
    const { url } = await checkoutOf(await server.createUser());
    const { checkout } = server.services;
    checkout.callTo('http://127.0.0.1:9/nobody');
    await post(url, 'pay');
    for (let attempt = 1; attempt < 40; attempt += 1) {
      server.clock.advance(3_601_000);
      await checkout.deliverDue();
    }
    const { jobs } = server.infra;
    const [failed] = (await jobs.backlog()).filter(({ name }) => name === 'send-sandbox-callback');
    expect(failed).toMatchObject({ failed: 1, lastFailure: { fault: 'TypeError' } });
    server.clock.advance(3_601_000);
    expect(await checkout.deliverDue()).toBe(0);
    // The operator has it sent once more.
    expect(await jobs.retryFailed('send-sandbox-callback')).toBe(1);
  });

  test('that nobody sends any more, because the process has died, are sent by another one, with their ids', async () => {
    const merchant = await startMerchant(0);
    const { checkout } = server.services;
    const { url, orderId } = await checkoutOf(await server.createUser());
    checkout.callTo('http://127.0.0.1:9/nobody');
    await post(url, 'pay');
    checkout.callTo(merchant.url);
    await sql`update jobs.job set state = 'retry', start_after = ${server.clock.now()}
      where name = 'send-sandbox-callback' and state < 'completed'`.execute(server.db);
    await Promise.all([1, 2, 3].map(() => checkout.deliverDue()));
    merchant.close();
    const own = merchant.received.filter(({ body }) => body.includes(orderId));
    expect(own).toHaveLength(1);
    expect(JSON.parse(own[0]?.body ?? '')).toMatchObject({ id: expect.stringMatching(/^evt_/u) });
  });

  /** An event that a server of the former version has written down. */
  async function former(eventId: string, dueAt: Date): Promise<void> {
    await server.db
      .insertInto('sandbox_callback')
      .values({
        event_id: eventId,
        body: JSON.stringify({ id: eventId }),
        attempts: 3,
        acknowledged_at: null,
        given_up_at: null,
        created_at: server.clock.now(),
        next_attempt_at: dueAt,
      })
      .execute();
  }

  const endOf = (eventId: string) =>
    server.db
      .selectFrom('sandbox_callback')
      .select(['acknowledged_at', 'given_up_at'])
      .where('event_id', '=', eventId)
      .executeTakeFirst();

  test('of the former version are taken over when they are due, until acknowledged', async () => {
    const merchant = await startMerchant(1);
    const { checkout } = server.services;
    checkout.callTo(merchant.url);
    await former('evt_former', new Date(server.clock.now().getTime() + 5_000));
    const counts: number[] = [];
    for (const seconds of [4, 1, 2, 3600]) {
      server.clock.advance(seconds * 1000);
      await checkout.deliverDue();
      counts.push(merchant.received.length);
    }
    merchant.close();
    expect(counts).toEqual([0, 1, 2, 2]);
    expect(await endOf('evt_former')).toEqual({ acknowledged_at: expect.any(Date), given_up_at: null });
  });

  test('of the former version on which every process dies are given up', async () => {
    await former('evt_deadly', server.clock.now());
    await server.runJobs('send-owed-jobs');
    await dieInLastAttempt(server.db, 'send-sandbox-callback');
    await server.runJobs('send-sandbox-callback-given-up');
    expect(await endOf('evt_deadly')).toEqual({ acknowledged_at: null, given_up_at: expect.any(Date) });
  });
});

describe('the way back from a checkout elsewhere', () => {
  test.each([
    ['success', 'Thank you', { type: 'paySuccess', data: { order_id: 'k7Qm3XpT9wRb' } }],
    ['cancel', 'Not paid', null],
  ])('says what a %s means and notifies the window', async (outcome, title, message) => {
    const page = await server.app.inject(`/checkout/return?order_id=k7Qm3XpT9wRb&outcome=${outcome}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`<h1>${title}</h1>`);
    expect(messagesOf(page.body).message).toEqual(message);
    // The page that asks the server: paid, still to be confirmed, or to be paid again.
    const onward = /<a [^>]*href="([^"]+)"[^>]*data-onward>/u.exec(page.body)?.[1];
    expect(onward).toBe(`/user/checkout?order=k7Qm3XpT9wRb&amp;outcome=${outcome}`);
  });

  test('follows the visitor’s language and passes no foreign text on', async () => {
    const page = await server.app.inject({
      url: '/checkout/return?order_id=%3Cscript%3E&outcome=success',
      cookies: { lang: 'ko-KR' },
    });
    expect(page.body).toContain('<html lang="ko-KR">');
    expect(messagesOf(page.body).message).toEqual({ type: 'paySuccess', data: { order_id: null } });
    expect(page.body).not.toContain('order=');
  });
});
