import type { WebhookEventType } from '@boardwalk/api-client';
import { WEBHOOK_LIMITS } from '@boardwalk/domain';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import type { RowChange } from '../../infra/database/schema.ts';
import { ApiError, badFields } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { Caller } from '../../infra/sessions/accessTokens.ts';
import { lockAccount, type AccountService, type AdminSecondStep } from '../account/service.ts';
import { MailKind, type MailService } from '../mail/service.ts';
import { FAILURE_TEXTS } from './deliveryFailure.ts';
import * as deliveries from './deliveryRepository.ts';
import { mayReceiveAllEvents } from './policy.ts';
import { webhookUrl } from './webhookAddress.ts';
import type { WebhookOutbox } from './webhookOutbox.ts';
import * as repository from './webhookRepository.ts';
import { secretOf } from './webhookSignature.ts';

/** What people can do with their webhooks. */
export type WebhooksService = ReturnType<typeof createWebhooksService>;

/** What a webhook is to be; what is left out stays. */
export interface WebhookChange {
  url?: string | undefined;
  events?: readonly WebhookEventType[] | undefined;
  is_active?: boolean | undefined;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long the former secret signs as well. */
const OVERLAP_MS = DAY_MS;
const TESTS_PER_HOUR = 60;
const REDELIVERIES_PER_HOUR = 120;

/** Webhooks: addresses of other applications that receive events. A webhook of somebody else does not exist for a caller. */
export function createWebhooksService(
  { db, clock, ids, tokens, limits, settings }: Infra,
  parts: {
    account: AccountService;
    adminSecondStep: AdminSecondStep;
    mail: Pick<MailService, 'send'>;
    outbox: WebhookOutbox;
  },
) {
  const { account, adminSecondStep, mail, outbox } = parts;
  const daily = limits.attempts('webhooks', WEBHOOK_LIMITS.perDay, DAY_MS);
  const redeliveries = limits.attempts('webhook redeliveries', REDELIVERIES_PER_HOUR, HOUR_MS);
  const tests = limits.attempts('webhook tests', TESTS_PER_HOUR, HOUR_MS);

  function allowedUrl(url: string): string {
    const allowed = webhookUrl(url, settings.webhooks.isPrivateAllowed);
    if (allowed !== undefined) return allowed;
    const msg = 'url must be an https address at port 443 or 8443 that is not in a private network';
    throw badFields([{ field: 'url', rule: 'format', msg }]);
  }

  const unknown = (webhookId: string) =>
    new ApiError('webhook_not_found', { internal: `webhook ${webhookId}` });

  async function find(on: Queryable, userId: string, webhookId: string) {
    const row = await repository.findWebhook(on, { userId, webhookId });
    if (row === undefined) throw unknown(webhookId);
    return row;
  }

  async function lock(trx: Queryable, userId: string, webhookId: string) {
    const row = await repository.lockWebhook(trx, { userId, webhookId });
    if (row === undefined) throw unknown(webhookId);
    return row;
  }

  return {
    /** A person's webhooks, newest first. */
    list: (userId: string) => repository.listWebhooks(db, userId),

    /**
     * Makes a webhook, and notifies its owner by mail; its secret is given back this once.
     * Errors: bad_input, super_admins_only, admin_second_step_required, webhook_limit_reached, too_many_requests.
     */
    async create(
      caller: Caller,
      given: { url: string; events: readonly WebhookEventType[]; is_site_wide?: boolean | undefined },
    ) {
      const url = allowedUrl(given.url);
      const { userId } = caller;
      const isSiteWide = given.is_site_wide ?? false;
      if (isSiteWide && !mayReceiveAllEvents(await account.getUser(userId)))
        throw new ApiError('super_admins_only', { internal: `user ${userId} is no super admin` });
      if (isSiteWide) await adminSecondStep.ensure(caller);
      const seed = ids.secret();
      const now = clock.now();
      const make = async (trx: Queryable) => {
        await lockAccount(trx, userId);
        const { length: current } = await repository.listWebhooks(trx, userId);
        const { perPerson: limit } = WEBHOOK_LIMITS;
        if (current >= limit) throw new ApiError('webhook_limit_reached', { data: { limit, current } });
        const data = { host: new URL(url).host, at: now.toISOString() };
        await mail.send(trx, { userId, kind: MailKind.WEBHOOK_CREATED, data });
        return repository.insertWebhook(trx, {
          user_id: userId,
          url,
          events: [...given.events],
          is_site_wide: isSiteWide,
          secret_seed: seed,
          created_at: now,
        });
      };
      const row = await daily.charge(userId, () => inTransaction(db, make));
      return { row, secret: secretOf(tokens, seed) };
    },

    /**
     * Changes a webhook. Switched off, it gives up what waits; switched on again, it counts as working. Of another address its
     * owner is notified by mail, and it counts as a webhook that is made.
     * Errors: bad_input, webhook_not_found, too_many_requests.
     */
    async change(userId: string, webhookId: string, change: WebhookChange) {
      const url = change.url === undefined ? undefined : allowedUrl(change.url);
      const alter = async (trx: Queryable) => {
        const row = await lock(trx, userId, webhookId);
        if (url !== undefined && url !== row.url) {
          const data = { host: new URL(url).host, at: clock.now().toISOString() };
          await mail.send(trx, { userId, kind: MailKind.WEBHOOK_MOVED, data });
        }
        const { is_active: isActive = row.is_active } = change;
        if (row.is_active && !isActive)
          await deliveries.giveUp(trx, row.webhook_id, FAILURE_TEXTS.switched_off);
        const isSwitchedOn = isActive && !row.is_active;
        const values: RowChange<'webhook'> = {
          url: url ?? row.url,
          events: [...(change.events ?? row.events)],
          is_active: isActive,
          ...(isSwitchedOn ? { failing_since: null, disabled_at: null } : {}),
        };
        return repository.changeWebhook(trx, row.webhook_id, values);
      };
      const { url: present } = await find(db, userId, webhookId);
      const isMoved = url !== undefined && url !== present;
      return isMoved ? daily.charge(userId, () => inTransaction(db, alter)) : inTransaction(db, alter);
    },

    /** Deletes a webhook with its deliveries. Errors: webhook_not_found. */
    async delete(userId: string, webhookId: string): Promise<void> {
      if (!(await repository.deleteWebhook(db, { userId, webhookId }))) throw unknown(webhookId);
    },

    /** Replaces the secret; the former one signs as well for a day. Errors: webhook_not_found. */
    async rotateSecret(userId: string, webhookId: string) {
      const seed = ids.secret();
      const row = await inTransaction(db, async (trx) => {
        const { webhook_id: id, secret_seed: former } = await lock(trx, userId, webhookId);
        return repository.changeWebhook(trx, id, {
          secret_seed: seed,
          previous_seed: former,
          previous_until: new Date(clock.now().getTime() + OVERLAP_MS),
        });
      });
      return { row, secret: secretOf(tokens, seed) };
    },

    /** Queues a test event. Errors: webhook_not_found, too_many_requests. */
    async test(userId: string, webhookId: string) {
      const { webhook_id: id } = await find(db, userId, webhookId);
      await tests.take(userId);
      return inTransaction(db, async (trx) => {
        await lock(trx, userId, webhookId);
        return outbox.writeTest(trx, { userId, webhookId: id });
      });
    },

    /** The deliveries of a webhook, newest first. Errors: bad_input, webhook_not_found. */
    async deliveries(userId: string, webhookId: string, page: { cursor: string; size: number }) {
      const { webhook_id: id } = await find(db, userId, webhookId);
      return deliveries.pageDeliveries(db, id, page);
    },

    /**
     * Queues a delivery again, also to a webhook that is switched off.
     * Errors: webhook_not_found, webhook_delivery_not_found, too_many_requests.
     */
    async redeliver(userId: string, webhookId: string, deliveryId: string) {
      const queue = async (trx: Queryable) => {
        const { webhook_id: id } = await lock(trx, userId, webhookId);
        const row = await deliveries.findDelivery(trx, id, { deliveryId });
        if (row === undefined)
          throw new ApiError('webhook_delivery_not_found', { internal: `delivery ${deliveryId}` });
        return outbox.requeue(trx, row);
      };
      return redeliveries.charge(userId, () => inTransaction(db, queue));
    },
  };
}
