import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentProviderName } from '../../../infra/settings/paymentSettings.ts';

/** An order as its checkout needs it. */
export interface CheckoutOrder {
  orderId: string;
  title: string;
  /** Thousandths of the currency, a multiple of 10. */
  amount: number;
  currency: string;
  /** Language of the buyer. */
  language: string;
  expiresAt: Date;
}

/** A checkout that was opened at a provider. */
export interface OpenedCheckout {
  /** The provider's name for it. */
  ref: string;
  url: string;
}

/** A payment that is to go back whole. */
export interface RefundRequest {
  /** The same key again is the same refund, however often it is asked for. */
  key: string;
  paymentRef: string;
  amount: number;
  currency: string;
}

/** A refund that the provider has taken on. */
export interface SentRefund extends RefundRequest {
  /** The provider's name of the refund. */
  ref: string;
}

/** What became of a refund: the money is back, it is on its way (an event will follow), or it cannot be refunded. */
export type RefundOutcome =
  | { state: 'done' | 'sent'; ref: string }
  | { state: 'failed'; ref: string | null; reason: string };

/** Event of a provider, authentic. Amounts in thousandths. */
export type ProviderEvent =
  | {
      kind: 'paid';
      eventId: string;
      orderId: string;
      paymentRef: string;
      amount: number;
      currency: string;
    }
  | { kind: 'declined'; eventId: string; orderId: string }
  | {
      kind: 'refunded';
      eventId: string;
      paymentRef: string;
      amount: number;
      /** Our key of the refund, where the provider names it. */
      refundKey?: string | undefined;
      /** The payment that went back, where the provider names it: its event may still be on the way. */
      payment?: { orderId: string; amount: number; currency: string } | undefined;
    }
  | {
      kind: 'refund_failed';
      eventId: string;
      paymentRef: string;
      reason: string;
      /** Our key of the refund, where the provider names it: a payment may have had an earlier one. */
      refundKey?: string | undefined;
    }
  /** Something that is nothing to us. */
  | { kind: 'other'; eventId: string };

/**
 * Who takes money and gives it back. Network faults are thrown as ProviderUnavailable and may be tried again: every call
 * bears repeating.
 */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  /** Whether the checkout can be shown in a frame, or wants the whole window. */
  readonly display: 'frame' | 'page';
  /** Opens the checkout of an order; of one order always the same. */
  startCheckout(order: CheckoutOrder): Promise<OpenedCheckout>;
  /** Closes a checkout, so that nobody pays there any more. One that is closed or paid stays so. */
  endCheckout(ref: string): Promise<void>;
  /**
   * Reads an event that arrived.
   *
   * @param body the exact bytes
   * @returns the event, or undefined when it is not authentic or too old
   */
  readCallback(body: Uint8Array, headers: IncomingHttpHeaders): Promise<ProviderEvent | undefined>;
  refund(request: RefundRequest): Promise<RefundOutcome>;
  /** What became of a refund that it has taken on: its event may be lost. */
  lookUpRefund(sent: SentRefund): Promise<RefundOutcome>;
}

/** The provider did not answer, or not now. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
}
