import type { ModeratedWork } from '@boardwalk/api-client';
import { isFailure } from '@boardwalk/app-shell/failures';
import { Alert, Badge, EmptyState, ErrorState, Image, Link, Skeleton } from '@boardwalk/ui-kit';
import { FileQuestion } from 'lucide-react';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import CreatorHistory from '#shared/creator-history/CreatorHistory.tsx';
import { CorrectTags } from '#shared/correct-tags/CorrectTags.tsx';
import { failureText } from '#shared/errors/failure-text.ts';
import { listMessages } from '#shared/list/messages.ts';
import { outsidePaths, paths } from '#shared/paths.ts';
import { TakeDown } from '#shared/take-down/TakeDown.tsx';
import { useGetModeratedWorkQuery } from '#shared/works/api.ts';
import { worksMessages as messages } from '../messages.ts';
import styles from './Work.module.css';

/** A work: what it is, where it stands, the ways to what was decided about it, and its end. */
export function Work({ fileKey }: { readonly fileKey: string }) {
  const intl = useIntl();
  const { data, error, isFetching, refetch } = useGetModeratedWorkQuery(fileKey);
  if (data !== undefined) return <Opened work={data} />;
  if (error === undefined)
    return (
      <div aria-busy="true">
        <Skeleton shape="title" width={50} />
        <Skeleton shape="block" />
      </div>
    );
  // What is no key at all the server calls a bad request.
  return isFailure(error) && ['file_not_found', 'bad_input'].includes(error.error) ? (
    <EmptyState
      icon={<FileQuestion />}
      title={intl.formatMessage(messages.missing)}
      description={intl.formatMessage(messages.missingText)}
    />
  ) : (
    <ErrorState
      title={intl.formatMessage(listMessages.lostTitle)}
      description={failureText(intl, error)}
      retryLabel={intl.formatMessage(listMessages.retry)}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

function Opened({ work }: { readonly work: ModeratedWork }) {
  const intl = useIntl();
  const { file_key: fileKey, name, owner, cover_image: cover, is_public: isPublic } = work;
  return (
    <article className={styles.root}>
      <header className={styles.head}>
        <Image
          src={cover.url}
          alt=""
          sources={cover.sources}
          sizes="(max-width: 639px) 100vw, 280px"
          placeholder={cover.placeholder}
        />
        <div className={styles.facts}>
          <div className={styles.titles}>
            <h2 className={styles.title}>{name}</h2>
            <Badge tone={isPublic ? 'positive' : 'neutral'}>
              {intl.formatMessage(isPublic ? messages.isPublic : messages.notPublic)}
            </Badge>
          </div>
          {owner.profile_name === null ? (
            <span>{owner.nick_name}</span>
          ) : (
            <Outside href={outsidePaths.profile(owner.profile_name)}>{owner.nick_name}</Outside>
          )}
          <Tagging work={work} />
          <Ways work={work} />
          {(work.may_correct || work.may_take_down) && (
            <div className={styles.actions}>
              {work.may_correct && (
                <CorrectTags fileKey={fileKey} name={name} language={work.owner_language} />
              )}
              {work.may_take_down && (
                <TakeDown fileKey={fileKey} name={name} language={work.owner_language} />
              )}
            </div>
          )}
          {isPublic && !work.may_take_down && <Alert urgency="off">{intl.formatMessage(messages.own)}</Alert>}
        </div>
      </header>
      <CreatorHistory userId={owner.user_id} name={owner.nick_name} />
    </article>
  );
}

/** The tags and topics that the work has. */
function Tagging({ work }: { readonly work: ModeratedWork }) {
  const intl = useIntl();
  const rows = [
    { words: messages.tags, names: work.tag_list.map(({ id, name }) => ({ id, name })) },
    { words: messages.topics, names: work.topic_list.map(({ id, title }) => ({ id, name: title })) },
  ];
  return (
    <dl className={styles.tagging}>
      {rows.map(({ words, names }) => (
        <Fragment key={words.id}>
          <dt className={styles.term}>{intl.formatMessage(words)}</dt>
          <dd className={styles.names}>
            {names.length === 0
              ? intl.formatMessage(messages.none)
              : names.map(({ id, name }) => <Badge key={id}>{name}</Badge>)}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** Where the work is shown and was decided about. */
function Ways({ work }: { readonly work: ModeratedWork }) {
  const intl = useIntl();
  const { file_key: fileKey, open_case_id: caseId } = work;
  return (
    <div className={styles.links}>
      {work.is_public && (
        <Outside href={outsidePaths.file(fileKey)}>{intl.formatMessage(messages.openPublic)}</Outside>
      )}
      <Link render={<RouterLink to={paths.review(work.submission_id)} />}>
        {intl.formatMessage(messages.openReview)}
      </Link>
      {caseId !== null && (
        <Link render={<RouterLink to={paths.reports(caseId)} />}>
          {intl.formatMessage(messages.openCase)}
        </Link>
      )}
      <Link render={<RouterLink to={paths.log(fileKey)} />}>{intl.formatMessage(messages.openLog)}</Link>
    </div>
  );
}

function Outside({ href, children }: { readonly href: string; readonly children: string }) {
  const intl = useIntl();
  return (
    <Link href={href} target="_blank" newTabLabel={intl.formatMessage(messages.newTab)}>
      {children}
    </Link>
  );
}
