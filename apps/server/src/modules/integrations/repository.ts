import type { ServiceTokenEventKind } from '@boardwalk/api-client';
import { bigId } from '../../infra/database/bigId.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow } from '../../infra/database/schema.ts';
import { afterCursor } from '../../infra/lists/afterCursor.ts';
import { toPage } from '../../infra/lists/cursor.ts';

/** Columns of a token that are shown: never its hash. */
const SHOWN = ['token_id', 'name', 'prefix', 'scopes', 'created_at', 'expires_at', 'last_used_at'] as const;

/** A person's tokens that work, the newest first. */
export async function listWorking(db: Queryable, userId: string, now: Date) {
  return db
    .selectFrom('service_token')
    .select(SHOWN)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('token_id', 'desc')
    .execute();
}

/** Adds a token. */
export async function insertToken(db: Queryable, row: NewRow<'service_token'>) {
  return db.insertInto('service_token').values(row).returning(SHOWN).executeTakeFirstOrThrow();
}

/** Revokes a person's working tokens, or only the one of an id; gives the ids of those that were. */
export async function revokeTokens(
  db: Queryable,
  { userId, only, now }: { userId: string; only?: string; now: Date },
): Promise<string[]> {
  const revoked = await db
    .updateTable('service_token')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(only !== undefined, (query) => query.where('token_id', '=', bigId(only ?? '')))
    .returning('token_id')
    .execute();
  return revoked.map(({ token_id: tokenId }) => tokenId);
}

/** Adds an entry to the audit log of tokens. */
export async function recordEvent(
  db: Queryable,
  event: { tokenId: string; userId: string; kind: ServiceTokenEventKind; at: Date },
): Promise<void> {
  const { tokenId, userId, kind, at } = event;
  await db
    .insertInto('service_token_event')
    .values({ token_id: tokenId, user_id: userId, kind, at })
    .execute();
}

/** Part of the audit log of a person's tokens, the latest first. */
export async function listEvents(db: Queryable, userId: string, part: { cursor: string; size: number }) {
  const rows = await db
    .selectFrom('service_token_event as event')
    .innerJoin('service_token as token', 'token.token_id', 'event.token_id')
    .select(['event.event_id', 'event.token_id', 'event.kind', 'event.at', 'token.name'])
    .where('event.user_id', '=', userId)
    .where((eb) => afterCursor(eb, part.cursor, [['event.event_id', 'integer']], 'desc'))
    .orderBy('event.event_id', 'desc')
    .limit(part.size + 1)
    .execute();
  return toPage(rows, part.size, ({ event_id: eventId }) => [Number(eventId)]);
}

/** The token of this hash, of a person whose account is there. */
export async function findToken(db: Queryable, tokenHash: string) {
  return db
    .selectFrom('service_token as token')
    .innerJoin('user_account as person', 'person.user_id', 'token.user_id')
    .select([
      'token.token_id',
      'token.user_id',
      'token.scopes',
      'token.expires_at',
      'token.revoked_at',
      'token.last_used_at',
    ])
    .where('token.token_hash', '=', tokenHash)
    .where('person.deactivated_at', 'is', null)
    .executeTakeFirst();
}

/** Notes the use of a token. */
export async function noteUse(db: Queryable, tokenId: string, at: Date): Promise<void> {
  await db.updateTable('service_token').set({ last_used_at: at }).where('token_id', '=', tokenId).execute();
}
