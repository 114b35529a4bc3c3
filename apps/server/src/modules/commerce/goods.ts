import type { Goods, GoodsLogPage, ManagedGoods, ManagedGoodsList } from '@boardwalk/api-client';
import {
  checkGoods,
  GoodsKind,
  normalizeText,
  planCurrency,
  TEMPLATE_CURRENCY,
  templateOfGoods,
  type Currency,
  type GoodsDraft,
  type Language,
} from '@boardwalk/domain';
import { recordAction } from '../review/service.ts';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { ApiError, badInput } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { MembershipService } from '../membership/service.ts';
import { isMemberForLife, mayBuy, priceOf } from './policy.ts';
import {
  presentGoods,
  presentGoodsLogEntry,
  presentManagedGoods,
  presentTemplate,
} from './goodsPresenter.ts';
import type { PaymentProvider } from './providers/PaymentProvider.ts';
import * as repository from './goodsRepository.ts';
import { hasTeamEntitlement, teamsWith } from './teamRightRepository.ts';

/** What goods need of others. */
export interface GoodsNeeds {
  membership: MembershipService;
  /** Who takes payments now; undefined when nothing is sold. */
  provider: () => PaymentProvider | undefined;
}

/** Something at its price of this moment. */
export interface Offer {
  goodsId: string;
  kind: GoodsKind;
  title: string;
  days: number | null;
  fileKey: string | null;
  sellerId: string | null;
  price: number;
  currency: Currency;
}

/** What an admin writes about goods. */
export type GoodsText = Omit<GoodsDraft, 'goodsId' | 'kind'> & { sortOrder: number };

