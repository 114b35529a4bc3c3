import type { Queryable } from '../../infra/database/database.ts';
import type { Infra } from '../../infra/Infra.ts';
import { MailKind, type MailService } from '../mail/service.ts';
import { listIdentities } from './identityRepository.ts';
import { listPasskeys } from './passkeyRepository.ts';

/**
 * Mails somebody that their password has changed. A new password takes no passkey and no linked provider away (decision 0076):
 * the mail names those that go on signing in without it, so that nobody's stays unseen.
 */
export async function mailNewPassword(
  trx: Queryable,
  {
    userId,
    mail,
    clock,
    settings,
  }: { userId: string; mail: MailService } & Pick<Infra, 'clock' | 'settings'>,
): Promise<void> {
  const passkeys = await listPasskeys(trx, userId);
  const identities = await listIdentities(trx, userId);
  const providerOf = (providerId: string) =>
    settings.providers.find(({ id }) => id === providerId)?.name ?? providerId;
  const otherWays = [
    ...passkeys.map(({ name }) => name),
    ...identities.map(({ provider_id: id }) => providerOf(id)),
  ];
  const data = { at: clock.now().toISOString(), otherWays };
  await mail.send(trx, { userId, kind: MailKind.PASSWORD_CHANGED, data });
}
