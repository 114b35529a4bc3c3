import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isAuthenticBody, signBody } from './signedBody.ts';

const NOW = new Date('2026-05-01T10:00:00Z');
const body = Buffer.from('{"id":"evt_1"}');
const secret = 'whsec_test';
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

describe('a signed body', () => {
  const signature = signBody(body, secret, NOW);

  test('is authentic within five minutes, in both directions', () => {
    for (const seconds of [0, 300, -300])
      expect(isAuthenticBody(body, signature, { secret, now: later(seconds) })).toBe(true);
    for (const seconds of [301, -301])
      expect(isAuthenticBody(body, signature, { secret, now: later(seconds) })).toBe(false);
  });

  test('is not authentic once a byte, the time or the secret is another', () => {
    const altered = Buffer.from('{"id":"evt_2"}');
    expect(isAuthenticBody(altered, signature, { secret, now: NOW })).toBe(false);
    expect(isAuthenticBody(body, signature, { secret: 'whsec_other', now: NOW })).toBe(false);
    const moved = signature.replace(/^t=\d+/u, `t=${NOW.getTime() / 1000 + 1}`);
    expect(isAuthenticBody(body, moved, { secret, now: NOW })).toBe(false);
  });

  test('may carry several digests, of which one fits', () => {
    const [time, digest] = signature.split(',');
    const twice = `${time},v1=${'0'.repeat(64)},${digest},v0=old`;
    expect(isAuthenticBody(body, twice, { secret, now: NOW })).toBe(true);
  });

  test.each([undefined, '', 'v1=00', 't=,v1=', `t=abc,v1=${'0'.repeat(64)}`, `t=${NOW.getTime() / 1000}`])(
    'is refused with the signature %j',
    (wrong) => {
      expect(isAuthenticBody(body, wrong, { secret, now: NOW })).toBe(false);
    },
  );

  test('may have its parts in another order', () => {
    expect(isAuthenticBody(body, signature.split(',').toReversed().join(','), { secret, now: NOW })).toBe(
      true,
    );
  });

  test('may have spaces behind its commas', () => {
    expect(isAuthenticBody(body, signature.replace(',', ', '), { secret, now: NOW })).toBe(true);
  });

  test('is refused with a time or a digest that has more to it', () => {
    const [time = '', digest = ''] = signature.split(',');
    // With the secret any text can be signed before the full stop.
    const signedOver = (text: string) => {
      const made = createHmac('sha256', secret).update(`${text}.`).update(body).digest('hex');
      return `t=${text},v1=${made}`;
    };
    expect(signedOver(time.slice(2))).toBe(signature);
    for (const wrong of [
      signedOver(`x${time.slice(2)}`),
      signedOver(`${time.slice(2)}x`),
      `${time},x${digest}`,
      `${time},${digest}00`,
    ])
      expect(isAuthenticBody(body, wrong, { secret, now: NOW })).toBe(false);
  });

  test('has the form Stripe documents', () => {
    // Made by another implementation: openssl dgst -sha256 -hmac whsec_test over '1777629600.{"id":"evt_1"}'.
    expect(signature).toBe(
      't=1777629600,v1=c872e7303eeccf5f61007d5c4ca468f70d0981907b55ee6e32be702df97c7157',
    );
  });
});
