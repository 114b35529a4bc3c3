import type { FigureDay, Figures } from '@boardwalk/api-client';
import { Table } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { figureMessages as messages } from '../messages.ts';
import { Bars } from './Bars.tsx';
import styles from './DayCharts.module.css';

const METRICS = [
  { key: 'works', words: messages.works },
  { key: 'uses', words: messages.uses },
  { key: 'empty_searches', words: messages.emptySearches },
] as const;

/** Each figure by day: its sum, beside the days before, as bars; all of them as a table too. */
export function DayCharts({ figures }: { readonly figures: Figures }) {
  const intl = useIntl();
  const dayOf = (day: string) =>
    intl.formatDate(`${day}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <div className={styles.root}>
      <div className={styles.charts}>
        {METRICS.map(({ key, words }) => {
          const values = figures.days.map((day) => day[key]);
          const [name, count] = [intl.formatMessage(words), intl.formatNumber(figures[key])];
          const most = intl.formatNumber(Math.max(...values));
          return (
            <figure key={key} className={styles.chart}>
              <figcaption className={styles.words}>
                <span>{name}</span>
                <strong className={styles.sum}>{count}</strong>
                <span className={styles.quiet}>
                  {intl.formatMessage(messages.before, { count: intl.formatNumber(figures.before[key]) })}
                </span>
                <span className={styles.quiet}>{intl.formatMessage(messages.most, { count: most })}</span>
              </figcaption>
              <Bars values={values} label={intl.formatMessage(messages.chart, { name, count, most })} />
              <p className={styles.axis}>
                <span>{dayOf(figures.from)}</span>
                <span>{dayOf(figures.to)}</span>
              </p>
            </figure>
          );
        })}
      </div>
      <details>
        <summary>{intl.formatMessage(messages.asTable)}</summary>
        <Table<FigureDay>
          caption={intl.formatMessage(messages.title)}
          hideCaption
          rows={figures.days.toReversed()}
          getKey={({ day }) => day}
          columns={[
            {
              key: 'day',
              header: intl.formatMessage(messages.day),
              isRowHeader: true,
              cell: ({ day }) => dayOf(day),
            },
            ...METRICS.map(({ key, words }) => ({
              key,
              header: intl.formatMessage(words),
              align: 'end' as const,
              cell: (day: FigureDay) => intl.formatNumber(day[key]),
            })),
          ]}
        />
      </details>
    </div>
  );
}
