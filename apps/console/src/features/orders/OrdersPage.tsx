import { documentLanguage } from '@boardwalk/app-shell/language';
import { lazyPart, PartBoundary } from '@boardwalk/app-shell/parts';
import type { ManagedOrder } from '@boardwalk/api-client';
import { formatMoney, RefundState } from '@boardwalk/domain';
import { Badge, Button, Link, Select, Skeleton, type TableColumn } from '@boardwalk/ui-kit';
import { ReceiptText } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { entriesOf, PagedList } from '#shared/list/PagedList.tsx';
import { paths } from '#shared/paths.ts';
import { RecordTable } from '#shared/table/RecordTable.tsx';
import { Moment } from '#shared/time/Moment.tsx';
import { useListManagedOrdersInfiniteQuery } from './api.ts';
import { BuyerCell } from './components/BuyerCell.tsx';
import { OrdersView } from './components/OrdersView.tsx';
import { RefundDialog } from './components/RefundDialog.tsx';
import { orderMessages as messages } from './messages.ts';
import { ORDER_STATES, orderWords } from './order-words.ts';
import styles from './OrdersPage.module.css';
import { REFUND_TONES, refundWords } from './refund-words.ts';
import { isUserId } from './user-id.ts';

/** Finding people weighs as much as the rest of the page, which works without it. */
const BUYER_FILTER = lazyPart(() => import('./components/BuyerFilter.tsx'));

/** All orders, or those of one person, and the way to refund one that was paid or to see what became of its refund. */
export function OrdersPage() {
  const intl = useIntl();
  const [query, setQuery] = useSearchParams();
  const state = ORDER_STATES.find((each) => each === query.get('state'));
  const user = query.get('user') ?? '';
  const userId = isUserId(user) ? user : undefined;
  const list = useListManagedOrdersInfiniteQuery({
    ...(state === undefined ? {} : { state }),
    ...(userId === undefined ? {} : { userId }),
  });
  const [BuyerFilter] = useState(BUYER_FILTER.current);
  const [refunded, setRefunded] = useState<ManagedOrder | null>(null);
  const set = (name: string, value: string | undefined) =>
    setQuery((before) => {
      const next = new URLSearchParams(before);
      if (value === undefined) next.delete(name);
      else next.set(name, value);
      return next;
    });
  const known = entriesOf(list).find(({ buyer_id: id }) => id === userId)?.buyer.nick_name;
  return (
    <OrdersView current="orders">
      <search className={styles.filters}>
        <PartBoundary onError={BUYER_FILTER.forget}>
          <Suspense fallback={<Skeleton shape="block" className={styles.person} />}>
            <BuyerFilter userId={userId} name={known} onChoose={(id) => set('user', id)} />
          </Suspense>
        </PartBoundary>
        <Select
          compact
          label={intl.formatMessage(messages.state)}
          hideLabel
          value={state ?? 'all'}
          options={[
            { value: 'all', label: intl.formatMessage(messages.allStates) },
            ...ORDER_STATES.map((value) => ({ value, label: intl.formatMessage(orderWords(value)) })),
          ]}
          onValueChange={(next) => set('state', next === 'all' ? undefined : next)}
        />
      </search>
      <PagedList list={list} empty={{ icon: <ReceiptText />, title: intl.formatMessage(messages.none) }}>
        {(entries) => (
          <RecordTable
            caption={intl.formatMessage(messages.title)}
            hideCaption
            rows={entries}
            getKey={({ order_id: id }) => id}
            columns={columnsOf(intl, setRefunded)}
          />
        )}
      </PagedList>
      {refunded !== null && (
        <RefundDialog key={refunded.order_id} order={refunded} onClose={() => setRefunded(null)} />
      )}
    </OrdersView>
  );
}

function columnsOf(intl: IntlShape, onRefund: (order: ManagedOrder) => void): TableColumn<ManagedOrder>[] {
  return [
    {
      key: 'order',
      header: intl.formatMessage(messages.order),
      isRowHeader: true,
      cell: ({ title, order_id: id }) => (
        <span className={styles.lines}>
          <span>{title}</span>
          <span className={styles.id}>{id}</span>
        </span>
      ),
    },
    {
      key: 'buyer',
      header: intl.formatMessage(messages.buyer),
      cell: ({ buyer }) => <BuyerCell buyer={buyer} />,
    },
    {
      key: 'amount',
      header: intl.formatMessage(messages.amount),
      align: 'end',
      cell: ({ amount, currency }) => formatMoney(amount, documentLanguage(document), currency),
    },
    {
      key: 'state',
      header: intl.formatMessage(messages.state),
      cell: (order) => <Marks order={order} />,
    },
    {
      key: 'time',
      header: intl.formatMessage(messages.time),
      cell: ({ created_at: at }) => <Moment at={at} />,
    },
    {
      key: 'refund',
      header: intl.formatMessage(messages.refund),
      cell: (order) => <RefundWay order={order} onRefund={onRefund} />,
    },
  ];
}

/** The state of an order, and of its refund where that is not over: a failed one leaves the order paid. */
function Marks({ order: { state, refund_state: refund } }: { readonly order: ManagedOrder }) {
  const intl = useIntl();
  return (
    <span className={styles.actions}>
      <Badge tone={state === 'paid' ? 'positive' : state === 'refunding' ? 'caution' : 'neutral'}>
        {intl.formatMessage(orderWords(state))}
      </Badge>
      {refund !== null && refund !== RefundState.DONE && (
        <Badge tone={REFUND_TONES[refund]}>{intl.formatMessage(refundWords(refund))}</Badge>
      )}
    </span>
  );
}

function RefundWay({
  order,
  onRefund,
}: {
  readonly order: ManagedOrder;
  readonly onRefund: (order: ManagedOrder) => void;
}) {
  const intl = useIntl();
  const { order_id: id, title: name, state, refund_state: refund } = order;
  if (refund !== null)
    return (
      <Link
        render={
          <RouterLink
            to={paths.refunds(id)}
            aria-label={intl.formatMessage(messages.seeRefundOf, { name })}
          />
        }
      >
        {intl.formatMessage(messages.seeRefund)}
      </Link>
    );
  if (state !== 'paid') return <>–</>;
  return (
    <Button
      size="small"
      aria-label={intl.formatMessage(messages.refundOf, { name })}
      onClick={() => onRefund(order)}
    >
      {intl.formatMessage(messages.refund)}
    </Button>
  );
}
