import type { ReviewItem } from '@boardwalk/api-client';
import { Badge, Image } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { paths } from '#shared/paths.ts';
import { Moment } from '#shared/time/Moment.tsx';
import { reviewMessages as messages } from '../messages.ts';
import styles from './Queue.module.css';

/** Submissions, one link each, with what distinguishes them: due time, who is at it, what is late. */
export function Queue({
  entries,
  current,
  show,
}: {
  readonly entries: readonly ReviewItem[];
  /** Id of the submission that is looked at. */
  readonly current: string | undefined;
  /** What the queue shows, for the address. */
  readonly show: string | undefined;
}) {
  return (
    <ul className={styles.list}>
      {entries.map((item) => (
        <li key={item.submission_id}>
          <Link
            to={paths.review(item.submission_id, show)}
            className={styles.entry}
            aria-current={item.submission_id === current ? 'true' : undefined}
          >
            <span className={styles.cover}>
              <Image src={item.thumbnail} alt="" sizes="84px" placeholder={item.cover_image.placeholder} />
            </span>
            <span className={styles.text}>
              <span className={styles.name}>{item.name}</span>
              <span className={styles.meta}>{item.owner.nick_name}</span>
              <span className={styles.meta}>
                <Time item={item} />
              </span>
              <Marks item={item} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Time({ item }: { readonly item: ReviewItem }) {
  const intl = useIntl();
  return item.decided_at === null
    ? intl.formatMessage(messages.due, { time: <Moment at={item.due_at} /> })
    : intl.formatMessage(messages.decidedAt, { time: <Moment at={item.decided_at} /> });
}

/** What is special about a submission, as small badges. */
export function Marks({ item }: { readonly item: ReviewItem }) {
  const intl = useIntl();
  if (!item.overdue && !item.is_update && item.claim === null) return null;
  return (
    <span className={styles.marks}>
      {item.overdue && <Badge tone="critical">{intl.formatMessage(messages.overdue)}</Badge>}
      {item.is_update && <Badge>{intl.formatMessage(messages.update)}</Badge>}
      {item.claim !== null && (
        <Badge tone="tide">
          {intl.formatMessage(messages.claimedBy, { name: item.claim.reviewer.nick_name })}
        </Badge>
      )}
    </span>
  );
}
