import { z } from 'zod';
import type { StripeSettings } from '../../../infra/settings/paymentSettings.ts';

const ANSWER_PATIENCE_MS = 15_000;
const ENDPOINTS_READ = 100;
/** Where Stripe reports payments. */
export const STRIPE_CALLBACK_PATH = '/api/pay/stripe/callback';

const endpointsShape = z.object({ data: z.array(z.object({ url: z.string(), status: z.string() })) });
const refusalShape = z.object({ error: z.object({ message: z.string().optional() }) });

/** What asking Stripe showed; `webhook` is unknown where the key may not read webhooks. */
export type StripeTrial =
  | { fault: string }
  | { fault: undefined; live: boolean; webhook: 'found' | 'missing' | 'unknown' };

/**
 * Asks Stripe whether it takes the secret key, and whether a webhook reports to this site. It only reads. The signing secret cannot
 * be asked for: the first event proves it.
 */
export async function tryStripe(stripe: StripeSettings, publicUrl: string): Promise<StripeTrial> {
  const read = async (path: string): Promise<{ isOk: boolean; status: number; body: unknown }> => {
    const response = await fetch(`${stripe.apiUrl}/v1/${path}`, {
      headers: { authorization: `Bearer ${stripe.secretKey}` },
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_PATIENCE_MS),
    });
    const body: unknown = await response.json().catch(() => undefined);
    return { isOk: response.ok, status: response.status, body };
  };
  try {
    const sessions = await read('checkout/sessions?limit=1');
    if (!sessions.isOk) return { fault: faultOf(sessions.body, sessions.status, stripe.secretKey) };
    const answer = await read(`webhook_endpoints?limit=${ENDPOINTS_READ}`);
    const endpoints = answer.isOk ? endpointsShape.safeParse(answer.body).data?.data : undefined;
    const isHeard = endpoints?.some(
      ({ url, status }) => url === `${publicUrl}${STRIPE_CALLBACK_PATH}` && status === 'enabled',
    );
    return {
      fault: undefined,
      live: !/^.k_test_/u.test(stripe.secretKey),
      webhook: isHeard === undefined ? 'unknown' : isHeard ? 'found' : 'missing',
    };
  } catch (error) {
    return { fault: error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'no answer' };
  }
}

/** The answer of Stripe in a few words: it repeats parts of a key, which are left out. */
function faultOf(body: unknown, status: number, key: string): string {
  const { message } = refusalShape.safeParse(body).data?.error ?? {};
  if (message === undefined) return String(status);
  return `${status}: ${message.replaceAll(key, '•••').replaceAll(/\b[rs]k_\S+/gu, '•••')}`.slice(0, 200);
}
