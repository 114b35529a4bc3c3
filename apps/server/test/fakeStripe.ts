import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A call that came to the fake. */
export interface StripeCall {
  path: string;
  fields: Record<string, string>;
  headers: IncomingMessage['headers'];
}

/** A server that speaks the part of Stripe's API that is used: checkout sessions, their end, refunds, made and looked up. */
export interface FakeStripe {
  url: string;
  calls: StripeCall[];
  /** Addresses that the account's webhooks report to. */
  webhooks: string[];
  /** Answers every call with this until it is taken back. */
  answer: { status: number; body: unknown } | undefined;
  close(): Promise<void>;
}

/** Starts one on a port of its own. As the true one, it gives the same answer to the same idempotency key. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const answers = new Map<string, { status: number; body: unknown }>();
  const fake: FakeStripe = {
    url: '',
    calls: [],
    webhooks: [],
    answer: undefined,
    close: async () => undefined,
  };
  const server = createServer((request, response) => {
    void (async () => {
      const fields = Object.fromEntries(new URLSearchParams(await text(request)));
      const path = request.url ?? '';
      fake.calls.push({ path, fields, headers: request.headers });
      const key = request.headers['idempotency-key'];
      const earlier = key === undefined ? undefined : answers.get(String(key));
      const answer = fake.answer ?? earlier ?? answerTo(path, fields, answers.size, fake.webhooks);
      if (fake.answer === undefined && key !== undefined) answers.set(String(key), answer);
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer.body));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  fake.close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return fake;
}

function answerTo(
  path: string,
  fields: Record<string, string>,
  count: number,
  webhooks: readonly string[],
): { status: number; body: unknown } {
  if (path === '/v1/checkout/sessions') {
    const id = `cs_test_${count}`;
    return { status: 200, body: { id, object: 'checkout.session', url: `https://checkout.example/${id}` } };
  }
  if (path.startsWith('/v1/checkout/sessions?')) return { status: 200, body: { data: [] } };
  if (path.startsWith('/v1/webhook_endpoints?'))
    return { status: 200, body: { data: webhooks.map((url) => ({ url, status: 'enabled' })) } };
  if (path.endsWith('/expire')) return { status: 200, body: { status: 'expired' } };
  if (path.startsWith('/v1/refunds/'))
    return { status: 200, body: { id: path.split('/').at(-1), object: 'refund', status: 'succeeded' } };
  if (path === '/v1/refunds') {
    return { status: 200, body: { id: `re_${count}`, object: 'refund', status: 'succeeded', ...fields } };
  }
  return { status: 404, body: { error: { type: 'invalid_request_error', message: 'unknown path' } } };
}
