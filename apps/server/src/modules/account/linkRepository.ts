import type { MailLinkPurpose } from '../../infra/database/accountTables.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow } from '../../infra/database/schema.ts';

/** Adds a link that is mailed. */
export async function insertLink(db: Queryable, row: NewRow<'mail_link'>): Promise<void> {
  await db.insertInto('mail_link').values(row).execute();
}

/** A link by its token. */
export async function findLink(db: Queryable, purpose: MailLinkPurpose, tokenHash: string) {
  return links(db, purpose, tokenHash).executeTakeFirst();
}

/** A link by its token, locked until the transaction ends. */
export async function lockLink(db: Queryable, purpose: MailLinkPurpose, tokenHash: string) {
  return links(db, purpose, tokenHash).forNoKeyUpdate().executeTakeFirst();
}

function links(db: Queryable, purpose: MailLinkPurpose, tokenHash: string) {
  return db
    .selectFrom('mail_link')
    .select(['user_id', 'address', 'expires_at', 'used_at'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose);
}

/** How many unused links of a person are still valid. */
export async function countOpenLinks(
  db: Queryable,
  { userId, purpose, now }: { userId: string; purpose: MailLinkPurpose; now: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('mail_link')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Uses up all links of a person that are for the same as one that was used. */
export async function spendLinks(
  db: Queryable,
  { userId, purpose, address, now }: { userId: string; purpose: MailLinkPurpose; address: string; now: Date },
): Promise<void> {
  await db
    .updateTable('mail_link')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('address', '=', address)
    .where('used_at', 'is', null)
    .execute();
}

/** The addresses of an account. */
export type Addresses = NonNullable<Awaited<ReturnType<typeof findAddresses>>>;

/** The addresses of an open account. */
export async function findAddresses(db: Queryable, userId: string) {
  return addresses(db, userId).executeTakeFirst();
}

/** The addresses of an open account, locked until the transaction ends. */
export async function lockAddresses(db: Queryable, userId: string) {
  return addresses(db, userId).forNoKeyUpdate().executeTakeFirst();
}

/** The same, to put another address in place of the present one. */
export async function lockAddressesToChange(db: Queryable, userId: string) {
  // FOR UPDATE: the e-mail address changes, which is a key.
  return addresses(db, userId).forUpdate().executeTakeFirst();
}

function addresses(db: Queryable, userId: string) {
  return db
    .selectFrom('user_account')
    .select(['email', 'email_proven_at', 'pending_email'])
    .where('user_id', '=', userId)
    .where('deactivated_at', 'is', null);
}

/** The open account that has proven an address, locked until the transaction ends. */
export async function lockOwner(db: Queryable, address: string) {
  return db
    .selectFrom('user_account')
    .select('user_id')
    .where('email', '=', address)
    .where('email_proven_at', 'is not', null)
    .where('deactivated_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The account that has an address, proven or not. */
export async function findHolder(db: Queryable, address: string) {
  return db
    .selectFrom('user_account')
    .select(['email_proven_at', 'created_at'])
    .where('email', '=', address)
    .executeTakeFirst();
}

/**
 * Takes an address from who has it without a proof, other than the person who proves it now: they only want it from then on, or
 * what they want already.
 */
export async function takeUnproven(
  trx: Queryable,
  { address, prover, now }: { address: string; prover: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('user_account')
    .set((eb) => ({
      email: null,
      pending_email: eb.fn.coalesce('pending_email', eb.val(address)),
      updated_at: now,
    }))
    .where('email', '=', address)
    .where('email_proven_at', 'is', null)
    .where('user_id', '!=', prover)
    .execute();
}

/** Gives somebody another password. */
export async function setPassword(
  db: Queryable,
  userId: string,
  { hash, now }: { hash: string; now: Date },
): Promise<void> {
  await db
    .updateTable('user_account')
    .set({ password_hash: hash, has_password: true, updated_at: now })
    .where('user_id', '=', userId)
    .execute();
}

/** Requests for a link that a server of the former version has written down, the oldest first. */
export async function listFormerResetRequests(db: Queryable, limit: number) {
  return db
    .selectFrom('password_reset_request')
    .select(['request_id', 'address', 'language'])
    .orderBy('request_id')
    .limit(limit)
    .execute();
}

/** Takes such a request; false when it was answered. */
export async function takeFormerResetRequest(db: Queryable, requestId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('password_reset_request')
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
