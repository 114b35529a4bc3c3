import { sql, type RawBuilder } from 'kysely';
import type { Clock } from '../ids/clock.ts';
import type { Database } from './database.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long a repeated Idempotency-Key gets the first answer. */
const IDEMPOTENCY_DAYS = 7;
/** How long the answer still says that a mailed link has expired or was used. */
const MAIL_LINK_DAYS = 30;
/** How long the audit log keeps a service token that has ended. */
const SERVICE_TOKEN_DAYS = 366;
/** How long an invitation that has ended is remembered: it holds the address of somebody who may have no account. */
const MAIL_INVITATION_DAYS = 30;
/** How long events of webhooks can be sent again. */
const WEBHOOK_EVENT_DAYS = 30;

/** How long what was done to folders and files can be taken back. */
const ITEM_CHANGE_DAYS = 1;

/** Rows that one statement removes at most, with what refers to them: it has to end in time, whatever has piled up. */
const PORTION = 1_000;

/**
 * Removes expired rows: ended sessions with their tokens, expired tokens and links, ended invitations for an address, old
 * idempotency keys, events of webhooks, and changes to folders and files that can no longer be taken back.
 * What cannot be removed from one table keeps nothing in the others.
 */
export async function removeExpired(
  { db, clock }: { db: Database; clock: Clock },
  { portion = PORTION }: { portion?: number } = {},
): Promise<void> {
  const now = clock.now();
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const expired = [
    ['session', sql`expires_at < ${before(1)} or revoked_at < ${before(1)}`],
    ['refresh_token', sql`expires_at < ${now}`],
    ['frame_token', sql`expires_at < ${now}`],
    ['mail_link', sql`expires_at < ${before(MAIL_LINK_DAYS)}`],
    [
      'service_token',
      sql`expires_at < ${before(SERVICE_TOKEN_DAYS)} or revoked_at < ${before(SERVICE_TOKEN_DAYS)}`,
    ],
    [
      'team_mail_invitation',
      sql`least(expires_at, revoked_at, accepted_at) < ${before(MAIL_INVITATION_DAYS)}`,
    ],
    ['webhook_event', sql`created_at < ${before(WEBHOOK_EVENT_DAYS)}`],
    ['item_change', sql`created_at < ${before(ITEM_CHANGE_DAYS)}`],
    ['idempotency', sql`created_at < ${before(IDEMPOTENCY_DAYS)}`],
  ] as const;
  const faults: unknown[] = [];
  for (const [table, condition] of expired) {
    try {
      await removeAll(db, table, condition, portion);
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, 'expired rows could not be removed');
}

async function removeAll(
  db: Database,
  table: string,
  condition: RawBuilder<unknown>,
  portion: number,
): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)}
      where ctid = any (array(select ctid from ${sql.table(table)} where ${condition} limit ${portion}))`.execute(
      db,
    );
    if (numAffectedRows < portion) return;
  }
}
