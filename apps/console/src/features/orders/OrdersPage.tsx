import { useDocumentTitle } from '@boardwalk/app-shell/start';
import type { ManagedOrder, OrderState } from '@boardwalk/api-client';
import { Badge, Button, Select, type TableColumn } from '@boardwalk/ui-kit';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useSearchParams } from 'react-router';
import { PagedList } from '#shared/list/PagedList.tsx';
import { RecordTable } from '#shared/table/RecordTable.tsx';
import { Moment } from '#shared/time/Moment.tsx';
import { useListManagedOrdersInfiniteQuery } from './api.ts';
import { RefundDialog } from './components/RefundDialog.tsx';
import { orderMessages as messages } from './messages.ts';
import styles from './OrdersPage.module.css';

const WORDS: Readonly<Record<OrderState, (typeof messages)[keyof typeof messages]>> = {
  created: messages.created,
  paying: messages.paying,
  paid: messages.paid,
  refunding: messages.refunding,
  refunded: messages.refunded,
  cancelled: messages.cancelled,
  expired: messages.expired,
};
const STATES = Object.keys(WORDS) as OrderState[];

/** Thousandths of a currency. */
const UNIT = 1000;

/** All orders, and the way to refund one that was paid; a refund that does not get through stays in its state. */
export function OrdersPage() {
  const intl = useIntl();
  const title = intl.formatMessage(messages.title);
  useDocumentTitle(title);
  const [query, setQuery] = useSearchParams();
  const state = STATES.find((each) => each === query.get('state')) ?? null;
  const list = useListManagedOrdersInfiniteQuery(state);
  const [refunded, setRefunded] = useState<ManagedOrder | null>(null);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <div>
        <Select
          compact
          label={intl.formatMessage(messages.state)}
          hideLabel
          value={state ?? 'all'}
          options={[
            { value: 'all', label: intl.formatMessage(messages.allStates) },
            ...STATES.map((value) => ({ value, label: intl.formatMessage(WORDS[value]) })),
          ]}
          onValueChange={(next) => setQuery(next === 'all' ? {} : { state: next })}
        />
      </div>
      <PagedList list={list} empty={{ icon: <ReceiptText />, title: intl.formatMessage(messages.none) }}>
        {(entries) => (
          <RecordTable
            caption={title}
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
    </div>
  );
}

function columnsOf(intl: IntlShape, onRefund: (order: ManagedOrder) => void): TableColumn<ManagedOrder>[] {
  return [
    {
      key: 'order',
      header: intl.formatMessage(messages.order),
      isRowHeader: true,
      cell: ({ title, order_id: id }) => (
        <span className={styles.order}>
          <span>{title}</span>
          <span className={styles.quiet}>{id}</span>
        </span>
      ),
    },
    {
      key: 'amount',
      header: intl.formatMessage(messages.amount),
      align: 'end',
      cell: ({ amount, currency }) => intl.formatNumber(amount / UNIT, { style: 'currency', currency }),
    },
    {
      key: 'state',
      header: intl.formatMessage(messages.state),
      cell: ({ state }) => (
        <Badge tone={state === 'paid' ? 'positive' : state === 'refunding' ? 'caution' : 'neutral'}>
          {intl.formatMessage(WORDS[state])}
        </Badge>
      ),
    },
    {
      key: 'time',
      header: intl.formatMessage(messages.time),
      cell: ({ created_at: at }) => <Moment at={at} />,
    },
    {
      key: 'refund',
      header: intl.formatMessage(messages.refund),
      cell: (order) =>
        order.state === 'paid' ? (
          <Button
            size="small"
            aria-label={intl.formatMessage(messages.refundOf, { name: order.title })}
            onClick={() => onRefund(order)}
          >
            {intl.formatMessage(messages.refund)}
          </Button>
        ) : (
          '–'
        ),
    },
  ];
}
