import type { MailEntry } from '@boardwalk/api-client';
import type { Services } from '../../modules/services.ts';
import { CliError } from '../CliError.ts';
import { table } from '../table.ts';
import { withServices, type Workplace } from '../workplace.ts';

const STATES = ['queued', 'sending', 'sent', 'failed', 'kept'] as const;
const PAGE = 100;

/** `mail list`: the outbox, the newest first. */
export async function listMailCommand(
  workplace: Workplace,
  {
    state,
    limit,
    texts = false,
    json = false,
  }: { state?: string; limit: number; texts?: boolean; json?: boolean },
): Promise<void> {
  const { terminal } = workplace;
  const wanted = STATES.find((each) => each === state);
  if (state !== undefined && wanted === undefined)
    throw new CliError(`--state must be one of: ${STATES.join(', ')}.`, { exitCode: 2 });
  const mails = await withServices(workplace, async ({ services }) => {
    const found: MailEntry[] = [];
    for (let cursor = '0'; found.length < limit;) {
      const page = await services.mail.list({
        state: wanted,
        cursor,
        size: Math.min(PAGE, limit - found.length),
        withTokens: texts || json,
      });
      found.push(...page.list);
      if (!page.has_more) break;
      cursor = page.next_cursor;
    }
    return found;
  });
  if (json) return terminal.out(JSON.stringify(mails));
  if (texts) {
    for (const mail of mails)
      terminal.out(`# ${mail.mail_id} to ${mail.recipient ?? 'nobody'}: ${mail.subject}\n\n${mail.text}\n`);
    return;
  }
  const lines = table(mails, {
    id: (mail) => mail.mail_id,
    state: (mail) => mail.state,
    kind: (mail) => mail.kind,
    to: (mail) => mail.recipient ?? '',
    tries: (mail) => mail.attempts,
    written: (mail) => mail.created_at,
    fault: (mail) => mail.fault ?? '',
  });
  for (const line of lines) terminal.out(line);
}

/** `mail retry`: queues mails again that failed or were kept. */
export async function retryMailCommand(
  workplace: Workplace,
  ids: readonly string[],
  { failed = false, kept = false }: { failed?: boolean; kept?: boolean },
): Promise<void> {
  const { terminal } = workplace;
  if (ids.length === 0 && !failed && !kept)
    throw new CliError('Name mails by their ids, or say --failed or --kept.', { exitCode: 2 });
  const wrong = ids.find((id) => !/^\d{1,18}$/u.test(id));
  if (wrong !== undefined) throw new CliError(`${wrong} is no id of a mail.`, { exitCode: 2 });
  await withServices(workplace, async ({ services }) => {
    requireMailServer(services);
    let queued = 0;
    for (const id of ids) {
      await services.mail.retry(id);
      queued += 1;
    }
    if (failed) queued += await services.mail.retryAll('failed');
    if (kept) queued += await services.mail.retryAll('kept');
    terminal.out(`${queued} mails are queued; a running server sends them within seconds.`);
  });
}

/** `mail send`: sends what is due right now, without waiting for a server. */
export async function sendMailCommand(workplace: Workplace): Promise<void> {
  const { terminal } = workplace;
  const { sent, failed, postponed } = await withServices(workplace, ({ services }) => {
    requireMailServer(services);
    return services.mail.deliverDue();
  });
  terminal.out(`${sent} sent, ${failed} given up, ${postponed} put off.`);
  if (failed + postponed > 0) throw new CliError('Not every mail could be sent: see "mail list".');
}

function requireMailServer({ mail }: Pick<Services, 'mail'>): void {
  if (!mail.isConfigured()) throw new CliError('No mail server is set: give SMTP_URL first.');
}
