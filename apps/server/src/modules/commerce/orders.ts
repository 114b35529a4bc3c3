import type { Checkout, ManagedOrderPage, Order, OrderPage } from '@boardwalk/api-client';
import {
  effectiveOrderState,
  GoodsKind,
  ORDER_LIMITS,
  OrderAction,
  OrderState,
  splitPayment,
  transitionOrder,
  type Language,
} from '@boardwalk/domain';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { once } from '../../infra/database/idempotency.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { TeamsService } from '../teams/service.ts';
import type { AccountService } from '../account/service.ts';
import type { GoodsDesk, GoodsNeeds } from './goods.ts';
import * as repository from './orderRepository.ts';
import * as payments from './paymentRepository.ts';
import { mayBuy } from './policy.ts';
import { presentManagedOrder, presentOrder } from './presenter.ts';
import { ProviderUnavailable, type PaymentProvider } from './providers/PaymentProvider.ts';

/** A wish to buy something. */
export interface OrderRequest {
  goodsId: string;
  /** The team it is for; null for the buyer. */
  teamId: string | null;
  language: Language;
  idempotencyKey: string | undefined;
}

/** Operation under which idempotency keys of orders are kept. */
const OPERATION = 'createOrder';
const MINUTE_MS = 60_000;
const EXPIRY_BATCH = 200;
/** An open order may end in the moment it is found; finding that so often would be no coincidence. */
const MAX_ATTEMPTS = 5;

/** What orders need of others. */
export interface OrderNeeds extends Pick<GoodsNeeds, 'provider'> {
  account: Pick<AccountService, 'getUser'>;
  teams: Pick<TeamsService, 'openToBuy'>;
}

