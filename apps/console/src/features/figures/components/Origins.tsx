import type { AnalyticsCount } from '@boardwalk/api-client';
import { EmptyState, Table } from '@boardwalk/ui-kit';
import { ChartNoAxesColumn } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Loaded } from '#shared/content/LoadedList.tsx';
import { useListAnalyticsCountsQuery, type FigureDays } from '../api.ts';
import { figureMessages as messages, originMessages } from '../messages.ts';

/** What visitors have done who agreed to be counted, summed up over the days: how often, and where they started. */
export function Origins({ days }: { readonly days: FigureDays }) {
  const intl = useIntl();
  const counts = useListAnalyticsCountsQuery(days);
  return (
    <Loaded of={counts}>
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState
            size="small"
            icon={<ChartNoAxesColumn />}
            title={intl.formatMessage(messages.noOrigins)}
            description={intl.formatMessage(messages.noOriginsText)}
          />
        ) : (
          <Table<Sum>
            caption={intl.formatMessage(messages.origins)}
            hideCaption
            rows={sumsOf(list)}
            getKey={({ name, origin }) => `${name} ${origin}`}
            columns={[
              {
                key: 'name',
                header: intl.formatMessage(messages.what),
                isRowHeader: true,
                cell: ({ name }) =>
                  intl.formatMessage(name === 'search' ? messages.search : messages.publishClick),
              },
              {
                key: 'origin',
                header: intl.formatMessage(messages.origin),
                cell: ({ origin }) => intl.formatMessage(originMessages[origin]),
              },
              {
                key: 'count',
                header: intl.formatMessage(messages.count),
                align: 'end',
                cell: ({ count }) => intl.formatNumber(count),
              },
            ]}
          />
        )
      }
    </Loaded>
  );
}

type Sum = Omit<AnalyticsCount, 'day'>;

/** The days together, the most frequent first. */
function sumsOf(counts: readonly AnalyticsCount[]): Sum[] {
  const sums = new Map<string, Sum>();
  for (const { name, origin, count } of counts) {
    const key = `${name} ${origin}`;
    sums.set(key, { name, origin, count: count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums.values()].toSorted((one, other) => other.count - one.count);
}
