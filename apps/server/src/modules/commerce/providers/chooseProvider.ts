import type { SandboxCheckout } from '../../../checkout/sandbox/sandboxCheckout.ts';
import type { Infra } from '../../../infra/Infra.ts';
import type { PaymentProvider } from './PaymentProvider.ts';
import { sandboxProvider } from './sandboxProvider.ts';
import { stripeProvider } from './stripeProvider.ts';

/** The provider the operator has set, in the environment or in the console, as it holds now; undefined when nothing is sold. */
export function chooseProvider(
  { settings, site, clock }: Pick<Infra, 'settings' | 'site' | 'clock'>,
  checkout: SandboxCheckout,
): PaymentProvider | undefined {
  const { provider, stripe } = site.current().payment;
  if (provider === 'sandbox') return sandboxProvider(checkout, clock);
  return stripe && stripeProvider({ stripe, publicUrl: settings.publicUrl, clock });
}
