import { expect, test } from 'vitest';
import { secretOf, signedHeaders } from './webhookSignature.ts';

test('a request is signed as Standard Webhooks show it', () => {
  const at = new Date(1_614_265_330_000);
  const event = { eventId: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}', at };
  expect(signedHeaders(event, ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'])).toEqual({
    'content-type': 'application/json',
    'user-agent': 'Boardwalk-Webhooks',
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('a secret takes both the seed and the key of the server', () => {
  const keyed = (byte: number) => ({ keyFor: () => new Uint8Array(32).fill(byte) });
  const secrets = [secretOf(keyed(1), 'a'), secretOf(keyed(1), 'b'), secretOf(keyed(2), 'a')];
  expect(new Set(secrets).size).toBe(3);
  for (const secret of secrets) expect(secret).toMatch(/^whsec_[\w+/]{43}=$/u);
});
