import type { CreatorHistoryEntry } from '@boardwalk/api-client';
import { ReviewStatus } from '@boardwalk/domain';
import { Badge, Link } from '@boardwalk/ui-kit';
import { History } from 'lucide-react';
import { useId, type ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { PagedList } from '#shared/list/PagedList.tsx';
import { paths } from '#shared/paths.ts';
import { Moment } from '#shared/time/Moment.tsx';
import { useListCreatorHistoryInfiniteQuery } from './api.ts';
import styles from './CreatorHistory.module.css';
import { historyMessages as messages } from './messages.ts';

/** What became of a creator's works, comments and profile, the latest first; each leads to where it was decided. */
export default function CreatorHistory({
  userId,
  name,
  submissionId,
}: {
  readonly userId: string;
  /** What the creator is called. */
  readonly name: string;
  /** The submission that is open, which leads nowhere. */
  readonly submissionId?: string;
}) {
  const intl = useIntl();
  const id = useId();
  const list = useListCreatorHistoryInfiniteQuery(userId);
  return (
    <section className={styles.root} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {intl.formatMessage(messages.title, { name })}
      </h3>
      <PagedList list={list} empty={{ icon: <History />, title: intl.formatMessage(messages.none) }}>
        {(entries) => (
          <ol className={styles.list}>
            {entries.map((entry) => (
              <li key={`${entry.kind} ${entry.id}`} className={styles.entry}>
                <Entry entry={entry} isOpen={entry.kind === 'submission' && entry.id === submissionId} />
              </li>
            ))}
          </ol>
        )}
      </PagedList>
    </section>
  );
}

function Entry({ entry, isOpen }: { readonly entry: CreatorHistoryEntry; readonly isOpen: boolean }) {
  const intl = useIntl();
  const { at, subject, reason } = entry;
  const name = entry.name ?? '';
  const words =
    subject === 'profile'
      ? intl.formatMessage(messages.profile)
      : subject === 'comment'
        ? intl.formatMessage(messages.onWork, { name })
        : name;
  const { tone, state } = outcomeOf(entry);
  return (
    <>
      <span className={styles.head}>
        <Moment at={at} />
        <Badge tone={tone}>{intl.formatMessage(state)}</Badge>
      </span>
      {isOpen ? (
        <span>
          {words} · {intl.formatMessage(messages.thisOne)}
        </span>
      ) : (
        <span>
          <Link render={<RouterLink to={wayTo(entry)} />}>{words}</Link>
        </span>
      )}
      {reason !== null && <span className={styles.reason}>{reason}</span>}
    </>
  );
}

/** Where it was decided; what was taken down without a report is seen with the work. */
function wayTo({ kind, id, file_key: fileKey }: CreatorHistoryEntry): string {
  if (kind === 'take_down') return paths.works(fileKey ?? undefined);
  return kind === 'report' ? paths.reports(id) : paths.review(id);
}

type Words = (typeof messages)[keyof typeof messages];

interface Outcome {
  readonly tone: NonNullable<ComponentProps<typeof Badge>['tone']>;
  readonly state: Words;
}

const OF_SUBJECT: Readonly<Record<CreatorHistoryEntry['subject'], Words>> = {
  work: messages.workReported,
  comment: messages.commentReported,
  profile: messages.profileReported,
};

function outcomeOf({ kind, subject, auditStatus }: CreatorHistoryEntry): Outcome {
  if (kind === 'report') return { tone: 'critical', state: OF_SUBJECT[subject] };
  if (kind === 'take_down') return { tone: 'critical', state: messages.takenDown };
  if (auditStatus === ReviewStatus.PASS) return { tone: 'positive', state: messages.passed };
  if (auditStatus === ReviewStatus.NOT_AUDIT) return { tone: 'neutral', state: messages.waiting };
  if (auditStatus === ReviewStatus.NOT_PASS) return { tone: 'caution', state: messages.refused };
  return { tone: 'neutral', state: messages.withdrawn };
}
