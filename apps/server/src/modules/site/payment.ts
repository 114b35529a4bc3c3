import type { BodyOf, DataOf, SiteSettings } from '@boardwalk/api-client';
import { FieldRule } from '@boardwalk/domain';
import type { Queryable } from '../../infra/database/database.ts';
import type { ModerationChange } from '../../infra/database/moderationTables.ts';
import { ApiError, badInput } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import { STRIPE_KEY, STRIPE_WEBHOOK_SECRET } from '../../infra/settings/paymentSettings.ts';
import type { Settings } from '../../infra/settings/settings.ts';
import type { SiteState } from '../../infra/site/siteSettings.ts';
import type { CommerceService } from '../commerce/service.ts';

type Wish = NonNullable<BodyOf<'setPayment'>>;
type Trial = DataOf<'testPayment'>;

const TRIALS_PER_HOUR = 20;
const HOUR_MS = 3_600_000;

/** Who takes payments, chosen in the console. */
export function paymentDesk(
  { site, settings, limits }: Pick<Infra, 'site' | 'settings' | 'limits'>,
  needs: {
    change: (
      adminId: string,
      source: 'paymentSource',
      work: (trx: Queryable, before: SiteState) => Promise<ModerationChange[]>,
    ) => Promise<SiteSettings>;
    tryStripe: CommerceService['tryStripe'];
  },
) {
  const { change, tryStripe } = needs;
  const trials = limits.attempts('test-payment', TRIALS_PER_HOUR, HOUR_MS);

  return {
    /** Chooses who takes payments, and sets the keys for it. Errors: bad_input, setting_fixed. */
    async setPayment(adminId: string, wish: Wish): Promise<SiteSettings> {
      return change(adminId, 'paymentSource', async (trx, before) => {
        if (wish.provider === 'sandbox' && !settings.payment.isSandboxOffered)
          throw badInput([{ field: 'provider', rule: FieldRule.UNKNOWN }]);
        const given = { secretKey: wish.secret_key?.trim(), webhookSecret: wish.webhook_secret?.trim() };
        const keys = wish.provider === 'stripe' ? keysOf(given, before.payment.stripe) : null;
        await site.put(trx, 'payment', { provider: wish.provider }, keys);
        const isKept = given.secretKey === undefined && given.webhookSecret === undefined;
        return [
          { field: 'provider', from: before.chosenPayment, to: wish.provider },
          ...(keys === null || isKept ? [] : [{ field: 'secret', from: null, to: '•••' }]),
        ];
      });
    },

    /**
     * Asks Stripe whether the keys work.
     * Errors: payment_keys_not_set, test_payment_failed, too_many_requests.
     */
    async testPayment(adminId: string): Promise<Trial> {
      await trials.take(adminId);
      const { stripe } = (await site.read()).payment;
      if (stripe === undefined) throw new ApiError('payment_keys_not_set');
      const { fault, ...trial } = await tryStripe(stripe);
      if (fault !== undefined) throw new ApiError('test_payment_failed', { data: { fault } });
      return trial as Trial;
    },
  };
}

/** The keys for Stripe: those given, else those there are. Errors: bad_input. */
function keysOf(
  given: { secretKey: string | undefined; webhookSecret: string | undefined },
  stored: SiteState['payment']['stripe'],
) {
  const secretKey = given.secretKey ?? stored?.secretKey;
  const webhookSecret = given.webhookSecret ?? stored?.webhookSecret;
  const violations = [
    ...check('secret_key', secretKey, STRIPE_KEY),
    ...check('webhook_secret', webhookSecret, STRIPE_WEBHOOK_SECRET),
  ];
  if (violations.length > 0 || secretKey === undefined || webhookSecret === undefined)
    throw badInput(violations);
  return { secretKey, webhookSecret };
}

function check(field: 'secret_key' | 'webhook_secret', text: string | undefined, form: RegExp) {
  if (text === undefined) return [{ field, rule: FieldRule.REQUIRED }];
  return form.test(text) ? [] : [{ field, rule: FieldRule.FORMAT }];
}

/** How payments are set, as it is shown: without a key. */
export function paymentOf(
  { payment, paymentSource, chosenPayment }: SiteState,
  settings: Settings,
): SiteSettings['payment'] {
  const { stripe } = payment;
  const isLost = chosenPayment === 'stripe' && stripe === undefined;
  return {
    chosen: chosenPayment,
    source: paymentSource,
    keys:
      stripe === undefined
        ? isLost
          ? 'unreadable'
          : 'none'
        : /^.k_test_/u.test(stripe.secretKey)
          ? 'test'
          : 'live',
    sandbox_offered: settings.payment.isSandboxOffered,
    callback_url: `${settings.publicUrl}/api/pay/stripe/callback`,
  };
}
