import type { Currency, GoodsKind, OrderState, PayoutState, RefundState } from '@boardwalk/domain';
import type { ColumnType, Generated } from 'kysely';
import type { Defaulted, Serial } from './columnTypes.ts';
import type { PaymentProviderName } from '../settings/paymentSettings.ts';

/** Row types of goods, orders, the ledger and the test checkout; see schema.ts. */

type Money = ColumnType<string, string | number | bigint, string | number | bigint>;
type Json<T> = ColumnType<T, string, string>;

export interface GoodsTable {
  goods_id: string;
  kind: Exclude<GoodsKind, 'template'>;
  names: Json<Partial<Record<string, string>>>;
  days: number | null;
  sort_order: Generated<number>;
  created_at: Date;
  updated_at: Date;
  retired_at: Date | null;
}

export interface GoodsPriceTable {
  goods_id: string;
  currency: Currency;
  price: number;
}

export interface GoodsLogTable {
  goods_log_id: Serial;
  goods_id: string;
  admin_id: string;
  action: 'create' | 'update' | 'retire';
  content: Json<unknown>;
  created_at: Date;
}

export interface GoodsOrderTable {
  order_id: string;
  user_id: string;
  goods_id: string;
  kind: GoodsKind;
  title: string;
  days: number | null;
  file_key: string | null;
  team_id: string | null;
  team_name: string | null;
  seller_id: string | null;
  amount: number;
  currency: Currency;
  fee: number;
  state: OrderState;
  provider: PaymentProviderName;
  checkout_ref: string | null;
  checkout_url: string | null;
  language: string;
  created_at: Date;
  expires_at: Date;
  paid_at: Date | null;
  closed_at: Date | null;
}

/** What happened to an order and its money. */
export type PaymentEventKind =
  | 'created'
  | 'checkout'
  | 'declined'
  | 'paid'
  | 'stray'
  | 'cancelled'
  | 'expired'
  | 'refund_asked'
  | 'refunded'
  | 'refund_failed';

export interface PaymentEventTable {
  payment_event_id: Serial;
  order_id: string;
  kind: PaymentEventKind;
  amount: number;
  currency: string;
  provider: string;
  provider_event_id: string | null;
  payment_ref: string | null;
  actor_id: string | null;
  note: string | null;
  created_at: Date;
}

/** Whose wish a refund was. */
export type RefundCause = 'buyer' | 'admin' | 'stray' | 'provider';

export interface RefundTable {
  refund_id: string;
  order_id: string;
  provider: PaymentProviderName;
  payment_ref: string;
  amount: number;
  /** As it was paid: a payment that goes back because of it may be in any. */
  currency: string;
  cause: RefundCause;
  actor_id: string | null;
  reason: string | null;
  state: RefundState;
  attempts: Generated<number>;
  /** When it was asked for; servers of the former version go by it. */
  next_attempt_at: Date;
  provider_ref: string | null;
  created_at: Date;
  settled_at: Date | null;
  /** Why the last attempt did not get through, or the provider cannot make it; for operators. */
  failure: Defaulted<string | null>;
  /** Of servers of the former version. */
  taken_until: Defaulted<Date | null>;
  /** The next refund of the payment, after this one failed. */
  replaced_by: Defaulted<string | null>;
  /** Who sent the money back by hand. */
  settled_by: Defaulted<string | null>;
  note: Defaulted<string | null>;
}

export interface WalletTable {
  user_id: string;
  currency: Currency;
  total: Money;
  /** User and currency in one. */
  wallet_key: ColumnType<string, never, never>;
}

export interface PayoutTable {
  payout_id: string;
  user_id: string;
  amount: Money;
  currency: Currency;
  payee: string;
  state: Generated<PayoutState>;
  reference: string | null;
  reason: string | null;
  settled_by: string | null;
  settled_at: Date | null;
  /** Who claimed it last; the claim holds until `claimed_until`. */
  claimed_by: Defaulted<string | null>;
  claimed_at: Defaulted<Date | null>;
  claimed_until: Defaulted<Date | null>;
  created_at: Date;
}

export interface LedgerEntryTable {
  entry_id: Serial;
  transfer_id: string;
  /** What the money is about: an order, or a payout. */
  order_id: ColumnType<string | null, string | null | undefined, never>;
  payout_id: ColumnType<string | null, string | null | undefined, never>;
  cause: 'sale' | 'refund' | 'payout' | 'payout_refused';
  account: 'buyer' | 'platform' | 'seller' | 'payout';
  user_id: string | null;
  amount: Money;
  currency: Currency;
  balance_after: ColumnType<string | null, string | number | null | undefined, never>;
  available_at: Date;
  created_at: Date;
}

export interface SandboxSessionTable {
  session_id: string;
  reference: string;
  title: string;
  amount: number;
  currency: string;
  language: string;
  state: 'open' | 'paid' | 'ended';
  payment_id: string | null;
  refunded_at: Date | null;
  created_at: Date;
  expires_at: Date;
}

export interface SandboxCallbackTable {
  event_id: string;
  body: string;
  attempts: Generated<number>;
  next_attempt_at: Date;
  acknowledged_at: Date | null;
  given_up_at: Date | null;
  created_at: Date;
}

/** The tables by name. */
export interface CommerceTables {
  goods: GoodsTable;
  goods_price: GoodsPriceTable;
  goods_log: GoodsLogTable;
  goods_order: GoodsOrderTable;
  payment_event: PaymentEventTable;
  refund: RefundTable;
  wallet: WalletTable;
  payout: PayoutTable;
  ledger_entry: LedgerEntryTable;
  sandbox_session: SandboxSessionTable;
  sandbox_callback: SandboxCallbackTable;
}
