import type { IncomingHttpHeaders } from 'node:http';
import { OrderAction, transitionOrder } from '@boardwalk/domain';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { InboxService } from '../inbox/service.ts';
import type { WebhookOutbox } from '../integrations/service.ts';
import { MailKind, type MailService } from '../mail/service.ts';
import type { Fulfilment } from './fulfilment.ts';
import { writeOrderEvent } from './orderEvents.ts';
import * as orders from './orderRepository.ts';
import * as repository from './paymentRepository.ts';
import type { PaymentProvider, ProviderEvent } from './providers/PaymentProvider.ts';
import type { RefundDesk } from './refunds.ts';
import type { Ledger } from './wallet.ts';

/** What taking payments needs of others. */
export interface PaymentNeeds {
  fulfilment: Fulfilment;
  ledger: Ledger;
  refunds: RefundDesk;
  mail: Pick<MailService, 'send'>;
  inbox: Pick<InboxService, 'notifyOfSale'>;
  events: Pick<WebhookOutbox, 'write'>;
  /** Who takes payments now; undefined when nothing is sold. */
  provider: () => PaymentProvider | undefined;
}

type PaidEvent = Extract<ProviderEvent, { kind: 'paid' }>;
type RefundedEvent = Extract<ProviderEvent, { kind: 'refunded' }>;

/**
 * Handles what a provider reports. A payment changes everything it changes in one transaction: the order, what the buyer
 * gets, the ledger, the receipt. A payment that cannot be honoured is written down and goes back.
 */
export function paymentDesk(
  infra: Infra,
  { fulfilment, ledger, refunds, mail, inbox, provider, events }: PaymentNeeds,
) {
  const { db, clock, log } = infra;

  /** Why a payment cannot be honoured; undefined when it was. */
  async function honour(
    trx: Queryable,
    order: orders.StoredOrder,
    event: PaidEvent,
  ): Promise<string | undefined> {
    const { order_id: orderId, amount, currency } = order;
    if (event.amount !== amount || event.currency !== currency)
      return `${event.amount} ${event.currency} in place of ${amount} ${currency}`;
    const state = transitionOrder(order.state, OrderAction.PAY);
    if (state === null) return `the order is ${order.state}`;
    if (!(await fulfilment.deliver(trx, order))) return 'there is nothing to hand over';
    const now = clock.now();
    await orders.updateOrder(trx, orderId, { state, paid_at: now, closed_at: null });
    await ledger.bookSale(trx, order, now);
    if (order.seller_id !== null && order.file_key !== null)
      await inbox.notifyOfSale(trx, order.seller_id, {
        fileKey: order.file_key,
        name: order.title,
        income: { amount: amount - order.fee, currency },
        now,
      });
    await writeOrderEvent(events, trx, 'order.paid', order);
    await mail.send(trx, {
      userId: order.user_id,
      kind: MailKind.ORDER_RECEIPT,
      data: { orderId, items: [receiptLine(order)], total: { amount, currency }, paidAt: now.toISOString() },
    });
    return undefined;
  }

  /** Takes a payment in. Gives the refund of one that cannot be honoured. */
  async function takePayment(event: PaidEvent, name: PaymentProvider['name']): Promise<string | undefined> {
    const { eventId, orderId, paymentRef, amount, currency } = event;
    return inTransaction(db, async (trx) => {
      const order = await orders.lockOrder(trx, orderId);
      if (order?.provider !== name || amount <= 0) {
        // An account at a provider may sell other things as well.
        log.warn({ event: eventId }, 'event about a payment for an unknown order');
        return undefined;
      }
      // Reported again, under the same event or another.
      if (await repository.findPayment(trx, name, paymentRef)) return undefined;
      const reason = await honour(trx, order, event);
      await repository.insertEvent(trx, {
        order_id: orderId,
        kind: reason === undefined ? 'paid' : 'stray',
        amount,
        currency,
        provider: name,
        provider_event_id: eventId,
        payment_ref: paymentRef,
        note: reason ?? null,
        created_at: clock.now(),
      });
      if (reason === undefined) return undefined;
      log.warn({ order: orderId, event: eventId, reason }, 'a payment goes back');
      return refunds.writeStray(trx, { orderId, provider: name, paymentRef, amount, currency }, reason);
    });
  }

  /**
   * Records a payment that is reported only after its full refund: it is not accepted, whenever its events arrive.
   */
  async function takeReturnedPayment(
    { paymentRef, amount, payment }: RefundedEvent,
    name: PaymentProvider['name'],
  ): Promise<void> {
    if (payment === undefined || amount < payment.amount) return;
    await inTransaction(db, async (trx) => {
      const { orderId } = payment;
      const order = await orders.lockOrder(trx, orderId);
      if (order?.provider !== name || (await repository.findPayment(trx, name, paymentRef))) return;
      const taken = {
        orderId,
        provider: name,
        paymentRef,
        amount: payment.amount,
        currency: payment.currency,
      };
      const reason = 'reported after it went back';
      await repository.insertEvent(trx, {
        order_id: orderId,
        kind: 'stray',
        amount: taken.amount,
        currency: taken.currency,
        provider: name,
        payment_ref: paymentRef,
        note: reason,
        created_at: clock.now(),
      });
      await refunds.writeStray(trx, taken, reason);
    });
  }

  async function noteDeclined(
    eventId: string,
    orderId: string,
    name: PaymentProvider['name'],
  ): Promise<void> {
    await inTransaction(db, async (trx) => {
      const order = await orders.lockOrder(trx, orderId);
      if (order?.provider !== name || (await repository.hasEvent(trx, name, eventId))) return;
      await repository.insertEvent(trx, {
        order_id: orderId,
        kind: 'declined',
        amount: 0,
        currency: order.currency,
        provider: name,
        provider_event_id: eventId,
        created_at: clock.now(),
      });
    });
  }

  return {
    /**
     * Handles a request to the callback of a provider.
     *
     * @param body the exact bytes, which the signature covers
     * Errors: payment_provider_not_found, callback_not_authentic.
     */
    async takeEvent(name: string, body: Uint8Array, headers: IncomingHttpHeaders): Promise<void> {
      const by = provider();
      if (by?.name !== name) throw new ApiError('payment_provider_not_found', { internal: name });
      const event = await by.readCallback(body, headers);
      if (event === undefined) throw new ApiError('callback_not_authentic', { internal: name });
      switch (event.kind) {
        case 'paid': {
          const stray = await takePayment(event, by.name);
          // Taken in already: should sending fail, it is tried again later.
          if (stray !== undefined) await refunds.sendNow(stray);
          return;
        }
        case 'declined':
          return noteDeclined(event.eventId, event.orderId, by.name);
        case 'refunded':
          await takeReturnedPayment(event, by.name);
          return refunds.learnRefunded({ ...event, provider: by.name });
        case 'refund_failed':
          return refunds.learnFailed({ ...event, provider: by.name });
        case 'other':
        default:
          return undefined;
      }
    },
  };
}

/** What was bought, as a receipt names it: with the team it is for. */
function receiptLine({ title, team_name: team }: orders.StoredOrder): string {
  return team === null ? title : `${title} (${team})`;
}

/** Payments on their desk. */
export type PaymentDesk = ReturnType<typeof paymentDesk>;
