import type { Order } from '@boardwalk/api-client';
import { GoodsKind, OrderState } from '@boardwalk/domain';
import { Button } from '@boardwalk/ui-kit';
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import { useIntl } from 'react-intl';
import { ButtonLink } from '#shared/components/ButtonLink.tsx';
import { isFramed } from '#shared/frames/is-framed.ts';
import { wordMessages } from '#shared/words/messages.ts';
import { receiptHref, teamTemplatesHref } from '../centre-address.ts';
import { useTimes } from '../use-times.ts';
import styles from './Checkout.module.css';
import { checkoutMessages } from './messages.ts';
import { isOpenOrder } from './use-checkout.ts';

/**
 * What became of an order, as the server says, and the way on.
 *
 * @param props.isSaidPaid the provider's page said that it was paid, so its confirmation may still be on the way
 */
export function Outcome({
  order,
  isSaidPaid,
  onPay,
  onAskAgain,
  onLeave,
}: {
  order: Order;
  isSaidPaid: boolean;
  onPay: () => void;
  onAskAgain: () => void;
  onLeave: (() => void) | undefined;
}) {
  const intl = useIntl();
  const times = useTimes();
  const isPaid = order.state === OrderState.PAID;
  const isWaiting = isOpenOrder(order) && isSaidPaid;
  const Sign = isPaid ? CircleCheck : isWaiting ? CircleDashed : CircleX;
  const isReturned = order.state === OrderState.REFUNDING || order.state === OrderState.REFUNDED;
  const title = isPaid ? 'paid' : isWaiting ? 'waiting' : isOpenOrder(order) ? 'unpaid' : 'over';
  const text = isPaid
    ? order.team === null
      ? intl.formatMessage(checkoutMessages.thanks, { title: order.title })
      : intl.formatMessage(checkoutMessages.thanksForTeam, { title: order.title, team: order.team.name })
    : isWaiting
      ? intl.formatMessage(checkoutMessages.confirming)
      : isOpenOrder(order)
        ? intl.formatMessage(checkoutMessages.notPaid, { time: times.moment(order.expires_at) })
        : intl.formatMessage(isReturned ? checkoutMessages.givenBack : checkoutMessages.closed);
  return (
    <div className={styles.step}>
      <div
        className={styles.outcome}
        aria-live="polite"
        data-tone={isPaid ? 'positive' : isWaiting ? 'caution' : undefined}
      >
        <Sign aria-hidden />
        <h2 className={styles.outcomeTitle}>{intl.formatMessage(checkoutMessages[title])}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.actions}>
        {onLeave && (
          <Button
            variant={isPaid && order.kind !== GoodsKind.TEMPLATE ? 'primary' : 'quiet'}
            onClick={onLeave}
          >
            {intl.formatMessage(wordMessages.close)}
          </Button>
        )}
        {isPaid && !isFramed() && (
          <>
            <ButtonLink href={receiptHref(order.order_id)}>
              {intl.formatMessage(checkoutMessages.receipt)}
            </ButtonLink>
            {order.kind === GoodsKind.TEMPLATE && order.team === null && (
              <ButtonLink variant="primary" href={`/community/file/${order.file_key ?? ''}`}>
                {intl.formatMessage(checkoutMessages.openTemplate)}
              </ButtonLink>
            )}
            {order.kind === GoodsKind.TEMPLATE && order.team !== null && (
              <ButtonLink variant="primary" href={teamTemplatesHref(order.team.team_id)}>
                {intl.formatMessage(checkoutMessages.teamTemplates)}
              </ButtonLink>
            )}
          </>
        )}
        {isWaiting && <Button onClick={onAskAgain}>{intl.formatMessage(checkoutMessages.askAgain)}</Button>}
        {!isWaiting && isOpenOrder(order) && (
          <Button variant="primary" onClick={onPay}>
            {intl.formatMessage(checkoutMessages.payNow)}
          </Button>
        )}
      </div>
    </div>
  );
}
