import type {
  ManagedOrder,
  ManagedPayout,
  Order,
  Payout,
  TeamTemplate,
  WalletEntry,
} from '@boardwalk/api-client';
import {
  effectiveOrderState,
  PayoutState,
  returnDeadline,
  returnRefusal,
  type Language,
} from '@boardwalk/domain';
import { presentCover, presentOwner } from '../files/catalogue/service.ts';
import type { WalletEntryRow } from './ledgerRepository.ts';
import type { OrderRow } from './orderRepository.ts';
import type { PayoutRow } from './payoutRepository.ts';
import type { TeamTemplateRow } from './teamRightRepository.ts';

/** An order as its buyer sees it at a moment. */
export function presentOrder(row: OrderRow, now: Date): Order {
  const state = effectiveOrderState({ state: row.state, expiresAt: row.expires_at }, now);
  const { kind, paid_at: paidAt, is_used: isUsed } = row;
  const isReturnable = returnRefusal({ kind, state, paidAt, isUsed }, now) === null;
  const closedAt = row.closed_at ?? (state === row.state ? null : row.expires_at);
  return {
    order_id: row.order_id,
    goods_id: row.goods_id,
    kind,
    title: row.title,
    days: row.days,
    file_key: row.file_key,
    team: row.team_id === null ? null : { team_id: row.team_id, name: row.team_name ?? '' },
    amount: row.amount,
    currency: row.currency,
    state,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    paid_at: paidAt?.toISOString() ?? null,
    closed_at: closedAt?.toISOString() ?? null,
    returnable_until: isReturnable && paidAt !== null ? returnDeadline(paidAt).toISOString() : null,
  };
}

/** An order as super admins see it. */
export function presentManagedOrder(row: OrderRow, now: Date): ManagedOrder {
  return {
    ...presentOrder(row, now),
    buyer_id: row.user_id,
    buyer: {
      user_id: row.user_id,
      nick_name: row.buyer_name,
      avatar_url: row.buyer_avatar,
      is_active: row.buyer_deactivated_at === null,
    },
    seller_id: row.seller_id,
    fee: row.fee,
    provider: row.provider,
    payment_ref: row.payment_ref,
    refund_state: row.refund_state,
  };
}

/** A change of a wallet as its owner sees it. */
export function presentWalletEntry(row: WalletEntryRow): WalletEntry {
  return {
    entry_id: row.entry_id,
    kind: row.cause,
    amount: Number(row.amount),
    price: row.price ?? 0,
    fee: row.fee ?? 0,
    currency: row.currency,
    total_after: Number(row.balance_after),
    title: row.title ?? '',
    file_key: row.file_key ?? '',
    available_at: row.available_at.toISOString(),
    created_at: row.created_at.toISOString(),
  };
}

/** A payout as its creator sees it. */
export function presentPayout(row: PayoutRow): Payout {
  return {
    payout_id: row.payout_id,
    amount: Number(row.amount),
    currency: row.currency,
    payee: row.payee,
    state: row.state,
    created_at: row.created_at.toISOString(),
    settled_at: row.settled_at?.toISOString() ?? null,
    reference: row.reference,
    reason: row.reason,
  };
}

/** A payout as super admins see it at a moment. */
export function presentManagedPayout(row: PayoutRow, now: Date): ManagedPayout {
  return {
    ...presentPayout(row),
    creator: {
      user_id: row.user_id,
      nick_name: row.nick_name,
      avatar_url: row.avatar_url,
      is_active: row.deactivated_at === null,
    },
    settled_by: row.settled_by,
    claim: claimOf(row, now),
  };
}

function claimOf(row: PayoutRow, now: Date): ManagedPayout['claim'] {
  const { claimed_by: id, claimed_at: since, claimed_until: until } = row;
  if (row.state !== PayoutState.ASKED || id === null || since === null || until === null || until <= now)
    return null;
  const admin = { user_id: id, nick_name: row.claimant_name ?? '', avatar_url: row.claimant_avatar };
  return { admin, since: since.toISOString(), until: until.toISOString() };
}

/** A template of a team as its members see it; without its cover once it is no longer public. */
export function presentTeamTemplate(row: TeamTemplateRow, language: Language): TeamTemplate {
  const { file_key: fileKey, cover_hash: hash, cover_width: width, cover_height: height } = row;
  const hasCover = hash !== null && width !== null && height !== null;
  return {
    file_key: fileKey,
    name: row.name,
    kind: row.kind,
    cover_image: hasCover
      ? presentCover(fileKey, { hash, width, height, placeholder: row.cover_placeholder ?? '' })
      : null,
    creator: presentOwner(row, language),
    is_published: row.is_live,
    created_at: row.created_at.toISOString(),
  };
}
