import type { ReviewClock } from '@boardwalk/api-client';
import { useIntl } from 'react-intl';
import { figureMessages as messages } from '../messages.ts';
import styles from './ReviewFigures.module.css';

/** How many submissions wait, and how long decisions took. */
export function ReviewFigures({ review }: { readonly review: ReviewClock }) {
  const intl = useIntl();
  const number = (count: number) => intl.formatNumber(count);
  const hours = (count: number | null) =>
    count === null
      ? intl.formatMessage(messages.noTime)
      : intl.formatMessage(messages.hours, { hours: number(count) });
  const entries = [
    { words: messages.waiting, value: number(review.waiting) },
    { words: messages.overdue, value: number(review.overdue), isBad: review.overdue > 0 },
    {
      words: messages.decided,
      value: number(review.decided),
      note: intl.formatMessage(messages.late, { count: number(review.late) }),
    },
    { words: messages.median, value: hours(review.median_hours) },
    { words: messages.p90, value: hours(review.p90_hours) },
  ];
  return (
    <dl className={styles.root}>
      {entries.map(({ words, value, note, isBad = false }) => (
        <div key={words.id} className={styles.entry}>
          <dt>{intl.formatMessage(words)}</dt>
          <dd className={styles.value} data-bad={isBad ? '' : undefined}>
            {value}
          </dd>
          {note !== undefined && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
