import { KEEP_FRESH } from '@boardwalk/app-shell/api';
import { documentLanguage } from '@boardwalk/app-shell/language';
import type { ManagedPayout } from '@boardwalk/api-client';
import { formatMoney, PayoutState } from '@boardwalk/domain';
import { Badge, Select, type TableColumn } from '@boardwalk/ui-kit';
import { Banknote } from 'lucide-react';
import { useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useSearchParams } from 'react-router';
import { PagedList } from '#shared/list/PagedList.tsx';
import { RecordTable } from '#shared/table/RecordTable.tsx';
import { Moment } from '#shared/time/Moment.tsx';
import { Page } from '#shared/page/Page.tsx';
import { useListManagedPayoutsInfiniteQuery } from './api.ts';
import { PayoutActions } from './components/PayoutActions.tsx';
import { SettleDialog, type Settling } from './components/SettleDialog.tsx';
import { payoutMessages as messages } from './messages.ts';
import styles from './PayoutsPage.module.css';

const STATES = Object.values(PayoutState);
const ALL = 'all';
const TONES = { asked: 'caution', paid: 'positive', refused: 'neutral' } as const;

/** Payouts that creators asked for, who has waited longest first, and the way to settle them. */
export function PayoutsPage() {
  const intl = useIntl();
  const title = intl.formatMessage(messages.title);
  const [query, setQuery] = useSearchParams();
  const asked = query.get('state') ?? PayoutState.ASKED;
  const state = STATES.find((each) => each === asked) ?? null;
  const list = useListManagedPayoutsInfiniteQuery(state, KEEP_FRESH);
  const [settling, setSettling] = useState<Settling | null>(null);
  return (
    <Page title={title}>
      <div>
        <Select
          compact
          label={intl.formatMessage(messages.state)}
          hideLabel
          value={state ?? ALL}
          options={[
            { value: ALL, label: intl.formatMessage(messages.allStates) },
            ...STATES.map((value) => ({ value, label: intl.formatMessage(messages[value]) })),
          ]}
          onValueChange={(next) => setQuery({ state: next })}
        />
      </div>
      <PagedList list={list} empty={{ icon: <Banknote />, title: intl.formatMessage(messages.none) }}>
        {(entries) => (
          <RecordTable
            caption={title}
            hideCaption
            rows={entries}
            getKey={({ payout_id: id }) => id}
            columns={columnsOf(intl, setSettling)}
          />
        )}
      </PagedList>
      {settling !== null && <SettleDialog {...settling} onClose={() => setSettling(null)} />}
    </Page>
  );
}

function columnsOf(intl: IntlShape, onSettle: (settling: Settling) => void): TableColumn<ManagedPayout>[] {
  return [
    {
      key: 'creator',
      header: intl.formatMessage(messages.creator),
      isRowHeader: true,
      cell: ({ creator }) => (
        <span className={styles.creator}>
          <span className={styles.text}>{creator.nick_name}</span>
          {!creator.is_active && <Badge tone="critical">{intl.formatMessage(messages.inactive)}</Badge>}
        </span>
      ),
    },
    {
      key: 'payee',
      header: intl.formatMessage(messages.payee),
      cell: ({ payee, reference, reason }) => (
        <span className={styles.text}>{[payee, reference ?? reason].filter(Boolean).join(' · ')}</span>
      ),
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
      cell: ({ state }) => <Badge tone={TONES[state]}>{intl.formatMessage(messages[state])}</Badge>,
    },
    {
      key: 'time',
      header: intl.formatMessage(messages.time),
      cell: ({ created_at: at }) => <Moment at={at} />,
    },
    {
      key: 'settle',
      header: intl.formatMessage(messages.settle),
      cell: (payout) => <PayoutActions payout={payout} onSettle={onSettle} />,
    },
  ];
}
