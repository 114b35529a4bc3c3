import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { StartupError } from './StartupError.ts';

const PUBLIC = { HOST: '0.0.0.0', PUBLIC_URL: 'https://boards.example.com' };
const STRIPE = {
  PAYMENT_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: 'sk_live_hunter2',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
};

function mistake(variables: Record<string, string>): string {
  try {
    readSettings(variables);
  } catch (error) {
    expect(error).toBeInstanceOf(StartupError);
    return (error as StartupError).message;
  }
  throw new Error('the settings were accepted');
}

test('the test checkout is the default on a machine of one’s own, and nothing is sold on a public address', () => {
  expect(readSettings({}).payment).toEqual({
    provider: 'sandbox',
    isFixed: false,
    isSandboxOffered: true,
    stripeApiUrl: 'https://api.stripe.com',
    feePercent: 10,
    stripe: undefined,
  });
  expect(readSettings(PUBLIC).payment).toMatchObject({ isFixed: false, isSandboxOffered: false });
  expect(readSettings(PUBLIC).payment.provider).toBeUndefined();
  expect(readSettings({ PAYMENT_PROVIDER: 'none' }).payment.provider).toBeUndefined();
});

test('the test checkout is refused on a public address unless allowed in so many words', () => {
  const wanted = { ...PUBLIC, PAYMENT_PROVIDER: 'sandbox' };
  expect(mistake(wanted)).toContain('ALLOW_PUBLIC_SANDBOX=yes');
  expect(readSettings({ ...wanted, ALLOW_PUBLIC_SANDBOX: 'yes' }).payment.provider).toBe('sandbox');
});

test('Stripe needs its keys, and says so without repeating them', () => {
  expect(readSettings({ ...PUBLIC, ...STRIPE }).payment.stripe).toEqual({
    secretKey: 'sk_live_hunter2',
    webhookSecret: 'whsec_x',
    apiUrl: 'https://api.stripe.com',
  });
  expect(mistake({ PAYMENT_PROVIDER: 'stripe' })).toContain('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET');
  expect(mistake({ ...STRIPE, STRIPE_SECRET_KEY: 'pk_hunter2' })).not.toContain('hunter2');
  expect(mistake({ ...STRIPE, STRIPE_API_URL: 'api.stripe.com' })).toContain('STRIPE_API_URL');
});

test.each(['101', '-1', '1.5', 'ten'])('%s is no share of the platform', (percent) => {
  expect(mistake({ PLATFORM_FEE_PERCENT: percent })).toBe(
    'PLATFORM_FEE_PERCENT must be a whole number from 0 to 100.',
  );
});
