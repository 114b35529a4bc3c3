import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { verifyWebhook, WebhookVerificationError } from '../src/webhooks.ts';

const KEY = Buffer.alloc(32, 7);
const NOW = 1_773_480_413;
const EVENT = {
  type: 'work.published',
  timestamp: '2026-03-14T09:26:53.000Z',
  data: { file_key: 'k7Qm3XpT9wRb', name: 'Fish – 魚' },
};
const BODY = JSON.stringify(EVENT);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW * 1000 }));
afterEach(() => void vi.useRealTimers());

/** A request as Standard Webhooks sign it, by hand. */
function signed({ id = 'msg_1', time = String(NOW), body = BODY, key = KEY } = {}) {
  const digest = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
  const headers: Record<string, string> = {
    'webhook-id': id,
    'webhook-timestamp': time,
    'webhook-signature': `v1,${digest}`,
  };
  return { body, headers, secret: `whsec_${KEY.toString('base64')}` };
}

describe('verifyWebhook', () => {
  test('gives the event and its id, of headers of the platform and of Node', () => {
    const { headers, ...request } = signed();
    expect(verifyWebhook({ ...request, headers })).toEqual({ ...EVENT, id: 'msg_1' });
    expect(verifyWebhook({ ...request, headers: new Headers(headers) })).toEqual({ ...EVENT, id: 'msg_1' });
  });

  test('takes one of several signatures, as while a secret is being replaced', () => {
    const { headers, ...request } = signed();
    const several = `v1,AAAA v2,BBBB ${headers['webhook-signature']}`;
    expect(
      verifyWebhook({ ...request, headers: { ...headers, 'webhook-signature': several } }),
    ).toMatchObject(EVENT);
  });

  test('takes what is five minutes old, or as much ahead', () => {
    for (const time of [NOW - 300, NOW + 300]) verifyWebhook(signed({ time: String(time) }));
  });

  test.each([
    ['another body', { ...signed(), body: `${BODY} ` }],
    ['another id', { ...signed(), headers: { ...signed().headers, 'webhook-id': 'msg_2' } }],
    ['another time', { ...signed(), headers: { ...signed().headers, 'webhook-timestamp': String(NOW - 1) } }],
    ['the signature of another key', signed({ key: Buffer.alloc(32, 8) })],
    [
      'a signature of another scheme',
      { ...signed(), headers: { ...signed().headers, 'webhook-signature': 'v2,AAAA' } },
    ],
    ['an old time', signed({ time: String(NOW - 301) })],
    ['a time to come', signed({ time: String(NOW + 301) })],
    ['a time that is none', signed({ time: 'now' })],
    ['no id', { ...signed(), headers: { ...signed().headers, 'webhook-id': undefined } }],
    ['no headers', { ...signed(), headers: new Headers() }],
  ])('refuses a request with %s', (_what, request) => {
    expect(() => verifyWebhook(request)).toThrow(WebhookVerificationError);
  });
});