/** What is sold, and at what price. */
export function goodsDesk({ db, clock, settings }: Infra, { membership, provider }: GoodsNeeds) {
  const currency = planCurrency(settings.deployment);

  /** The viewer as far as buying goes; somebody anonymous could buy once signed in. */
  async function viewerOf(userId: string | null): Promise<{ canBuy: boolean; isForLife: boolean }> {
    if (userId === null) return { canBuy: provider() !== undefined, isForLife: false };
    const facts = await membership.factsOf(db, userId);
    return {
      canBuy: mayBuy({ e_id: facts.enterpriseId }, provider()),
      isForLife: isMemberForLife(facts),
    };
  }

  /** A public work that is sold. Errors: goods_not_found, goods_not_sold. */
  async function soldWork(on: Queryable, fileKey: string, buyerId: string) {
    const work = await repository.findWork(on, fileKey, buyerId);
    if (work === undefined) throw new ApiError('goods_not_found', { internal: `${fileKey} is not public` });
    const price = priceOf(work);
    if (price === null) throw new ApiError('goods_not_sold', { internal: `${fileKey} has no price` });
    return { work, price };
  }

  /** Plans and memberships on the shelf. Errors: goods_not_found. */
  async function listed(on: Queryable, goodsId: string): Promise<repository.GoodsRow> {
    const row = await repository.findGoods(on, goodsId, currency);
    if (row === undefined) throw new ApiError('goods_not_found', { internal: `${goodsId} in ${currency}` });
    return row;
  }

  /** Writes goods down as they are from now on, with the log. */
  async function save(
    trx: Queryable,
    goodsId: string,
    by: { adminId: string; action: 'create' | 'update' | 'retire'; price?: number },
  ): Promise<ManagedGoods> {
    if (by.price !== undefined)
      await repository.savePrice(trx, { goods_id: goodsId, currency, price: by.price });
    const goods = presentManagedGoods(await listed(trx, goodsId));
    await repository.insertGoodsLog(trx, {
      goods_id: goodsId,
      admin_id: by.adminId,
      action: by.action,
      content: JSON.stringify(goods),
      created_at: clock.now(),
    });
    await recordAction(trx, {
      moderatorId: by.adminId,
      action: `goods.${by.action}`,
      subject: { type: 'goods', id: goodsId },
      now: clock.now(),
    });
    return goods;
  }

  return {
    /** Plans and memberships on sale. */
    async list(userId: string | null, language: Language): Promise<Goods[]> {
      const viewer = await viewerOf(userId);
      const rows = await repository.listGoods(db, currency);
      return rows
        .filter((row) => row.retired_at === null)
        .map((row) => presentGoods(row, { language, ...viewer }));
    },

    /** Something that is sold. Errors: goods_not_found, goods_not_sold. */
    async find(goodsId: string, userId: string | null, language: Language): Promise<Goods> {
      const viewer = await viewerOf(userId);
      const fileKey = templateOfGoods(goodsId);
      if (fileKey === null) {
        return presentGoods(await listed(db, goodsId), { language, ...viewer });
      }
      const { work, price } = await soldWork(db, fileKey, userId ?? '');
      return presentTemplate(goodsId, work, {
        price,
        currency: TEMPLATE_CURRENCY,
        canBuy: viewer.canBuy && work.owner_id !== userId,
        teamIds: userId === null ? [] : await teamsWith(db, userId, fileKey),
      });
    },

    /**
     * What somebody would buy at this moment. Whether they have it already is asked apart, once the order is placed.
     * Errors: goods_not_found, goods_not_sold, own_work_not_sold.
     */
    async offer(on: Queryable, goodsId: string, buyerId: string, language: Language): Promise<Offer> {
      const fileKey = templateOfGoods(goodsId);
      if (fileKey === null) {
        const { kind, days, price, names, retired_at: retiredAt } = await listed(on, goodsId);
        if (retiredAt !== null) throw new ApiError('goods_not_sold', { internal: `${goodsId} is retired` });
        const title = names[language] ?? goodsId;
        return { goodsId, kind, title, days, price, currency, fileKey: null, sellerId: null };
      }
      const { work, price } = await soldWork(on, fileKey, buyerId);
      if (work.owner_id === buyerId)
        throw new ApiError('own_work_not_sold', { internal: `${fileKey} by its owner` });
      return {
        goodsId,
        kind: GoodsKind.TEMPLATE,
        title: work.name,
        days: null,
        fileKey,
        sellerId: work.owner_id,
        price,
        currency: TEMPLATE_CURRENCY,
      };
    },

    /** Whether somebody, or the team they buy for, has something permanently, so that buying it again would be for nothing. */
    async isOwned(
      on: Queryable,
      userId: string,
      { fileKey, teamId }: { fileKey: string | null; teamId: string | null },
    ): Promise<boolean> {
      if (teamId !== null)
        return fileKey === null
          ? membership.hasTeamPlanForGood(on, teamId)
          : hasTeamEntitlement(on, { teamId, fileKey });
      if (fileKey === null) return isMemberForLife(await membership.factsOf(on, userId));
      return (await repository.findWork(on, fileKey, userId))?.is_owned === true;
    },

    /** All plans and memberships, retired ones included. */
    async listAll(): Promise<ManagedGoodsList> {
      return { list: (await repository.listGoods(db, currency)).map(presentManagedGoods), currency };
    },

    /** A part of what admins did to goods, the latest first. */
    async listLog(page: repository.GoodsLogQuery): Promise<GoodsLogPage> {
      const found = await repository.listGoodsLog(db, page);
      return { ...found, list: found.list.map(presentGoodsLogEntry) };
    },

    /** Puts goods up for sale. Errors: bad_input, goods_exist. */
    async create(
      adminId: string,
      { goodsId, kind, ...text }: GoodsText & { goodsId: string; kind: 'plan' | 'lifetime' },
    ): Promise<ManagedGoods> {
      const violations = checkGoods({ goodsId, kind, ...text });
      if (violations.length > 0) throw badInput(violations);
      return inTransaction(db, async (trx) => {
        const now = clock.now();
        const row = { goods_id: goodsId, kind, ...columnsOf(text), created_at: now, updated_at: now };
        if (!(await repository.insertGoods(trx, row)))
          throw new ApiError('goods_exist', { internal: goodsId });
        return save(trx, goodsId, { adminId, action: 'create', price: text.price });
      });
    },

    /** Changes goods; retired ones are sold again. Errors: bad_input, goods_not_found. */
    async update(adminId: string, goodsId: string, text: GoodsText): Promise<ManagedGoods> {
      return inTransaction(db, async (trx) => {
        const goods = await repository.lockGoods(trx, goodsId);
        if (goods === undefined) throw new ApiError('goods_not_found', { internal: goodsId });
        const violations = checkGoods({ goodsId, kind: goods.kind, ...text });
        if (violations.length > 0) throw badInput(violations);
        await repository.updateGoods(trx, goodsId, { ...columnsOf(text), updated_at: clock.now() });
        return save(trx, goodsId, { adminId, action: 'update', price: text.price });
      });
    },

    /** Sells goods no more; again changes nothing. Errors: goods_not_found. */
    async retire(adminId: string, goodsId: string): Promise<ManagedGoods> {
      return inTransaction(db, async (trx) => {
        const goods = await repository.lockGoods(trx, goodsId);
        if (goods === undefined) throw new ApiError('goods_not_found', { internal: goodsId });
        if (goods.retired_at !== null) return presentManagedGoods(await listed(trx, goodsId));
        const now = clock.now();
        await repository.updateGoods(trx, goodsId, { retired_at: now, updated_at: now });
        return save(trx, goodsId, { adminId, action: 'retire' });
      });
    },
  };
}

/** Goods on their desk. */
export type GoodsDesk = ReturnType<typeof goodsDesk>;

function columnsOf({ names, days, sortOrder }: GoodsText) {
  const trimmed = Object.entries(names).map(([language, name]) => [language, normalizeText(name ?? '')]);
  return {
    names: JSON.stringify(Object.fromEntries(trimmed)),
    days,
    sort_order: sortOrder,
    retired_at: null,
  };
}
