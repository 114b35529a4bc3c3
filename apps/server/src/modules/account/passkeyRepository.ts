import type { PasskeyEventKind } from '@boardwalk/api-client';
import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow, Row } from '../../infra/database/schema.ts';

const MAX_EVENTS = 20;
/** Questions nobody answered that are removed at once, so that no call has to remove a flood of them. */
const REMOVED_AT_ONCE = 100;

/** A passkey as it is stored. */
export type PasskeyRow = Row<'passkey'>;

/** A person's passkeys, the newest first. */
export async function listPasskeys(db: Queryable, userId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('passkey_id')
    .execute();
}

/** Whether somebody has a passkey. */
export async function hasPasskey(db: Queryable, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('passkey')
    .select('passkey_id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The passkey with an id of its authenticator, whosever it is. */
export async function findPasskey(db: Queryable, credentialId: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom('passkey').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();
}

/** The same, locked until the transaction ends: of two answers one waits for the other. */
export async function lockPasskey(trx: Queryable, credentialId: string): Promise<PasskeyRow | undefined> {
  return trx
    .selectFrom('passkey')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Adds a passkey; breaks the unique constraint of its credential when it is there. */
export async function insertPasskey(trx: Queryable, row: NewRow<'passkey'>): Promise<void> {
  await trx.insertInto('passkey').values(row).execute();
}

/** Gives a person's passkey another name; undefined when there is none. */
export async function renamePasskey(
  db: Queryable,
  { userId, passkeyId, name }: { userId: string; passkeyId: string; name: string },
): Promise<PasskeyRow | undefined> {
  return db
    .updateTable('passkey')
    .set({ name })
    .where('user_id', '=', userId)
    .where('passkey_id', '=', passkeyId)
    .returningAll()
    .executeTakeFirst();
}

/** Removes a person's passkey; gives its name, or undefined when there is none. */
export async function removePasskey(
  trx: Queryable,
  { userId, passkeyId }: { userId: string; passkeyId: string },
): Promise<string | undefined> {
  const row = await trx
    .deleteFrom('passkey')
    .where('user_id', '=', userId)
    .where('passkey_id', '=', passkeyId)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

/** Notes that a passkey was used. */
export async function notePasskeyUse(
  trx: Queryable,
  passkeyId: string,
  { counter, isSynced, now }: { counter: number; isSynced: boolean; now: Date },
): Promise<void> {
  await trx
    .updateTable('passkey')
    .set({ counter, is_synced: isSynced, last_used_at: now })
    .where('passkey_id', '=', passkeyId)
    .execute();
}

/** Writes a question down, and removes some that have expired. */
export async function insertQuestion(
  db: Queryable,
  row: NewRow<'passkey_question'>,
  now: Date,
): Promise<void> {
  await db
    .deleteFrom('passkey_question')
    .where('challenge_hash', 'in', (eb) =>
      eb
        .selectFrom('passkey_question')
        .select('challenge_hash')
        .where('expires_at', '<=', now)
        .orderBy('expires_at')
        .limit(REMOVED_AT_ONCE)
        // FOR UPDATE: the rows are deleted.
        .forUpdate()
        .skipLocked(),
    )
    .execute();
  await db.insertInto('passkey_question').values(row).execute();
}

/** Uses up a question: of several who answer it one gets it. Undefined when there is none. */
export async function takeQuestion(
  db: Queryable,
  question: Pick<Row<'passkey_question'>, 'challenge_hash' | 'holder_hash' | 'purpose'>,
): Promise<{ user_id: string | null; expires_at: Date } | undefined> {
  return db
    .deleteFrom('passkey_question')
    .where('challenge_hash', '=', question.challenge_hash)
    .where('holder_hash', '=', question.holder_hash)
    .where('purpose', '=', question.purpose)
    .returning(['user_id', 'expires_at'])
    .executeTakeFirst();
}

/** Adds to the audit log. */
export async function recordEvent(
  trx: Queryable,
  event: { userId: string; kind: PasskeyEventKind; name: string; at: Date },
): Promise<void> {
  const { userId, kind, name, at } = event;
  await trx.insertInto('passkey_event').values({ user_id: userId, kind, name, at }).execute();
}

/** The latest entries of the audit log, newest first. */
export async function listEvents(db: Queryable, userId: string) {
  return db
    .selectFrom('passkey_event')
    .select(['kind', 'name', 'at'])
    .where('user_id', '=', userId)
    .orderBy('event_id', 'desc')
    .limit(MAX_EVENTS)
    .execute();
}
