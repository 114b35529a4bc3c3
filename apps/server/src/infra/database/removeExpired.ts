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

/** How long events of webhooks can be sent again. */
const WEBHOOK_EVENT_DAYS = 30;

/** Removes expired rows: ended sessions with their tokens, expired tokens and links, old idempotency keys and events of webhooks. */
export async function removeExpired({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const now = clock.now();
  const yesterday = new Date(now.getTime() - DAY_MS);
  await db
    .deleteFrom('session')
    .where((eb) => eb.or([eb('expires_at', '<', yesterday), eb('revoked_at', '<', yesterday)]))
    .execute();
  await db.deleteFrom('refresh_token').where('expires_at', '<', now).execute();
  await db.deleteFrom('frame_token').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('mail_link')
    .where('expires_at', '<', new Date(now.getTime() - MAIL_LINK_DAYS * DAY_MS))
    .execute();
  const ended = new Date(now.getTime() - SERVICE_TOKEN_DAYS * DAY_MS);
  await db
    .deleteFrom('service_token')
    .where((eb) => eb.or([eb('expires_at', '<', ended), eb('revoked_at', '<', ended)]))
    .execute();
  await db
    .deleteFrom('webhook_event')
    .where('created_at', '<', new Date(now.getTime() - WEBHOOK_EVENT_DAYS * DAY_MS))
    .execute();
  await db
    .deleteFrom('idempotency')
    .where('created_at', '<', new Date(now.getTime() - IDEMPOTENCY_DAYS * DAY_MS))
    .execute();
}
