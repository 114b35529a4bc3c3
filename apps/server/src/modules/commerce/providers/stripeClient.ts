import type { Stripe } from 'stripe';
import type { StripeSettings } from '../../../infra/settings/paymentSettings.ts';
import { ProviderUnavailable } from './PaymentProvider.ts';

const ANSWER_PATIENCE_MS = 15_000;

/** Stripe refused a request; trying again does not help. */
export class StripeRefusal extends Error {
  override name = 'StripeRefusal';
  readonly code: string | undefined;

  constructor(cause: Partial<Stripe.errors.StripeError>) {
    super(cause.message ?? cause.code ?? 'refused', { cause });
    this.code = cause.code;
  }
}

/**
 * The library of Stripe with the keys of the site. It takes half a second to load, so it is loaded when it is first used. Nothing is
 * tried again here: the callers do that, later and with the same key.
 */
export async function stripeClient({ secretKey, apiUrl }: StripeSettings): Promise<Stripe> {
  const { Stripe } = await import('stripe');
  const { hostname, port, protocol } = new URL(apiUrl);
  return new Stripe(secretKey, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port === '' ? {} : { port }),
    timeout: ANSWER_PATIENCE_MS,
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/**
 * The answer to a request, or why there is none: a StripeRefusal, or ProviderUnavailable for what may be tried again. The
 * library takes an answer without an error in it for a good one, whatever its status is.
 */
export async function answerOf<Answer>(
  request: Promise<Stripe.Response<Answer>>,
  patienceMs = ANSWER_PATIENCE_MS,
): Promise<Answer> {
  const answer = await within(patienceMs, request).catch((error: unknown) => {
    throw faultOf(error);
  });
  const { statusCode } = answer.lastResponse;
  if (statusCode < 200 || statusCode > 299)
    throw new ProviderUnavailable(`Stripe answered ${statusCode}`, { cause: { statusCode } });
  return answer;
}

/** The library waits as long for each next byte: this is how long it may take in all. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const fault = Object.assign(new Error('no whole answer in time'), { detail: { code: 'ETIMEDOUT' } });
    timer = setTimeout(() => reject(fault), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function faultOf(thrown: unknown): Error {
  const cause = thrown as Partial<Stripe.errors.StripeError>;
  const { statusCode, message, rawType } = cause;
  if (statusCode === undefined) return new ProviderUnavailable('Stripe did not answer', { cause });
  // 401 and 403 are faults of the operator's keys, 409 and 429 a matter of time: none says anything of the payment.
  if ([401, 403, 409, 429].includes(statusCode) || statusCode >= 500 || cause.code === 'rate_limit')
    return new ProviderUnavailable(`Stripe answered ${statusCode}: ${message ?? rawType ?? ''}`, { cause });
  return new StripeRefusal(cause);
}
