import type { Stripe } from 'stripe';
import type { StripeSettings } from '../../../infra/settings/paymentSettings.ts';
import { answerOf, stripeClient } from './stripeClient.ts';

const ENDPOINTS_READ = 100;
/** Where Stripe reports payments. */
export const STRIPE_CALLBACK_PATH = '/api/pay/stripe/callback';

/** What asking Stripe showed; `webhook` is unknown where the key may not read webhooks. */
export type StripeTrial =
  | { fault: string }
  | { fault: undefined; live: boolean; webhook: 'found' | 'missing' | 'unknown' };

/**
 * Asks Stripe whether it takes the secret key, and whether a webhook reports to this site. It only reads. The signing secret cannot
 * be asked for: the first event proves it.
 */
export async function tryStripe(stripe: StripeSettings, publicUrl: string): Promise<StripeTrial> {
  const { checkout, webhookEndpoints } = await stripeClient(stripe);
  try {
    await answerOf(checkout.sessions.list({ limit: 1 }));
  } catch (error) {
    return { fault: wordsOf(error, stripe.secretKey) };
  }
  const endpoints = await answerOf(webhookEndpoints.list({ limit: ENDPOINTS_READ })).catch(() => undefined);
  const isHeard = endpoints?.data.some(
    ({ url, status }) => url === `${publicUrl}${STRIPE_CALLBACK_PATH}` && status === 'enabled',
  );
  return {
    fault: undefined,
    live: !/^.k_test_/u.test(stripe.secretKey),
    webhook: isHeard === undefined ? 'unknown' : isHeard ? 'found' : 'missing',
  };
}

/** Why there was no good answer, in a few words. Stripe repeats parts of a key, which are left out. */
function wordsOf(error: unknown, key: string): string {
  const { statusCode, message, detail } = ((error as Error).cause ??
    {}) as Partial<Stripe.errors.StripeError>;
  if (statusCode === undefined)
    return (detail as { code?: string } | undefined)?.code === 'ETIMEDOUT' ? 'timeout' : 'no answer';
  const said = message?.replaceAll(key, '•••').replaceAll(/\b[rs]k_\S+/gu, '•••');
  return [statusCode, ...(said ? [said] : [])].join(': ').slice(0, 200);
}
