import type { TestServer } from './harness.ts';

/**
 * The tokens of the links that were mailed to an address, the newest first, as the operator's command reads them from an
 * outbox without a mail server.
 */
export async function mailedTokens(
  server: TestServer,
  address: string,
  kind: 'addressProof' | 'passwordReset',
): Promise<string[]> {
  const mails = await server.services.mail.list({ state: 'kept', cursor: '0', size: 100, withTokens: true });
  return mails.list
    .filter((mail) => mail.recipient === address && mail.kind === kind)
    .map(({ text }) => /\/user\/[a-z-]+#(\S+)/u.exec(text)?.[1] ?? '');
}

/** The newest of them. */
export async function mailedToken(...where: Parameters<typeof mailedTokens>): Promise<string> {
  const [token] = await mailedTokens(...where);
  if (token === undefined) throw new Error(`no ${where[2]} was mailed to ${where[1]}`);
  return token;
}
