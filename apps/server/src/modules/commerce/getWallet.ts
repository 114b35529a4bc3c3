import type { Handler } from '../../api/handler.ts';

/** GET /web/wallet: what the caller has earned by selling templates. */
export const getWallet: Handler<'getWallet'> = async ({ caller, services }) =>
  services.commerce.wallet.walletOf(caller.userId);
