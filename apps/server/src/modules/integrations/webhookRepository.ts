import type { WebhookEventType } from '@boardwalk/api-client';
import { UserKind } from '@boardwalk/domain';
import { sql } from 'kysely';
import { bigId } from '../../infra/database/bigId.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow, Row, RowChange } from '../../infra/database/schema.ts';

export type WebhookRow = Row<'webhook'>;

/** A person's webhooks, newest first. */
export async function listWebhooks(db: Queryable, userId: string): Promise<WebhookRow[]> {
  return db
    .selectFrom('webhook')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('webhook_id', 'desc')
    .execute();
}

/** Adds a webhook. */
export async function insertWebhook(db: Queryable, row: NewRow<'webhook'>): Promise<WebhookRow> {
  return db.insertInto('webhook').values(row).returningAll().executeTakeFirstOrThrow();
}

/** A webhook of a person. */
export async function findWebhook(
  db: Queryable,
  { userId, webhookId }: { userId: string; webhookId: string },
): Promise<WebhookRow | undefined> {
  return db
    .selectFrom('webhook')
    .selectAll()
    .where('webhook_id', '=', bigId(webhookId))
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** A webhook, of a person where one is given; others who change it wait until the transaction ends. */
export async function lockWebhook(
  trx: Queryable,
  { userId, webhookId }: { userId?: string; webhookId: string },
): Promise<WebhookRow | undefined> {
  return trx
    .selectFrom('webhook')
    .selectAll()
    .where('webhook_id', '=', bigId(webhookId))
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Changes a webhook that is locked. */
export async function changeWebhook(
  trx: Queryable,
  webhookId: string,
  change: RowChange<'webhook'>,
): Promise<WebhookRow> {
  return trx
    .updateTable('webhook')
    .set(change)
    .where('webhook_id', '=', webhookId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes a person's webhook with its deliveries; false when there is none of this id. */
export async function deleteWebhook(
  db: Queryable,
  { userId, webhookId }: { userId: string; webhookId: string },
): Promise<boolean> {
  const gone = await db
    .deleteFrom('webhook')
    .where('webhook_id', '=', bigId(webhookId))
    .where('user_id', '=', userId)
    .returning('webhook_id')
    .executeTakeFirst();
  return gone !== undefined;
}

/**
 * The webhooks that receive an event about somebody: their own, and those of super admins for everybody. Nobody deletes them or
 * switches them off until the transaction ends.
 */
export async function lockReceivers(
  trx: Queryable,
  userId: string,
  type: WebhookEventType,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('webhook')
    .innerJoin('user_account as owner', 'owner.user_id', 'webhook.user_id')
    .select('webhook.webhook_id')
    .where('webhook.is_active', '=', true)
    .where(sql<boolean>`${type} = any (webhook.events)`)
    .where('owner.deactivated_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('webhook.user_id', '=', userId), eb('webhook.is_site_wide', '=', false)]),
        eb.and([eb('webhook.is_site_wide', '=', true), eb('owner.kind', '=', UserKind.SUPER_ADMIN)]),
      ]),
    )
    .orderBy('webhook.webhook_id')
    .forShare('webhook')
    .execute();
  return rows.map(({ webhook_id: id }) => id);
}
