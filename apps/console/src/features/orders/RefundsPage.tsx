import { documentLanguage } from '@boardwalk/app-shell/language';
import type { ManagedRefund, RefundFilter } from '@boardwalk/api-client';
import { formatMoney } from '@boardwalk/domain';
import { Badge, Button, Select, type TableColumn } from '@boardwalk/ui-kit';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useSearchParams } from 'react-router';
import { PagedList } from '#shared/list/PagedList.tsx';
import { RecordTable } from '#shared/table/RecordTable.tsx';
import { useListManagedRefundsInfiniteQuery } from './api.ts';
import { BuyerCell } from './components/BuyerCell.tsx';
import { OrdersView } from './components/OrdersView.tsx';
import { RefundActions } from './components/RefundActions.tsx';
import { RefundProgress } from './components/RefundProgress.tsx';
import { SettleDialog } from './components/SettleDialog.tsx';
import { orderWords } from './order-words.ts';
import styles from './OrdersPage.module.css';
import { refundMessages as messages } from './refund-messages.ts';
import { causeWords, REFUND_STATES, REFUND_TONES, refundWords } from './refund-words.ts';

const FILTERS: readonly RefundFilter[] = ['open', ...REFUND_STATES];
const ALL = 'all';
const ORDER_ID = /^[0-9A-Za-z]{12}$/u;

/** Refunds, those that are not done at first: why one is stuck, when it is sent next, and what can be done about it. */
export function RefundsPage() {
  const intl = useIntl();
  const [query, setQuery] = useSearchParams();
  const order = query.get('order') ?? '';
  const orderId = ORDER_ID.test(order) ? order : undefined;
  // All refunds of one order, whether done or not.
  const asked = query.get('state') ?? (orderId === undefined ? 'open' : ALL);
  const state = FILTERS.find((each) => each === asked);
  const list = useListManagedRefundsInfiniteQuery({
    ...(state === undefined ? {} : { state }),
    ...(orderId === undefined ? {} : { orderId }),
  });
  const [settled, setSettled] = useState<ManagedRefund | null>(null);
  return (
    <OrdersView current="refunds">
      <div className={styles.filters}>
        <Select
          compact
          label={intl.formatMessage(messages.state)}
          hideLabel
          value={state ?? ALL}
          options={[
            { value: 'open', label: intl.formatMessage(messages.open) },
            ...REFUND_STATES.map((value) => ({ value, label: intl.formatMessage(refundWords(value)) })),
            { value: ALL, label: intl.formatMessage(messages.allStates) },
          ]}
          onValueChange={(next) => setQuery({ ...(orderId && { order: orderId }), state: next })}
        />
        {orderId !== undefined && (
          <Button variant="quiet" onClick={() => setQuery({})}>
            {intl.formatMessage(messages.ofAllOrders, { order: orderId })}
          </Button>
        )}
      </div>
      <PagedList
        list={list}
        empty={{
          icon: <Undo2 />,
          title: intl.formatMessage(state === 'open' ? messages.noneOpen : messages.none),
        }}
      >
        {(entries) => (
          <RecordTable
            caption={intl.formatMessage(messages.title)}
            hideCaption
            rows={entries}
            getKey={({ refund_id: id }) => id}
            columns={columnsOf(intl, setSettled)}
          />
        )}
      </PagedList>
      {settled !== null && (
        <SettleDialog key={settled.refund_id} refund={settled} onClose={() => setSettled(null)} />
      )}
    </OrdersView>
  );
}

function columnsOf(intl: IntlShape, onSettle: (refund: ManagedRefund) => void): TableColumn<ManagedRefund>[] {
  return [
    {
      key: 'order',
      header: intl.formatMessage(messages.order),
      isRowHeader: true,
      cell: ({ order }) => (
        <span className={styles.lines}>
          <span>{order.title}</span>
          <span className={styles.quiet}>
            {order.order_id} · {intl.formatMessage(orderWords(order.state))}
          </span>
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
      key: 'cause',
      header: intl.formatMessage(messages.cause),
      cell: ({ cause, reason }) => (
        <span className={styles.lines}>
          <span>{intl.formatMessage(causeWords(cause))}</span>
          {reason !== null && (
            // Why a payment could not be honoured is written by the server, in English.
            <span className={styles.quiet} lang={cause === 'stray' ? 'en' : undefined}>
              {reason}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'state',
      header: intl.formatMessage(messages.state),
      cell: ({ state }) => <Badge tone={REFUND_TONES[state]}>{intl.formatMessage(refundWords(state))}</Badge>,
    },
    {
      key: 'progress',
      header: intl.formatMessage(messages.progress),
      cell: (refund) => <RefundProgress refund={refund} />,
    },
    {
      key: 'actions',
      header: intl.formatMessage(messages.actions),
      cell: (refund) => <RefundActions refund={refund} onSettle={onSettle} />,
    },
  ];
}
