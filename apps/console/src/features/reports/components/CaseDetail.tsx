import type { ReportCase } from '@boardwalk/api-client';
import { Alert, Badge, Button, ErrorState, Image, Link, Skeleton } from '@boardwalk/ui-kit';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { failureText } from '#shared/errors/failure-text.ts';
import { listMessages } from '#shared/list/messages.ts';
import { outsidePaths } from '#shared/paths.ts';
import { useOpenedTitle } from '#shared/split/use-opened-title.ts';
import { Moment } from '#shared/time/Moment.tsx';
import { useGetReportCaseQuery } from '../api.ts';
import { reportMessages as messages } from '../messages.ts';
import { reasonWords } from '../reason-words.ts';
import styles from './CaseDetail.module.css';
import { CaseReports } from './CaseReports.tsx';
import { DecideDialog } from './DecideDialog.tsx';
import { Standards } from './Standards.tsx';

/** One case: the work, what was reported, the standards it is measured by, and the decision. */
export function CaseDetail({ caseId, back }: { readonly caseId: string; readonly back: string }) {
  const intl = useIntl();
  const { data, error, isFetching, refetch } = useGetReportCaseQuery(caseId);
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
        <Opened reportCase={data} />
      ) : error === undefined ? (
        <>
          <Skeleton shape="title" width={50} />
          <Skeleton shape="block" />
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

function Opened({ reportCase }: { readonly reportCase: ReportCase }) {
  const intl = useIntl();
  const { case_id: caseId, file, comment, state, reasons, may_decide: mayDecide } = reportCase;
  const [decision, setDecision] = useState<'uphold' | 'dismiss' | null>(null);
  const title = useOpenedTitle();
  return (
    <>
      <header className={styles.head}>
        <div className={styles.cover}>
          <Image
            src={file.cover_image.url}
            alt=""
            sources={file.cover_image.sources}
            sizes="(max-width: 639px) 100vw, 324px"
            placeholder={file.cover_image.placeholder}
          />
        </div>
        <div className={styles.facts}>
          <h2 {...title} className={styles.title}>
            {file.name}
          </h2>
          <p className={styles.quiet}>{file.owner.nick_name}</p>
          <div className={styles.reasons}>
            {reasons.map(({ report_type: reason, count }) => (
              <Badge key={reason}>
                {intl.formatMessage(messages.reasonCount, {
                  reason: intl.formatMessage(reasonWords(reason)),
                  count,
                })}
              </Badge>
            ))}
          </div>
          {file.is_public ? (
            <Link
              href={outsidePaths.file(file.file_key)}
              target="_blank"
              newTabLabel={intl.formatMessage(messages.newTab)}
            >
              {intl.formatMessage(messages.openWork)}
            </Link>
          ) : (
            <p className={styles.quiet}>{intl.formatMessage(messages.notPublic)}</p>
          )}
        </div>
      </header>
      {comment !== null && <Comment comment={comment} />}
      {state !== 'open' ? (
        <Alert
          urgency="off"
          tone={state === 'dismissed' ? 'positive' : 'info'}
          title={intl.formatMessage(
            state !== 'upheld'
              ? messages.wasDismissed
              : comment === null
                ? messages.wasUpheld
                : messages.wasUpheldComment,
          )}
        >
          {reportCase.reason}
          {reportCase.decided_at !== null && (
            <p className={styles.quiet}>
              <Moment at={reportCase.decided_at} />
            </p>
          )}
        </Alert>
      ) : mayDecide ? (
        <div className={styles.actions}>
          <Button
            variant="critical"
            disabled={comment === null && !file.is_public}
            onClick={() => setDecision('uphold')}
          >
            {intl.formatMessage(messages.uphold)}
          </Button>
          <Button onClick={() => setDecision('dismiss')}>{intl.formatMessage(messages.dismiss)}</Button>
        </div>
      ) : (
        <Alert urgency="off">
          {intl.formatMessage(comment === null ? messages.own : messages.ownComment)}
        </Alert>
      )}
      <CaseReports caseId={caseId} />
      <Standards />
      {decision !== null && (
        <DecideDialog
          caseId={caseId}
          decision={decision}
          isComment={comment !== null}
          onClosed={() => setDecision(null)}
        />
      )}
    </>
  );
}

/** What was reported, when it is a comment: its words as they are now. */
function Comment({ comment }: { readonly comment: NonNullable<ReportCase['comment']> }) {
  const intl = useIntl();
  const { author, text } = comment;
  return (
    <figure className={styles.comment}>
      <figcaption className={styles.quiet}>
        {author === null
          ? intl.formatMessage(messages.commentGone)
          : intl.formatMessage(messages.comment, { name: author.nick_name })}
      </figcaption>
      {text !== '' && <blockquote className={styles.quote}>{text}</blockquote>}
    </figure>
  );
}
