import type { Goods, GoodsLogEntry, ManagedGoods } from '@boardwalk/api-client';
import { GoodsKind, type Currency, type Language } from '@boardwalk/domain';
import type { GoodsLogRow, GoodsRow, SoldWork } from './goodsRepository.ts';

/** A plan or membership as people see it. */
export function presentGoods(
  row: GoodsRow,
  reader: { language: Language; canBuy: boolean; isForLife: boolean },
): Goods {
  return {
    goods_id: row.goods_id,
    kind: row.kind,
    name: row.names[reader.language] ?? row.goods_id,
    days: row.days,
    price: row.price,
    currency: row.currency,
    on_sale: reader.canBuy && row.retired_at === null,
    owned: reader.isForLife,
    team_ids: [],
    file_key: null,
    seller: null,
  };
}

/** A template as something that is sold. */
export function presentTemplate(
  goodsId: string,
  work: SoldWork,
  {
    price,
    currency,
    canBuy,
    teamIds,
  }: { price: number; currency: Currency; canBuy: boolean; teamIds: string[] },
): Goods {
  const { owner_id: userId, nick_name, avatar_url } = work;
  return {
    goods_id: goodsId,
    kind: GoodsKind.TEMPLATE,
    name: work.name,
    days: null,
    price,
    currency,
    on_sale: canBuy,
    owned: work.is_owned === true,
    team_ids: teamIds,
    file_key: work.file_key,
    seller: { user_id: userId, nick_name, avatar_url },
  };
}

/** A plan or membership as admins see it. */
export function presentManagedGoods(row: GoodsRow): ManagedGoods {
  const nameIn = (language: Language) => row.names[language] ?? '';
  return {
    goods_id: row.goods_id,
    kind: row.kind,
    names: {
      'zh-CN': nameIn('zh-CN'),
      'en-US': nameIn('en-US'),
      'ja-JP': nameIn('ja-JP'),
      'ko-KR': nameIn('ko-KR'),
      'es-ES': nameIn('es-ES'),
    },
    days: row.days,
    price: row.price,
    currency: row.currency,
    sort_order: row.sort_order,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    retired_at: row.retired_at?.toISOString() ?? null,
  };
}

/** What an admin did to goods, as admins see it. */
export function presentGoodsLogEntry(row: GoodsLogRow): GoodsLogEntry {
  return {
    log_id: row.goods_log_id,
    admin: { user_id: row.user_id, nick_name: row.nick_name, avatar_url: row.avatar_url },
    action: row.action,
    // Goods were written down as presentManagedGoods gave them.
    goods: row.content as ManagedGoods,
    created_at: row.created_at.toISOString(),
  };
}
