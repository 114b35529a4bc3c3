import { ErrorState, Image, Skeleton } from '@boardwalk/ui-kit';
import { Layers } from 'lucide-react';
import { useIntl } from 'react-intl';
import { KEEP_FRESH } from '#shared/api/keep-fresh.ts';
import { isNotFound } from '#shared/api/failure.ts';
import type { Topic } from '#shared/api/wire.ts';
import { failureText } from '#shared/errors/failure-text.ts';
import { FileList } from '#shared/files/FileList.tsx';
import { ButtonLink } from '#shared/links/ButtonLink.tsx';
import { PageMeta } from '#shared/meta/PageMeta.tsx';
import { Notice } from '#shared/notice/Notice.tsx';
import { paths } from '#shared/paths.ts';
import { useGetTopicQuery, useListTopicFilesInfiniteQuery } from './api.ts';
import { topicMessages } from './messages.ts';
import styles from './TopicPage.module.css';

/** One topic: what it is about, and its templates (spec §2). */
export function TopicPage({ id }: { id: number }) {
  const intl = useIntl();
  const { data: topic, error, isFetching, refetch } = useGetTopicQuery(id);
  const list = useListTopicFilesInfiniteQuery(id, KEEP_FRESH);
  if (isNotFound(error)) return <MissingTopic />;
  if (!topic && error !== undefined && !isFetching) {
    return (
      <div className={styles.root}>
        <title>{intl.formatMessage(topicMessages.failedTitle)}</title>
        <ErrorState
          title={intl.formatMessage(topicMessages.failedTitle)}
          description={failureText(intl, error)}
          retryLabel={intl.formatMessage(topicMessages.retry)}
          onRetry={() => {
            void refetch();
            if (list.isError) void list.refetch();
          }}
        />
      </div>
    );
  }
  return (
    <div className={styles.root}>
      {topic ? <TopicHead topic={topic} /> : <TopicHeadSkeleton />}
      <FileList
        list={list}
        isFirst
        headingLevel={2}
        empty={
          <Notice
            icon={<Layers />}
            title={intl.formatMessage(topicMessages.emptyTitle)}
            text={intl.formatMessage(topicMessages.emptyText)}
          >
            <SeeAll />
          </Notice>
        }
      />
    </div>
  );
}

function TopicHead({ topic }: { topic: Topic }) {
  const intl = useIntl();
  const { cover_image: cover } = topic;
  return (
    <header className={styles.head}>
      <PageMeta
        title={topic.title}
        description={topic.description}
        path={paths.topic(topic.id)}
        {...(cover ? { image: cover } : {})}
      />
      <div className={styles.headText}>
        <ButtonLink variant="quiet" size="small" to={paths.topics()} className={styles.up ?? ''}>
          {intl.formatMessage(topicMessages.allTitle)}
        </ButtonLink>
        <h1 className={styles.title}>{topic.title}</h1>
        {topic.description !== '' && <p className={styles.lead}>{topic.description}</p>}
        <p className={styles.count}>{intl.formatMessage(topicMessages.count, { count: topic.file_count })}</p>
      </div>
      {topic.cover !== null && (
        <Image
          className={styles.headCover ?? ''}
          src={topic.cover}
          alt=""
          sizes="(max-width: 639px) 100vw, 360px"
          priority
          {...(cover ? { sources: cover.sources, placeholder: cover.placeholder || undefined } : {})}
        />
      )}
    </header>
  );
}

function TopicHeadSkeleton() {
  return (
    <div className={styles.head} aria-hidden>
      <div className={styles.headText}>
        <Skeleton width={25} />
        <Skeleton shape="title" width={50} />
        <Skeleton width={75} />
      </div>
    </div>
  );
}

function MissingTopic() {
  const intl = useIntl();
  return (
    <>
      <title>{intl.formatMessage(topicMessages.missingTitle)}</title>
      <meta name="robots" content="noindex" />
      <Notice
        level={1}
        icon={<Layers />}
        title={intl.formatMessage(topicMessages.missingTitle)}
        text={intl.formatMessage(topicMessages.missingText)}
      >
        <SeeAll />
      </Notice>
    </>
  );
}

function SeeAll() {
  const intl = useIntl();
  return <ButtonLink to={paths.topics()}>{intl.formatMessage(topicMessages.seeAll)}</ButtonLink>;
}
