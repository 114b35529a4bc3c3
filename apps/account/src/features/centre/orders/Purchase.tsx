import {
  GoodsKind,
  OrderState,
  PaymentMessageName,
  readPaymentMessage,
  type PaymentMessage,
} from '@boardwalk/domain';
import { FrameDialog } from '@boardwalk/ui-kit';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { ButtonLink } from '#shared/components/ButtonLink.tsx';
import { Notice } from '#shared/components/Notice.tsx';
import { centreFailureText } from '../failure-words.ts';
import { wordMessages } from '#shared/words/messages.ts';
import { useTimes } from '../use-times.ts';
import { orderMessages } from './messages.ts';
import styles from './Purchase.module.css';
import type { PurchaseState } from './use-purchase.ts';
import { WantedGoods } from './WantedGoods.tsx';

const readMessage = (event: MessageEvent) =>
  readPaymentMessage(event, { origin: window.location.origin, source: event.source });

/** The checkout in its dialog, and afterwards what became of the order. */
export function Purchase({ purchase }: { purchase: PurchaseState }) {
  const intl = useIntl();
  const isSaidPaid = useRef(false);
  const { checkout, leave } = purchase;

  function close(needsRefresh: boolean) {
    const isPaid = isSaidPaid.current || needsRefresh;
    isSaidPaid.current = false;
    void leave(isPaid);
  }

  function onMessage(message: PaymentMessage) {
    if (message.type === PaymentMessageName.PAY_SUCCESS) isSaidPaid.current = true;
    if (message.type === PaymentMessageName.CLOSE) close(message.data.needRefresh);
  }

  return (
    <>
      <div className={styles.root}>
        {purchase.failure !== null && <Notice>{centreFailureText(intl, purchase.failure)}</Notice>}
        {purchase.result !== null && <Result {...purchase.result} />}
      </div>
      {purchase.wantedId !== null && <WantedGoods goodsId={purchase.wantedId} purchase={purchase} />}
      {checkout !== null && (
        <FrameDialog
          open
          header
          readMessage={readMessage}
          onMessage={onMessage}
          src={withTheme(checkout.url)}
          title={intl.formatMessage(orderMessages.checkout)}
          words={{
            loading: intl.formatMessage(wordMessages.loading),
            failed: intl.formatMessage(orderMessages.checkoutFailed),
            retry: intl.formatMessage(wordMessages.retry),
          }}
          closeLabel={intl.formatMessage(wordMessages.close)}
          closeOnMask={false}
          width={480}
          height={620}
          onClose={() => close(false)}
        />
      )}
    </>
  );
}

function Result({ order, isSaidPaid }: NonNullable<PurchaseState['result']>) {
  const intl = useIntl();
  const times = useTimes();
  const { state, title, kind, file_key, expires_at } = order;
  if (state === OrderState.PAID)
    return (
      <Notice
        tone="positive"
        action={
          kind === GoodsKind.TEMPLATE && (
            <ButtonLink size="small" href={`/community/file/${file_key ?? ''}`}>
              {intl.formatMessage(orderMessages.open)}
            </ButtonLink>
          )
        }
      >
        {intl.formatMessage(orderMessages.thanks, { title })}
      </Notice>
    );
  if (state !== OrderState.CREATED && state !== OrderState.PAYING)
    return <Notice tone="caution">{intl.formatMessage(orderMessages.closed)}</Notice>;
  return (
    <Notice tone="caution">
      {isSaidPaid
        ? intl.formatMessage(orderMessages.confirming)
        : intl.formatMessage(orderMessages.notPaid, { time: times.moment(expires_at) })}
    </Notice>
  );
}

/** The checkout in a frame has no cookies to ask; it gets the theme. */
function withTheme(address: string): string {
  const { theme } = document.documentElement.dataset;
  if (theme === undefined) return address;
  const url = new URL(address, window.location.origin);
  url.searchParams.set('theme', theme);
  return url.href;
}
