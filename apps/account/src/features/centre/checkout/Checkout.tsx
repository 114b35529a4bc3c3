import type { ApiClient, Order } from '@boardwalk/api-client';
import { Button } from '@boardwalk/ui-kit';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '#shared/components/Notice.tsx';
import { wordMessages } from '#shared/words/messages.ts';
import { centreFailureText } from '../failure-text.ts';
import styles from './Checkout.module.css';
import { checkoutMessages } from './messages.ts';
import { Outcome } from './Outcome.tsx';
import { Payment } from './Payment.tsx';
import { PlanChoice } from './PlanChoice.tsx';
import { Waiting } from './Waiting.tsx';
import { useCheckout, type CheckoutStart } from './use-checkout.ts';
import { WantedGoods } from './WantedGoods.tsx';

/**
 * Buying something, from choosing it to what became of the order. The parts around it show it as a dialog or as a page.
 *
 * @param props.start what somebody comes with; the same object as long as it is the same purchase
 * @param props.wantedTeam the team for which a plan is to be bought; null for the reader
 * @param props.onMaybePaid a payment may have been made that the server has not confirmed yet
 * @param props.onPaid the server has confirmed the payment
 * @param props.onLeave the reader is done; without it nothing offers to leave, as on a page of its own
 */
export function Checkout({
  client,
  start,
  wantedTeam = null,
  onMaybePaid,
  onPaid,
  onLeave,
}: {
  client: ApiClient;
  start: CheckoutStart;
  wantedTeam?: string | null;
  onMaybePaid?: (() => void) | undefined;
  onPaid: (order: Order) => void;
  onLeave?: (() => void) | undefined;
}): ReactNode {
  const intl = useIntl();
  const { step, run } = useCheckout({ client, start, onMaybePaid, onPaid });
  const buy = (goodsId: string, teamId: string | null) => run({ does: 'buy', goodsId, teamId });
  switch (step.name) {
    case 'plans':
      return <PlanChoice client={client} wantedTeam={wantedTeam} onChoose={buy} />;
    case 'goods':
      return (
        <WantedGoods
          client={client}
          goodsId={step.goodsId}
          wantedTeam={wantedTeam}
          onBuy={buy}
          onLeave={onLeave}
        />
      );
    case 'starting':
    case 'asking':
      return (
        <Waiting
          text={intl.formatMessage(
            step.name === 'starting' ? checkoutMessages.starting : checkoutMessages.asking,
          )}
        />
      );
    case 'paying':
      return (
        <Payment
          client={client}
          checkout={step.checkout}
          onMaybePaid={onMaybePaid}
          onLeft={(isSaidPaid) => run({ does: 'ask', orderId: step.checkout.order_id, isSaidPaid })}
        />
      );
    case 'left':
      return (
        <Outcome
          {...step}
          onPay={() => run({ does: 'pay', orderId: step.order.order_id })}
          onAskAgain={() => run({ does: 'ask', orderId: step.order.order_id, isSaidPaid: true })}
          onLeave={onLeave}
        />
      );
    default:
      return (
        <div className={styles.step}>
          <Notice>{centreFailureText(intl, step.failure)}</Notice>
          <div className={styles.actions}>
            {onLeave && (
              <Button variant="quiet" onClick={onLeave}>
                {intl.formatMessage(wordMessages.close)}
              </Button>
            )}
            <Button onClick={() => run(step.turn)}>{intl.formatMessage(wordMessages.retry)}</Button>
          </div>
        </div>
      );
  }
}
