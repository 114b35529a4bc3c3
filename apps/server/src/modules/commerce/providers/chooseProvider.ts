import type { SandboxCheckout } from '../../../checkout/sandbox/sandboxCheckout.ts';
import type { Infra } from '../../../infra/Infra.ts';
import type { PaymentProvider } from './PaymentProvider.ts';
import { sandboxProvider } from './sandboxProvider.ts';
import { stripeProvider } from './stripeProvider.ts';

/** The provider the operator has set; undefined when nothing is sold. */
export function chooseProvider(
  { settings, clock }: Pick<Infra, 'settings' | 'clock'>,
  checkout: SandboxCheckout,
): PaymentProvider | undefined {
  const { provider, stripe } = settings.payment;
  if (provider === 'sandbox') return sandboxProvider(checkout, clock);
  return stripe && stripeProvider({ stripe, publicUrl: settings.publicUrl, clock });
}
