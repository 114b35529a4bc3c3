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
import { SUBJECT_WORDS } from '../subject-words.ts';
import { reasonWords } from '../reason-words.ts';
import styles from './CaseDetail.module.css';
import { CaseReports } from './CaseReports.tsx';
import { DecideDialog } from './DecideDialog.tsx';
import { PersonPicture } from './PersonPicture.tsx';
import { Standards } from './Standards.tsx';

/** One case: the work or the profile, what was reported, the standards it is measured by, and the decision. */
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
  const { case_id: caseId, file, comment, profile, state, reasons, may_decide: mayDecide } = reportCase;
  const subject = profile !== null ? 'profile' : comment !== null ? 'comment' : 'work';
  const words = SUBJECT_WORDS[subject];
  const [decision, setDecision] = useState<'uphold' | 'dismiss' | null>(null);
  const title = useOpenedTitle();
  return (
    <>
      <header className={styles.head} data-subject={subject}>
        {file !== null && (
          <div className={styles.cover}>
            <Image
              src={file.cover_image.url}
              alt=""
              sources={file.cover_image.sources}
              sizes="(max-width: 639px) 100vw, 324px"
              placeholder={file.cover_image.placeholder}
            />
          </div>
        )}
        {profile !== null && <PersonPicture owner={profile.owner} size={96} />}
        <div className={styles.facts}>
          <h2 {...title} className={styles.title}>
            {file?.name ?? profile?.owner.nick_name}
          </h2>
          <p className={styles.quiet}>{file?.owner.nick_name ?? intl.formatMessage(messages.profile)}</p>
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
          {profile !== null ? (
            profile.owner.profile_name !== null && (
              <Link
                href={outsidePaths.profile(profile.owner.profile_name)}
                target="_blank"
                newTabLabel={intl.formatMessage(messages.newTab)}
              >
                {intl.formatMessage(messages.openProfile)}
              </Link>
            )
          ) : file?.is_public ? (
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
      {profile !== null && <Introduction text={profile.introduce} />}
      {state !== 'open' ? (
        <Alert
          urgency="off"
          tone={state === 'dismissed' ? 'positive' : 'info'}
          title={intl.formatMessage(state === 'upheld' ? words.upheld : messages.wasDismissed)}
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
            disabled={subject === 'work' && file?.is_public !== true}
            onClick={() => setDecision('uphold')}
          >
            {intl.formatMessage(words.uphold)}
          </Button>
          <Button onClick={() => setDecision('dismiss')}>{intl.formatMessage(messages.dismiss)}</Button>
        </div>
      ) : (
        <Alert urgency="off">{intl.formatMessage(words.own)}</Alert>
      )}
      <CaseReports caseId={caseId} />
      <Standards />
      {decision !== null && (
        <DecideDialog
          caseId={caseId}
          decision={decision}
          subject={subject}
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

/** What somebody says of themselves, when it is their profile that was reported. */
function Introduction({ text }: { readonly text: string }) {
  const intl = useIntl();
  if (text === '') return <p className={styles.quiet}>{intl.formatMessage(messages.noIntroduce)}</p>;
  return (
    <figure className={styles.comment}>
      <figcaption className={styles.quiet}>{intl.formatMessage(messages.introduce)}</figcaption>
      <blockquote className={styles.quote}>{text}</blockquote>
    </figure>
  );
}
