import { setTimeout as sleep } from 'node:timers/promises';
import type {
  DeliveredEventType,
  WebhookEvent,
  WebhookOrderEvent,
  WebhookWorkEvent,
} from '@boardwalk/api-client';
import { WEBHOOK_LIMITS } from '@boardwalk/domain';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import type { Infra } from '../../infra/Infra.ts';
import { MailKind, type MailService } from '../mail/service.ts';
import { FAILURE_TEXTS } from './deliveryFailure.ts';
import * as deliveries from './deliveryRepository.ts';
import { postWebhook, type Posted } from './postWebhook.ts';
import * as repository from './webhookRepository.ts';
import { secretOf, signedHeaders } from './webhookSignature.ts';

/** Events on their way to webhooks. */
export type WebhookOutbox = ReturnType<typeof createWebhookOutbox>;

/** What happened, and to whose work. */
export type HappenedEvent = { userId: string } & (
  | Pick<WebhookWorkEvent, 'type' | 'data'>
  | Pick<WebhookOrderEvent, 'type' | 'data'>
);

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Pauses after failed attempts, about three days in all; after as many and one more a delivery is given up. */
const PAUSES_MS = [
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  8 * HOUR_MS,
  24 * HOUR_MS,
  36 * HOUR_MS,
] as const;
/** A webhook at which nothing has arrived for so long is disabled. */
const DISABLED_AFTER_MS = 5 * DAY_MS;
/** Unless nothing was tried between: by then one event has failed for so long, so it is not just a bad moment. */
const FAILED_FOR_MS = DAY_MS;
/** So many are sent at once by one process, and so many of one owner by all processes: others can be slow on purpose. */
const AT_ONCE = 50;
const PER_OWNER = 2;
/** A run ends after a while, and another one continues: the queue of jobs takes one that goes on for dead. */
const RUN_MS = MINUTE_MS;
/** How soon an event is found that comes while others are on their way. */
const LOOK_MS = 1_000;
/** Longer than an attempt may take. */
const CLAIM_MS = MINUTE_MS;

/** The kind of job that sends what is due. */
export const DELIVERY_JOB = 'deliver-webhooks';

/**
 * The outbox of webhooks: an event is written down in the transaction of what it is about, and sent later, at least once.
 * Every attempt carries the same event id.
 */
