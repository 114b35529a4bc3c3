import { useActiveSession } from '@boardwalk/app-shell/app';
import type { ReviewDetail } from '@boardwalk/api-client';
import { Alert, Badge, ChipButton, ErrorState, Link, Skeleton } from '@boardwalk/ui-kit';
import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense, useState, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { failureText } from '#shared/errors/failure-text.ts';
import { listMessages } from '#shared/list/messages.ts';
import { useOpenedTitle } from '#shared/split/use-opened-title.ts';
import { Moment } from '#shared/time/Moment.tsx';
import { useGetReviewQuery } from '../api.ts';
import { compareMessages } from '../compare-messages.ts';
import { stateWords } from '../earlier-versions.ts';
import { reviewMessages as messages } from '../messages.ts';
import type { SubmissionKeys } from '../submission-keys.ts';
import { Decision } from './Decision.tsx';
import { Facts } from './Facts.tsx';
import { Hints } from './Hints.tsx';
import { Marks } from './Queue.tsx';
import styles from './Submission.module.css';

/** The renderer of boards weighs more than the rest of the page, and the queue does without it. */
const BoardPane = lazy(() => import('./BoardPane.tsx'));
const ComparePane = lazy(() => import('./ComparePane.tsx'));
const CreatorHistory = lazy(() => import('#shared/creator-history/CreatorHistory.tsx'));
/** What is shown in place of one version: both beside each other. */
const BOTH = 'both';

/** One submission: its board, its texts, what is known about it, and the decision. */
export function Submission({
  submissionId,
  back,
  keys,
  onDecided,
}: {
  readonly submissionId: string;
  /** Address of the queue. */
  readonly back: string;
  readonly keys: Ref<SubmissionKeys>;
  readonly onDecided: () => void;
}) {
  const intl = useIntl();
  const { data, error, isFetching, refetch } = useGetReviewQuery(submissionId);
  return (
    <article className={styles.root} aria-busy={data === undefined && error === undefined}>
      <Link
        className={styles.back}
        variant="standalone"
        icon={<ArrowLeft />}
        render={<RouterLink to={back} preventScrollReset />}
      >
        {intl.formatMessage(messages.back)}
      </Link>
      {data !== undefined ? (
        <Opened detail={data} keys={keys} onDecided={onDecided} />
      ) : error === undefined ? (
        <>
          <Skeleton shape="title" width={50} />
          <Skeleton shape="cover" />
        </>
      ) : (
        <ErrorState
          title={intl.formatMessage(listMessages.lostTitle)}
          description={failureText(intl, error)}
          retryLabel={intl.formatMessage(listMessages.retry)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </article>
  );
}

function Opened({
  detail,
  keys,
  onDecided,
}: {
  readonly detail: ReviewDetail;
  readonly keys: Ref<SubmissionKeys>;
  readonly onDecided: () => void;
}) {
  const intl = useIntl();
  const { viewer } = useActiveSession();
  const { item, earlier } = detail;
  const [shown, setShown] = useState(item.submission_id);
  const title = useOpenedTitle();
  const versions = [item, ...earlier];
  const [latest, ...older] = earlier;
  const isOwn = item.owner.user_id === viewer.user_id;
  return (
    <>
      <header className={styles.head}>
        <div className={styles.titles}>
          <h2 {...title} className={styles.title}>
            {item.name}
          </h2>
          <Marks item={item} />
        </div>
        {item.auditStatus !== 1 ? (
          <Alert
            urgency="off"
            tone={item.auditStatus === 2 ? 'positive' : 'info'}
            title={intl.formatMessage(item.auditStatus === 2 ? messages.wasPassed : messages.wasRefused)}
          >
            {item.reason}
          </Alert>
        ) : isOwn ? (
          <Alert urgency="off">{intl.formatMessage(messages.own)}</Alert>
        ) : (
          <Decision item={item} ownerLanguage={detail.owner_language} keys={keys} onDecided={onDecided} />
        )}
      </header>
      <Hints detail={detail} />
      {latest !== undefined && (
        <fieldset className={styles.versions} aria-label={intl.formatMessage(messages.versions)}>
          {versions.map((version, index) => (
            <ChipButton
              key={version.submission_id}
              selected={version.submission_id === shown}
              onClick={() => setShown(version.submission_id)}
            >
              {index === 0 ? intl.formatMessage(messages.thisVersion) : <Moment at={version.submitted_at} />}
            </ChipButton>
          ))}
          <ChipButton selected={shown === BOTH} onClick={() => setShown(BOTH)}>
            {intl.formatMessage(compareMessages.compare)}
          </ChipButton>
        </fieldset>
      )}
      <Suspense fallback={<Skeleton shape="cover" />}>
        {shown === BOTH && latest !== undefined ? (
          <ComparePane earlier={[latest, ...older]} after={item} />
        ) : (
          <BoardPane key={shown} fileKey={item.file_key} submissionId={shown} name={item.name} />
        )}
      </Suspense>
      <Facts detail={detail} />
      {earlier.length > 0 && <Earlier versions={earlier} />}
      <Suspense fallback={<Skeleton shape="block" />}>
        <CreatorHistory
          userId={item.owner.user_id}
          name={item.owner.nick_name}
          submissionId={item.submission_id}
        />
      </Suspense>
    </>
  );
}

function Earlier({ versions }: { readonly versions: ReviewDetail['earlier'] }) {
  const intl = useIntl();
  return (
    <section className={styles.earlier}>
      <h3 className={styles.subtitle}>{intl.formatMessage(messages.earlier)}</h3>
      <ol className={styles.history}>
        {versions.map((version) => (
          <li key={version.submission_id} className={styles.version}>
            <span className={styles.versionHead}>
              <Moment at={version.submitted_at} />
              <Badge tone={version.auditStatus === 2 ? 'positive' : 'neutral'}>
                {intl.formatMessage(stateWords(version.auditStatus))}
              </Badge>
            </span>
            <span>{version.name}</span>
            {version.reason !== null && <span className={styles.reason}>{version.reason}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
