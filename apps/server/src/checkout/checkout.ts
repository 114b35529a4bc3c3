import type { FastifyInstance } from 'fastify';
import { API_PREFIX } from '../infra/http/prefix.ts';
import type { Infra } from '../infra/Infra.ts';
import { returnPage } from './returnPage.ts';
import type { SandboxCheckout } from './sandbox/sandboxCheckout.ts';
import { sandboxPages } from './sandbox/sandboxPages.ts';

/** The pages around paying: the way back from a checkout elsewhere and, when it is the provider, the test checkout. */
export async function checkoutPages(
  app: FastifyInstance,
  { infra, checkout }: { infra: Infra; checkout: SandboxCheckout },
): Promise<void> {
  const { settings, log } = infra;
  await app.register(returnPage, infra);
  const { provider, isSandboxOffered } = settings.payment;
  if (provider !== 'sandbox' && !isSandboxOffered) return;
  await app.register(sandboxPages, { checkout, infra });
  // Callbacks come back to this very server, whatever stands in front of it.
  app.addHook('onListen', async function tellAddress() {
    const address = app.server.address();
    if (address === null || typeof address === 'string') return;
    const host = address.family === 'IPv6' ? `[${ownHost(address.address)}]` : ownHost(address.address);
    checkout.callTo(`http://${host}:${address.port}${API_PREFIX}/pay/sandbox/callback`);
    // What an earlier process could not send.
    await checkout.deliverDue().catch((error: unknown) => {
      log.warn({ err: error }, 'callbacks of the test checkout wait');
    });
  });
}

/** An address of this machine on which a server that listens on one or all addresses answers. */
function ownHost(address: string): string {
  if (address === '0.0.0.0') return '127.0.0.1';
  return address === '::' ? '::1' : address;
}
