import type { Order } from '@boardwalk/api-client';
import { formatMoney, GoodsKind, OrderState } from '@boardwalk/domain';
import { Badge, Button, EmptyState } from '@boardwalk/ui-kit';
import { Receipt } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ButtonLink } from '#shared/components/ButtonLink.tsx';
import { Notice } from '#shared/components/Notice.tsx';
import { centreFailureText } from '../failure-text.ts';
import { useRowAction } from '#shared/failures/use-action.ts';
import { documentLanguage } from '@boardwalk/app-shell/language';
import { receiptHref } from '../centre-address.ts';
import { useCentre } from '../centre-context.ts';
import { Entry } from '../components/EntryList.tsx';
import { PagedList } from '../components/PagedList.tsx';
import { usePages } from '../use-pages.ts';
import { useTimes } from '../use-times.ts';
import { orderMessages } from './messages.ts';
import styles from './OrdersTab.module.css';

const PAGE = 20;
const TONES = {
  created: 'caution',
  paying: 'caution',
  paid: 'positive',
  refunding: 'neutral',
  refunded: 'neutral',
  cancelled: 'neutral',
  expired: 'neutral',
} as const;

/** The section ORDER: what was bought, with what its receipt says, and what can still be done about it. */
export default function OrdersTab() {
  const intl = useIntl();
  const { client, payments } = useCentre();
  const [changes, setChanges] = useState(0);
  const orders = usePages<Order>(
    (cursor) => client.call('listOrders', { query: { cursor, size: PAGE } }),
    `${payments} ${changes}`,
  );
  const change = useRowAction(
    ({ orderId }) => orderId,
    async ({ operation, orderId }: { operation: 'cancelOrder' | 'returnOrder'; orderId: string }) => {
      try {
        await client.call(operation, { path: { order_id: orderId } });
      } finally {
        setChanges((count) => count + 1);
      }
    },
  );
  return (
    <div className={styles.root}>
      {change.failure !== null && <Notice>{centreFailureText(intl, change.failure)}</Notice>}
      <PagedList
        label={intl.formatMessage(orderMessages.list)}
        pages={orders}
        empty={
          <EmptyState
            icon={<Receipt />}
            title={intl.formatMessage(orderMessages.empty)}
            description={intl.formatMessage(orderMessages.emptyText)}
          />
        }
      >
        {(order) => (
          <OrderEntry
            key={order.order_id}
            order={order}
            isChanging={change.isRunning(order.order_id)}
            onChange={(operation) => void change.run({ operation, orderId: order.order_id })}
          />
        )}
      </PagedList>
    </div>
  );
}

function OrderEntry({
  order,
  isChanging,
  onChange,
}: {
  order: Order;
  /** It is being cancelled or given back. */
  isChanging: boolean;
  onChange: (operation: 'cancelOrder' | 'returnOrder') => void;
}) {
  const intl = useIntl();
  const times = useTimes();
  const { pay } = useCentre();
  const [now] = useState(() => Date.now());
  const { order_id: orderId, title, state, amount, currency, paid_at: paidAt } = order;
  const isOpen = state === OrderState.CREATED || state === OrderState.PAYING;
  const hasReceipt = paidAt !== null;
  const isReturnable = order.returnable_until !== null && Date.parse(order.returnable_until) > now;
  const when =
    paidAt === null
      ? intl.formatMessage(orderMessages.placedOn, { time: times.moment(order.created_at) })
      : intl.formatMessage(orderMessages.paidOn, { time: times.moment(paidAt) });
  return (
    <Entry
      title={
        order.kind === GoodsKind.TEMPLATE ? (
          <a href={`/community/file/${order.file_key ?? ''}`} target="_top">
            {title}
          </a>
        ) : (
          title
        )
      }
      mark={<Badge tone={TONES[state]}>{intl.formatMessage(orderMessages[state])}</Badge>}
      detail={[
        ...(order.team === null
          ? []
          : [intl.formatMessage(orderMessages.forTeam, { team: order.team.name })]),
        when,
        intl.formatMessage(orderMessages.number, { id: orderId }),
      ].join(' · ')}
      end={
        <>
          <span>{formatMoney(amount, documentLanguage(document), currency)}</span>
          {isOpen && (
            <>
              <Button
                size="small"
                variant="primary"
                aria-label={intl.formatMessage(orderMessages.payFor, { title })}
                onClick={() => pay(orderId)}
              >
                {intl.formatMessage(orderMessages.pay)}
              </Button>
              <Button
                size="small"
                variant="quiet"
                aria-label={intl.formatMessage(orderMessages.cancelOrder, { title })}
                loading={isChanging}
                onClick={() => onChange('cancelOrder')}
              >
                {intl.formatMessage(orderMessages.cancel)}
              </Button>
            </>
          )}
          {hasReceipt && (
            <ButtonLink
              size="small"
              variant="quiet"
              href={receiptHref(orderId)}
              target="_blank"
              aria-label={intl.formatMessage(orderMessages.receiptOf, { title })}
            >
              {intl.formatMessage(orderMessages.receipt)}
            </ButtonLink>
          )}
          {isReturnable && (
            <Button
              size="small"
              aria-label={intl.formatMessage(orderMessages.giveBackNamed, { title })}
              loading={isChanging}
              onClick={() => onChange('returnOrder')}
            >
              {intl.formatMessage(orderMessages.giveBack)}
            </Button>
          )}
        </>
      }
    />
  );
}
