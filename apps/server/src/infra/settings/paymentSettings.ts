import { z } from 'zod';
import { StartupError } from './StartupError.ts';

/** Who takes the money for orders. */
export type PaymentProviderName = 'sandbox' | 'stripe';

/** How orders are paid. */
export interface PaymentSettings {
  /** Undefined: nothing is sold. */
  provider: PaymentProviderName | undefined;
  /** Whether the environment names the provider: then the console does not change it. */
  isFixed: boolean;
  /** Whether the console may choose the test checkout. */
  isSandboxOffered: boolean;
  /** Origin of Stripe's API, also for keys that the console sets. */
  stripeApiUrl: string;
  /** The platform's share of what a template costs, 0–100 per cent. */
  feePercent: number;
  /** Account and address of Stripe; undefined unless it is the provider. */
  stripe: StripeSettings | undefined;
}

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Origin of the API. */
  apiUrl: string;
}

/** Form of a secret key of Stripe, also of a restricted one. */
export const STRIPE_KEY = /^(?:sk|rk)_\w+$/u;
/** Form of the signing secret of a webhook of Stripe. */
export const STRIPE_WEBHOOK_SECRET = /^whsec_\S+$/u;

/** The variables, checked one by one. */
export const PAYMENT_ENVIRONMENT = {
  PAYMENT_PROVIDER: z
    .enum(['sandbox', 'stripe', 'none'], { error: 'must be one of: sandbox, stripe, none' })
    .optional(),
  ALLOW_PUBLIC_SANDBOX: z.enum(['yes', 'no'], { error: 'must be one of: yes, no' }).default('no'),
  PLATFORM_FEE_PERCENT: z
    .string()
    .default('10')
    .refine((text) => /^\d{1,3}$/u.test(text) && Number(text) <= 100, {
      error: 'must be a whole number from 0 to 100',
    })
    .transform(Number),
  STRIPE_SECRET_KEY: z
    .string()
    .refine((text) => STRIPE_KEY.test(text), { error: 'must be a secret key, such as sk_live_…' })
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .refine((text) => STRIPE_WEBHOOK_SECRET.test(text), {
      error: 'must be the signing secret of the webhook, such as whsec_…',
    })
    .optional(),
  STRIPE_API_URL: z
    .string()
    .refine((text) => /^https?:\/\/[^/?#]+\/?$/u.test(text) && URL.canParse(text), {
      error: 'must be an http or https origin, such as https://api.stripe.com',
    })
    .transform((text) => new URL(text).origin)
    .default('https://api.stripe.com'),
} as const;

/**
 * Puts the variables together. On a machine of one's own the test checkout is the default; on a public address nothing is
 * sold until a provider is named, for with the test checkout everybody has everything for nothing.
 *
 * @throws StartupError when they do not go together
 */
export function paymentSettings(
  env: z.infer<z.ZodObject<typeof PAYMENT_ENVIRONMENT>>,
  { isPublic }: { isPublic: boolean },
): PaymentSettings {
  const named = env.PAYMENT_PROVIDER ?? (isPublic ? 'none' : 'sandbox');
  if (named === 'sandbox' && isPublic && env.ALLOW_PUBLIC_SANDBOX !== 'yes') {
    throw new StartupError(
      'PAYMENT_PROVIDER=sandbox sells for test money and is refused on a public address: set ' +
        'PAYMENT_PROVIDER=stripe or none, or ALLOW_PUBLIC_SANDBOX=yes when everybody may have everything for nothing.',
    );
  }
  const provider = named === 'none' ? undefined : named;
  const isFixed = env.PAYMENT_PROVIDER !== undefined;
  return {
    provider,
    isFixed,
    isSandboxOffered: !isFixed && (!isPublic || env.ALLOW_PUBLIC_SANDBOX === 'yes'),
    stripeApiUrl: env.STRIPE_API_URL,
    feePercent: env.PLATFORM_FEE_PERCENT,
    stripe: stripeOf(env, provider),
  };
}

function stripeOf(
  env: z.infer<z.ZodObject<typeof PAYMENT_ENVIRONMENT>>,
  provider: PaymentProviderName | undefined,
): StripeSettings | undefined {
  if (provider !== 'stripe') return undefined;
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (secretKey === undefined || webhookSecret === undefined) {
    throw new StartupError(
      'PAYMENT_PROVIDER=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, the signing secret of a webhook ' +
        'at /api/pay/stripe/callback.',
    );
  }
  return { secretKey, webhookSecret, apiUrl: env.STRIPE_API_URL };
}
