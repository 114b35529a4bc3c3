import type { ProviderEventKind } from '@boardwalk/api-client';
import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow, Row } from '../../infra/database/schema.ts';

const MAX_EVENTS = 20;
/** Questions nobody answered that are removed at once, so that no call has to remove a flood of them. */
const REMOVED_AT_ONCE = 100;

/** A linked identity as it is stored. */
export type IdentityRow = Row<'account_identity'>;

/** A person's identities, the newest first. */
export async function listIdentities(db: Queryable, userId: string): Promise<IdentityRow[]> {
  return db
    .selectFrom('account_identity')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('issuer')
    .execute();
}

/** Whose an identity is; undefined when it is nobody's. */
export async function findOwner(
  db: Queryable,
  { issuer, subject }: Pick<IdentityRow, 'issuer' | 'subject'>,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('account_identity')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id;
}

/** Links an identity; breaks a constraint when it is somebody's, or the person has one of this issuer. */
export async function insertIdentity(trx: Queryable, row: NewRow<'account_identity'>): Promise<void> {
  await trx.insertInto('account_identity').values(row).execute();
}

/**
 * Notes how a provider calls an identity now, and when its owner signed in with it; false when it is not theirs any more.
 *
 * @param owner.usedAt undefined when nobody has signed in
 */
export async function noteIdentity(
  trx: Queryable,
  identity: Pick<IdentityRow, 'issuer' | 'subject' | 'label'>,
  { userId, usedAt }: { userId: string; usedAt: Date | undefined },
): Promise<boolean> {
  const row = await trx
    .updateTable('account_identity')
    .set((eb) => ({
      label: identity.label,
      last_used_at: usedAt ?? eb.ref('last_used_at'),
    }))
    .where('issuer', '=', identity.issuer)
    .where('subject', '=', identity.subject)
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Unlinks what a person has of an issuer; false when there is nothing. */
export async function deleteIdentity(
  trx: Queryable,
  { userId, issuer }: { userId: string; issuer: string },
): Promise<boolean> {
  const row = await trx
    .deleteFrom('account_identity')
    .where('user_id', '=', userId)
    .where('issuer', '=', issuer)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether somebody has chosen their password. */
export async function hasOwnPassword(db: Queryable, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('user_account')
    .select('has_password')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.has_password ?? false;
}

/** Writes a question down, and removes some that have expired. */
export async function insertQuestion(
  db: Queryable,
  row: NewRow<'identity_question'>,
  now: Date,
): Promise<void> {
  await db
    .deleteFrom('identity_question')
    .where('state_hash', 'in', (eb) =>
      eb
        .selectFrom('identity_question')
        .select('state_hash')
        .where('expires_at', '<=', now)
        .orderBy('expires_at')
        .limit(REMOVED_AT_ONCE)
        // FOR UPDATE: the rows are deleted.
        .forUpdate()
        .skipLocked(),
    )
    .execute();
  await db.insertInto('identity_question').values(row).execute();
}

/** Uses up a question: of several who bring an answer one gets it. Undefined when there is none. */
export async function takeQuestion(
  db: Queryable,
  question: Pick<Row<'identity_question'>, 'state_hash' | 'holder_hash' | 'purpose'>,
): Promise<Row<'identity_question'> | undefined> {
  return db
    .deleteFrom('identity_question')
    .where('state_hash', '=', question.state_hash)
    .where('holder_hash', '=', question.holder_hash)
    .where('purpose', '=', question.purpose)
    .returningAll()
    .executeTakeFirst();
}

/** Adds to the audit log. */
export async function recordEvent(
  trx: Queryable,
  event: { userId: string; kind: ProviderEventKind; name: string; at: Date },
): Promise<void> {
  const { userId, kind, name, at } = event;
  await trx.insertInto('identity_event').values({ user_id: userId, kind, name, at }).execute();
}

/** The latest entries of the audit log, newest first. */
export async function listEvents(db: Queryable, userId: string) {
  return db
    .selectFrom('identity_event')
    .select(['kind', 'name', 'at'])
    .where('user_id', '=', userId)
    .orderBy('event_id', 'desc')
    .limit(MAX_EVENTS)
    .execute();
}
