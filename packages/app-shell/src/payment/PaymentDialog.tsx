import {
  ACCOUNT_PATHS,
  PaymentMessageName,
  readPaymentMessage,
  type PaymentMessage,
} from '@boardwalk/domain';
import { FrameDialog, type FrameWords } from '@boardwalk/ui-kit';
import { useEffect, useEffectEvent, useRef } from 'react';

/** What the dialog says around its page. */
export interface PaymentWords extends FrameWords {
  /** Names the dialog. */
  readonly title: string;
  readonly close: string;
}

/** Address of the checkout; without goods it offers the plans. A team is the one they are meant for. */
export function checkoutHref(goodsId?: string, teamId?: string): string {
  const goods = goodsId === undefined ? '' : `goods=${encodeURIComponent(goodsId)}&`;
  const team = teamId === undefined ? '' : `team=${encodeURIComponent(teamId)}&`;
  return `${ACCOUNT_PATHS.checkout}?${goods}${team}product=board`;
}

// The dialog has looked at the window that speaks; here it is looked at the origin and the form.
const readMessage = (event: MessageEvent) =>
  readPaymentMessage(event, { origin: window.location.origin, source: event.source });

/**
 * The payment dialog: the account's checkout in a frame, of which only checked messages count (spec §2). `paySuccess` runs
 * `onPaid`, then closes; `close` closes, and asks for a reload when what the page shows is out of date. Somebody
 * who leaves it in another way, by its own × or the browser's Back, may have paid as well, without a message: then `onLeft` runs.
 *
 * @param props.goodsId what is to be bought; left out, one of the plans
 * @param props.teamId the team it is meant for; left out, the reader
 * @param props.onPaid gets the id of the order that the frame names
 * @param props.onLeft asks the server again for what may have been bought; the page stays
 * @param props.onRefresh loads the page again
 */
export function PaymentDialog({
  open,
  goodsId,
  teamId,
  words,
  onPaid,
  onLeft,
  onClose,
  onClosed,
  onRefresh,
}: {
  open: boolean;
  goodsId?: string | undefined;
  teamId?: string | undefined;
  words: PaymentWords;
  onPaid: (orderId: string | null) => void;
  onLeft: () => void;
  onClose: () => void;
  onClosed?: () => void;
  onRefresh: () => void;
}) {
  const hasSaid = useRef(false);
  const left = useEffectEvent(onLeft);
  useEffect(() => {
    if (!open) return undefined;
    hasSaid.current = false;
    return () => {
      if (!hasSaid.current) left();
    };
  }, [open]);

  function onMessage(message: PaymentMessage) {
    hasSaid.current = true;
    if (message.type === PaymentMessageName.PAY_SUCCESS) onPaid(message.data.order_id);
    onClose();
    if (message.type === PaymentMessageName.CLOSE && message.data.needRefresh) onRefresh();
  }
  return (
    <FrameDialog
      open={open}
      onClose={onClose}
      {...(onClosed && { onClosed })}
      readMessage={readMessage}
      onMessage={onMessage}
      src={checkoutHref(goodsId, teamId)}
      title={words.title}
      words={words}
      closeLabel={words.close}
      // A press beside the dialog must not end a payment half-way.
      closeOnMask={false}
      width={480}
      height={680}
    />
  );
}
