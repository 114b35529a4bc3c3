import { expect, test } from 'vitest';
import { startFakeStripe } from '../../../../test/fakeStripe.ts';
import { ProviderUnavailable } from './PaymentProvider.ts';
import { answerOf, stripeClient, StripeRefusal } from './stripeClient.ts';

async function faultOf(answer: { status: number; body: unknown }): Promise<unknown> {
  const fake = await startFakeStripe();
  fake.answer = answer;
  try {
    const { refunds } = await stripeClient({ secretKey: 'sk_test_1', webhookSecret: '', apiUrl: fake.url });
    return await answerOf(refunds.retrieve('re_1')).catch((error: unknown) => error);
  } finally {
    await fake.close();
  }
}

test.each([
  ['an error of its own', { status: 500, body: { error: { type: 'api_error' } } }],
  ['a bad status with nothing that says an error', { status: 502, body: {} }],
  ['too many requests', { status: 429, body: { error: { message: 'slow down' } } }],
  [
    'too many requests, as a bad one',
    { status: 400, body: { error: { type: 'invalid_request_error', code: 'rate_limit' } } },
  ],
])('%s is no answer: it may be tried again', async (_what, answer) => {
  expect(await faultOf(answer)).toBeInstanceOf(ProviderUnavailable);
});

test('a refusal says why', async () => {
  const body = {
    error: { type: 'invalid_request_error', code: 'charge_disputed', message: 'It is disputed.' },
  };
  const fault = await faultOf({ status: 400, body });
  expect(fault).toBeInstanceOf(StripeRefusal);
  expect(fault).toMatchObject({ code: 'charge_disputed', message: 'It is disputed.' });
});

test('an answer that never ends is none', async () => {
  await expect(answerOf(new Promise<never>(() => undefined), 1)).rejects.toBeInstanceOf(ProviderUnavailable);
});
