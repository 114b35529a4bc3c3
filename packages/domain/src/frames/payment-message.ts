import { readFrameMessage, type ExpectedSender, type FrameEvent } from './frame-event.ts';
import { PaymentMessageName } from './payment-message-name.ts';

/** Messages of the payment frame (spec §2). */
export type PaymentMessage =
  /** Payment went through as far as the frame knows: the page now asks the server, which alone decides. */
  | {
      readonly type: typeof PaymentMessageName.PAY_SUCCESS;
      readonly data: { readonly order_id: string | null };
    }
  | { readonly type: typeof PaymentMessageName.CLOSE; readonly data: { readonly needRefresh: boolean } };

/**
 * Reads a message of the payment frame. Origin, window and form are checked. Spec §2.
 *
 * @param event the message event
 * @param expected who may speak
 * @returns the message, or null when it is to be ignored
 */
export function readPaymentMessage(event: FrameEvent, expected: ExpectedSender): PaymentMessage | null {
  const message = readFrameMessage(event, expected);
  if (message?.type === PaymentMessageName.PAY_SUCCESS) {
    const { order_id } = message.data;
    return {
      type: PaymentMessageName.PAY_SUCCESS,
      data: { order_id: typeof order_id === 'string' ? order_id : null },
    };
  }
  if (message?.type === PaymentMessageName.CLOSE) {
    return { type: PaymentMessageName.CLOSE, data: { needRefresh: message.data['needRefresh'] === true } };
  }
  return null;
}