/** Placing, paying for and calling off orders. */
export function orderDesk(infra: Infra, { account, provider, teams }: OrderNeeds, goods: GoodsDesk) {
  const { db, clock, ids, settings, log } = infra;

  /** Errors: purchases_not_offered. */
  async function requireBuyer(userId: string): Promise<PaymentProvider> {
    const buyer = await account.getUser(userId);
    const by = provider();
    if (by === undefined || !mayBuy(buyer, by))
      throw new ApiError('purchases_not_offered', { internal: `user ${userId}, e_id ${buyer.e_id}` });
    return by;
  }

  /** Errors: order_not_found, not_owner. */
  async function ownOrder(on: Queryable, userId: string, orderId: string): Promise<repository.OrderRow> {
    const order = await repository.findOrder(on, orderId);
    if (order === undefined) throw new ApiError('order_not_found', { internal: `order ${orderId}` });
    if (order.user_id !== userId) throw new ApiError('not_owner', { internal: `order ${orderId}` });
    return order;
  }

  function stateOf({ state, expires_at: expiresAt }: repository.StoredOrder): OrderState {
    return effectiveOrderState({ state, expiresAt }, clock.now());
  }

  function notOpen(order: repository.StoredOrder): ApiError {
    return new ApiError('order_not_open', {
      internal: `order ${order.order_id}`,
      data: { state: stateOf(order) },
    });
  }

  async function note(
    trx: Queryable,
    order: Pick<repository.StoredOrder, 'order_id' | 'currency' | 'provider'>,
    kind: 'created' | 'checkout' | 'cancelled' | 'expired',
    actorId: string | null = null,
  ): Promise<void> {
    await payments.insertEvent(trx, {
      order_id: order.order_id,
      kind,
      amount: 0,
      currency: order.currency,
      provider: order.provider,
      actor_id: actorId,
      created_at: clock.now(),
    });
  }

  async function expire(trx: Queryable, of?: repository.OrderedGoods): Promise<number> {
    const expired = await repository.expireOrders(trx, { now: clock.now(), limit: EXPIRY_BATCH, of });
    for (const order of expired) await note(trx, order, 'expired');
    return expired.length;
  }

  /** The team something is ordered for; null for the buyer. Errors: team_not_found, privilege_missing. */
  async function teamOf(trx: Queryable, userId: string, { teamId }: OrderRequest) {
    return teamId === null ? null : teams.openToBuy(trx, userId, teamId);
  }

  /** Places an order, or finds the one that is open for the same goods. */
  async function place(trx: Queryable, userId: string, request: OrderRequest, by: PaymentProvider) {
    const { goodsId, language } = request;
    const offer = await goods.offer(trx, goodsId, userId, language);
    const team = await teamOf(trx, userId, request);
    const ordered = { userId, goodsId, teamId: team?.teamId ?? null };
    await expire(trx, ordered);
    const now = clock.now();
    const isTemplate = offer.kind === GoodsKind.TEMPLATE;
    const order = {
      order_id: ids.key(),
      user_id: userId,
      goods_id: goodsId,
      kind: offer.kind,
      title: offer.title,
      days: offer.days,
      file_key: offer.fileKey,
      team_id: ordered.teamId,
      team_name: team?.name ?? null,
      seller_id: offer.sellerId,
      amount: offer.price,
      currency: offer.currency,
      fee: isTemplate ? splitPayment(offer.price, settings.payment.feePercent).fee : offer.price,
      state: OrderState.CREATED,
      provider: by.name,
      language,
      created_at: now,
      expires_at: new Date(now.getTime() + ORDER_LIMITS.payMinutes * MINUTE_MS),
    };
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const isNew = await repository.insertOrder(trx, order);
      // Asked only now: anyone who paid for an earlier order meanwhile has held the new one up until that was committed.
      if (await goods.isOwned(trx, userId, { ...offer, ...ordered }))
        throw new ApiError('already_owned', { internal: `${goodsId} by ${userId}` });
      if (isNew) {
        await note(trx, order, 'created', userId);
        return order.order_id;
      }
      const open = await repository.findOpenOrder(trx, ordered);
      if (open !== undefined) return open.order_id;
    }
    throw new Error(`the open order of ${userId} for ${goodsId} comes and goes`);
  }

  /** Closes a checkout at the provider; whatever is paid there all the same goes back. */
  async function endCheckout({
    order_id: orderId,
    checkout_ref: ref,
  }: repository.StoredOrder): Promise<void> {
    if (ref === null) return;
    await provider()
      ?.endCheckout(ref)
      .catch((error: unknown) => {
        log.warn({ order: orderId, err: error }, 'the checkout of a cancelled order stays open');
      });
  }

  return {
    /**
     * Orders something at its price of this moment: once per idempotency key, and one open order per person, goods and team.
     * Errors: bad_input, team_not_found, privilege_missing, purchases_not_offered, goods_not_found, goods_not_sold, already_owned, own_work_not_sold,
     * idempotency_key_reused.
     */
    async create(userId: string, request: OrderRequest): Promise<Order> {
      const by = await requireBuyer(userId);
      const { goodsId, teamId, idempotencyKey: key } = request;
      const placed = await inTransaction(db, (trx) =>
        once(trx, { userId, operation: OPERATION, key, now: clock.now() }, async () => ({
          orderId: await place(trx, userId, request, by),
          goodsId,
          teamId,
        })),
      );
      if (placed.goodsId !== goodsId || placed.teamId !== teamId)
        throw new ApiError('idempotency_key_reused', { internal: `key of ${placed.orderId}` });
      return presentOrder(await ownOrder(db, userId, placed.orderId), clock.now());
    },

    /** Somebody's orders, the newest first. */
    async list(userId: string, page: Omit<repository.OrderPage, 'now'>): Promise<OrderPage> {
      const now = clock.now();
      const found = await repository.listOrders(db, userId, { ...page, now });
      return { ...found, list: found.list.map((row) => presentOrder(row, now)) };
    },

    /** Everybody's orders, or those of one person. */
    async listAll({
      userId,
      ...page
    }: Omit<repository.OrderPage, 'now'> & { userId: string | undefined }): Promise<ManagedOrderPage> {
      const now = clock.now();
      const found = await repository.listOrders(db, userId, { ...page, now });
      return { ...found, list: found.list.map((row) => presentManagedOrder(row, now)) };
    },

    /** An order of somebody's own. Errors: order_not_found, not_owner. */
    async find(userId: string, orderId: string): Promise<Order> {
      return presentOrder(await ownOrder(db, userId, orderId), clock.now());
    },

    /**
     * Opens the checkout of an order; while it is open, gives the same one.
     * Errors: purchases_not_offered, order_not_found, not_owner, order_not_open, payment_unavailable.
     */
    async startCheckout(userId: string, orderId: string): Promise<Checkout> {
      const by = await requireBuyer(userId);
      const order = await ownOrder(db, userId, orderId);
      // A checkout that was opened under another provider cannot be paid any more.
      if (transitionOrder(stateOf(order), OrderAction.START) === null || order.provider !== by.name)
        throw notOpen(order);
      const { title, amount, currency, language, expires_at: expiresAt } = order;
      const opened =
        order.checkout_ref !== null && order.checkout_url !== null
          ? { ref: order.checkout_ref, url: order.checkout_url }
          : await reached(by.startCheckout({ orderId, title, amount, currency, language, expiresAt }));
      await inTransaction(db, async (trx) => {
        const now = await repository.lockOrder(trx, orderId);
        if (now === undefined || transitionOrder(stateOf(now), OrderAction.START) === null)
          throw notOpen(now ?? order);
        if (now.checkout_ref !== null) return;
        const change = { state: OrderState.PAYING, checkout_ref: opened.ref, checkout_url: opened.url };
        await repository.updateOrder(trx, orderId, change);
        await note(trx, now, 'checkout', userId);
      });
      return {
        order_id: orderId,
        provider: by.name,
        url: opened.url,
        display: by.display,
        expires_at: expiresAt.toISOString(),
      };
    },

    /** Calls an order off; again changes nothing. Errors: order_not_found, not_owner, order_not_open. */
    async cancel(userId: string, orderId: string): Promise<Order> {
      await ownOrder(db, userId, orderId);
      const cancelled = await inTransaction(db, async (trx) => {
        const order = await repository.lockOrder(trx, orderId);
        if (order === undefined) throw new ApiError('order_not_found', { internal: `order ${orderId}` });
        if (order.state === OrderState.CANCELLED) return undefined;
        const state = transitionOrder(stateOf(order), OrderAction.CANCEL);
        if (state === null) throw notOpen(order);
        await repository.updateOrder(trx, orderId, { state, closed_at: clock.now() });
        await note(trx, order, 'cancelled', userId);
        return order;
      });
      if (cancelled !== undefined) await endCheckout(cancelled);
      return presentOrder(await ownOrder(db, userId, orderId), clock.now());
    },

    /** Marks the open orders whose time is over. Gives how many. For the jobs. */
    async expireOverdue(): Promise<number> {
      let total = 0;
      for (;;) {
        const count = await inTransaction(db, (trx) => expire(trx));
        total += count;
        if (count < EXPIRY_BATCH) return total;
      }
    },
  };
}

/** Orders on their desk. */
export type OrderDesk = ReturnType<typeof orderDesk>;

/** Waits for a provider. Errors: payment_unavailable. */
async function reached<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    throw new ApiError('payment_unavailable', { internal: error.message, cause: error });
  }
}
