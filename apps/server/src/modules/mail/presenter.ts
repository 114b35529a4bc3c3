import type { MailEntry } from '@boardwalk/api-client';
import type { ComposedMail } from './compose.ts';
import type { MailRow } from './repository.ts';

/** A row of the outbox on the wire, and when its job is due; what was sent has no text any more. */
export function presentMail(
  row: MailRow,
  { words, dueAt }: { words: ComposedMail | undefined; dueAt: Date | undefined },
): MailEntry {
  return {
    mail_id: row.mail_id,
    kind: row.kind,
    state: row.state,
    recipient: row.to,
    language: row.language,
    subject: words?.subject ?? '',
    text: words?.text ?? '',
    attempts: row.attempts,
    fault: row.fault,
    created_at: row.created_at.toISOString(),
    next_attempt_at: (dueAt ?? row.next_attempt_at)?.toISOString() ?? null,
    sent_at: row.sent_at?.toISOString() ?? null,
  };
}
