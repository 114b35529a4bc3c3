import { ApiFailure, type Order, type User } from '@boardwalk/api-client';
import { formatMoney, OrderState, UserCentreSection } from '@boardwalk/domain';
import { documentLanguage } from '@boardwalk/app-shell/language';
import { useDocumentTitle, siteLogo, siteName } from '@boardwalk/app-shell/start';
import { Button, Logo } from '@boardwalk/ui-kit';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ButtonLink } from '#shared/components/ButtonLink.tsx';
import { sectionHref } from '../centre-address.ts';
import { LoadedPart } from '../components/LoadedPart.tsx';
import { SessionGate } from '../SessionGate.tsx';
import { useLoaded } from '../use-loaded.ts';
import { useTimes } from '../use-times.ts';
import { receiptMessages } from './messages.ts';
import styles from './ReceiptPage.module.css';

const sameAddress = ({ pathname, search }: Location) => pathname + search;
const readOrderId = ({ search }: Location) => new URLSearchParams(search).get('order') ?? '';

/**
 * The receipt of an order: a page for the printer, which browsers keep as PDF as well, with the letters of every language.
 *
 * @param props.print prints the page
 * @param props.onSignedOut what happens to a visitor without a session
 */
export default function ReceiptPage({
  print = () => window.print(),
  onSignedOut,
}: {
  print?: () => void;
  onSignedOut?: () => void;
}) {
  const intl = useIntl();
  const [orderId] = useState(() => readOrderId(window.location));
  useDocumentTitle(`${intl.formatMessage(receiptMessages.title)} ${orderId}`);
  return (
    <SessionGate token={null} spent={sameAddress} onSignedOut={onSignedOut}>
      {({ client, user }) => (
        <main className={styles.main}>
          <div className={styles.actions}>
            <ButtonLink variant="quiet" href={sectionHref(UserCentreSection.ORDER)}>
              {intl.formatMessage(receiptMessages.toOrders)}
            </ButtonLink>
            <Button variant="primary" icon={<Printer />} onClick={print}>
              {intl.formatMessage(receiptMessages.print)}
            </Button>
          </div>
          <OrderOf load={() => client.call('getOrder', { path: { order_id: orderId } })} user={user} />
        </main>
      )}
    </SessionGate>
  );
}

function OrderOf({ load, user }: { load: () => Promise<Order>; user: User }) {
  const intl = useIntl();
  // Somebody else's order is as good as none.
  const order = useLoaded(async () => {
    try {
      return { found: await load() };
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.is('order_not_found', 'not_owner', 'bad_input'))
        return { found: null };
      throw failure;
    }
  });
  return (
    <LoadedPart loaded={order}>
      {({ found }) =>
        found === null || found.paid_at === null ? (
          <p aria-live="polite">
            {intl.formatMessage(found === null ? receiptMessages.none : receiptMessages.unpaid)}
          </p>
        ) : (
          <Receipt order={found} paidAt={found.paid_at} user={user} />
        )
      }
    </LoadedPart>
  );
}

function Receipt({ order, paidAt, user }: { order: Order; paidAt: string; user: User }) {
  const intl = useIntl();
  const times = useTimes();
  const { order_id: orderId, title, team, amount, currency, state, closed_at: closedAt } = order;
  const money = formatMoney(amount, documentLanguage(document), currency);
  const isReturned = state === OrderState.REFUNDED || state === OrderState.REFUNDING;
  const facts = [
    [receiptMessages.number, orderId],
    [receiptMessages.paidAt, times.moment(paidAt)],
    [receiptMessages.buyer, [user.nick_name, user.email ?? user.mobile].filter(Boolean).join(', ')],
    ...(team === null ? [] : [[receiptMessages.team, team.name] as const]),
    [receiptMessages.seller, `${siteName()}, ${window.location.host}`],
  ] as const;
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <Logo name={siteName()} picture={siteLogo()} />
        <h1 className={styles.title}>{intl.formatMessage(receiptMessages.title)}</h1>
      </header>
      <dl className={styles.facts}>
        {facts.map(([word, value]) => (
          <div key={word.id}>
            <dt>{intl.formatMessage(word)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table className={styles.items}>
        <thead>
          <tr>
            <th scope="col">{intl.formatMessage(receiptMessages.item)}</th>
            <th scope="col">{intl.formatMessage(receiptMessages.amount)}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{title}</th>
            <td>{money}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{intl.formatMessage(receiptMessages.total)}</th>
            <td>{money}</td>
          </tr>
        </tfoot>
      </table>
      {isReturned && (
        <p className={styles.note}>
          {state === OrderState.REFUNDED && closedAt !== null
            ? intl.formatMessage(receiptMessages.returned, { time: times.moment(closedAt) })
            : intl.formatMessage(receiptMessages.returning)}
        </p>
      )}
    </article>
  );
}