export function createWebhookOutbox(infra: Infra, { mail }: { mail: Pick<MailService, 'send'> }) {
  const { db, clock, ids, tokens, jobs, settings, log } = infra;

  async function write(
    trx: Queryable,
    event: { userId: string; type: DeliveredEventType; data: WebhookEvent['data'] },
    webhookIds: readonly string[],
  ): Promise<string> {
    const { userId, type, data } = event;
    const now = clock.now();
    const eventId = `msg_${ids.secret()}`;
    const body = JSON.stringify({ type, timestamp: now.toISOString(), data });
    const row = { event_id: eventId, user_id: userId, type, body, created_at: now };
    await deliveries.insertEvent(trx, row, webhookIds, { mostWaiting: WEBHOOK_LIMITS.waiting });
    await jobs.send(trx, DELIVERY_JOB);
    return eventId;
  }

  async function reload(
    trx: Queryable,
    webhookId: string,
    which: { deliveryId: string } | { eventId: string },
  ) {
    const row = await deliveries.findDelivery(trx, webhookId, which);
    if (row === undefined) throw new Error(`a delivery of webhook ${webhookId} is gone after it was queued`);
    return row;
  }

  /** Notes that a webhook works, or since when it fails, and disables one that has failed for days. */
  async function noteHealth(
    trx: Queryable,
    webhook: repository.WebhookRow,
    { hasArrived, firstAttemptAt, now }: { hasArrived: boolean; firstAttemptAt: Date; now: Date },
  ): Promise<void> {
    const { webhook_id: id, failing_since: since, user_id: userId, url } = webhook;
    const dayAgo = new Date(now.getTime() - FAILED_FOR_MS);
    if (hasArrived) {
      if (since !== null) await repository.changeWebhook(trx, id, { failing_since: null });
    } else if (since === null) {
      await repository.changeWebhook(trx, id, { failing_since: now });
    } else if (
      webhook.is_active &&
      now.getTime() - since.getTime() >= DISABLED_AFTER_MS &&
      (firstAttemptAt <= dayAgo || (await deliveries.hasFailedSince(trx, id, dayAgo)))
    ) {
      await repository.changeWebhook(trx, id, { is_active: false, disabled_at: now });
      await deliveries.giveUp(trx, id, FAILURE_TEXTS.disabled);
      const data = { host: new URL(url).host, since: since.toISOString() };
      await mail.send(trx, { userId, kind: MailKind.WEBHOOK_DISABLED, data });
      log.warn({ webhook: id }, 'a webhook was disabled after days of failures');
    }
  }

  async function settle(claimed: deliveries.Claimed, { status, error }: Posted): Promise<void> {
    const now = clock.now();
    const hasArrived = error === null;
    const pause = claimed.may_receive ? PAUSES_MS[claimed.attempts - 1] : undefined;
    const isQueued = !hasArrived && pause !== undefined;
    await inTransaction(db, async (trx) => {
      // The webhook first, as changing it does: neither waits for the other.
      const webhook = await repository.lockWebhook(trx, { webhookId: claimed.webhook_id });
      if (webhook === undefined) return;
      const isOurs = await deliveries.settle(trx, claimed, {
        state: hasArrived ? 'delivered' : isQueued ? 'queued' : 'failed',
        status,
        error,
        next_attempt_at: isQueued ? new Date(now.getTime() + pause) : null,
      });
      const { first_attempt_at: firstAttemptAt, may_receive: mayReceive } = claimed;
      if (isOurs && mayReceive) await noteHealth(trx, webhook, { hasArrived, firstAttemptAt, now });
    });
  }

  async function attempt(claimed: deliveries.Claimed): Promise<void> {
    const { event_id: eventId, body, url, previous_seed: previous, previous_until: until } = claimed;
    const at = clock.now();
    const hasFormer = previous !== null && until !== null && until > at;
    const secrets = [claimed.secret_seed, ...(hasFormer ? [previous] : [])].map((seed) =>
      secretOf(tokens, seed),
    );
    const headers = signedHeaders({ eventId, body, at }, secrets);
    try {
      const posted = claimed.may_receive
        ? await postWebhook({ url, headers, body }, settings.webhooks)
        : { status: null, error: FAILURE_TEXTS.not_entitled };
      await settle(claimed, posted);
    } catch (error) {
      // It is taken again once the claim has ended; others must not wait for that.
      log.error({ err: error, delivery: claimed.delivery_id }, 'a delivery is stuck');
    }
  }

  return {
    /** Writes an event down for the webhooks that receive it, in the transaction of what happened. */
    async write(trx: Queryable, event: HappenedEvent): Promise<void> {
      const receivers = await repository.lockReceivers(trx, event.userId, event.type);
      if (receivers.length > 0) await write(trx, event, receivers);
    },

    /** Writes a test event down for one webhook, and gives its delivery. */
    async writeTest(trx: Queryable, { userId, webhookId }: { userId: string; webhookId: string }) {
      const test = { userId, type: 'webhook.test' as const, data: { webhook_id: webhookId } };
      const eventId = await write(trx, test, [webhookId]);
      return reload(trx, webhookId, { eventId });
    },

    /** Queues a delivery again, as if it were new, and gives it. */
    async requeue(
      trx: Queryable,
      { webhook_id: webhookId, delivery_id: deliveryId }: deliveries.DeliveryRow,
    ) {
      await deliveries.requeue(trx, deliveryId, clock.now());
      await jobs.send(trx, DELIVERY_JOB);
      return reload(trx, webhookId, { deliveryId });
    },

    /**
     * Sends what is due, for a minute or so, and has the rest sent by another run. Several processes may do so at once: each
     * delivery is taken by one of them.
     *
     * @param stopping begins nothing more once it is aborted
     */
    async deliverDue({ stopping }: { stopping?: AbortSignal } = {}): Promise<void> {
      const running = new Set<Promise<void>>();
      const began = clock.now().getTime();
      for (;;) {
        const now = clock.now();
        const isOver = now.getTime() - began >= RUN_MS || stopping?.aborted === true;
        if (isOver) break;
        const until = new Date(now.getTime() + CLAIM_MS);
        const limit = AT_ONCE - running.size;
        const wasIdle = running.size === 0;
        const claimed = await deliveries.claimDue(db, { now, until, limit, perOwner: PER_OWNER });
        for (const each of claimed) {
          const sending = attempt(each).finally(() => running.delete(sending));
          running.add(sending);
        }
        // What was on its way while we looked has kept the next ones back: only an idle look says that nothing is due.
        if (wasIdle && claimed.length === 0) return;
        const mustWait = claimed.length === 0 || running.size === AT_ONCE;
        if (mustWait && running.size > 0) await oneOrSoon(running);
      }
      await jobs.send(db, DELIVERY_JOB);
      await Promise.all(running);
    },

    /** How many deliveries wait, for the metrics. */
    countWaiting: () => deliveries.countWaiting(db),
  };
}

/** Until one has ended, or it is time to look for more. */
async function oneOrSoon(running: ReadonlySet<Promise<void>>): Promise<void> {
  const looked = new AbortController();
  const soon = sleep(LOOK_MS, undefined, { signal: looked.signal }).catch(() => undefined);
  await Promise.race([...running, soon]);
  looked.abort();
}
