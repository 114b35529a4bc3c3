import type { Handler } from '../../api/handler.ts';

/** GET /web/wallet/entries: the changes of the caller's wallet, the newest first. */
export const listWalletEntries: Handler<'listWalletEntries'> = async ({ query, caller, services }) =>
  services.commerce.wallet.entriesOf(caller.userId, query);
