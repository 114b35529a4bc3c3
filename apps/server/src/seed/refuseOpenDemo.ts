import type { Infra } from '../infra/Infra.ts';
import { StartupError } from '../infra/settings/StartupError.ts';
import type { Services } from '../modules/services.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demoAccounts.ts';

/**
 * Keeps a server off a public address while its database holds demo accounts that still open with their printed
 * password: content that was filled in for this machine alone, and an admin among it, would be everybody's.
 *
 * @throws StartupError naming those accounts
 */
export async function refuseOpenDemo({ settings }: Infra, { account }: Services): Promise<void> {
  if (!settings.isPublic) return;
  const open: string[] = [];
  for (const demo of DEMO_ACCOUNTS) {
    if (await account.hasPassword(demo.account, DEMO_PASSWORD)) open.push(demo.account);
  }
  if (open.length === 0) return;
  throw new StartupError(
    `The database holds demo accounts with a known password (${open.join(', ')}) and is refused on a public address: ` +
      'set HOST (and PUBLIC_URL) to this machine, or start with another DATA_DIR or DATABASE_URL.',
  );
}
