import { useIntl } from 'react-intl';
import { isNotFound } from '#shared/api/failure.ts';
import { FileList } from '#shared/files/FileList.tsx';
import { PageMeta } from '#shared/meta/PageMeta.tsx';
import { ButtonLink } from '#shared/links/ButtonLink.tsx';
import { Notice } from '#shared/notice/Notice.tsx';
import { paths } from '#shared/paths.ts';
import { useGetTopicQuery, useListTopicFilesInfiniteQuery } from './api.ts';
import { topicMessages } from './messages.ts';
import styles from './TopicPage.module.css';

/** One topic: what it is about, and its templates. */
export function TopicPage({ id }: { id: number }) {
  const intl = useIntl();
  const { data: topic, error } = useGetTopicQuery(id);
  const list = useListTopicFilesInfiniteQuery(id);
  const seeAll = <ButtonLink to={paths.topics()}>{intl.formatMessage(topicMessages.seeAll)}</ButtonLink>;
  if (isNotFound(error)) {
    return (
      <Notice
        level={1}
        title={intl.formatMessage(topicMessages.missingTitle)}
        text={intl.formatMessage(topicMessages.missingText)}
      >
        {seeAll}
      </Notice>
    );
  }
  return (
    <div className={styles.root}>
      {topic && <PageMeta title={topic.title} description={topic.description} path={paths.topic(id)} />}
      <header className={styles.header}>
        <h1 className={styles.title}>{topic?.title}</h1>
        <p className={styles.lead}>{topic?.description}</p>
      </header>
      <FileList
        list={list}
        isFirst
        headingLevel={2}
        empty={
          <Notice
            title={intl.formatMessage(topicMessages.emptyTitle)}
            text={intl.formatMessage(topicMessages.emptyText)}
          >
            {seeAll}
          </Notice>
        }
      />
    </div>
  );
}
