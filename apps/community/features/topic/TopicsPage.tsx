import { ErrorState, Image, TemplateCardSkeleton } from '@boardwalk/ui-kit';
import { Layers } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from '#shared/links/Link.tsx';
import type { Topic } from '#shared/api/wire.ts';
import { failureText } from '#shared/errors/failure-text.ts';
import { ButtonLink } from '#shared/links/ButtonLink.tsx';
import { PageMeta } from '#shared/meta/PageMeta.tsx';
import { Notice } from '#shared/notice/Notice.tsx';
import { paths } from '#shared/paths.ts';
import { useListTopicsQuery } from './api.ts';
import { topicMessages } from './messages.ts';
import styles from './TopicPage.module.css';

/** All topics (spec §2). */
export function TopicsPage() {
  const intl = useIntl();
  const title = intl.formatMessage(topicMessages.allTitle);
  const lead = intl.formatMessage(topicMessages.allLead);
  return (
    <div className={styles.root}>
      <PageMeta title={title} description={lead} path={paths.topics()} />
      <header className={styles.head}>
        <div className={styles.headText}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
      </header>
      <Topics />
    </div>
  );
}

function Topics() {
  const intl = useIntl();
  const { data, error, isFetching, refetch } = useListTopicsQuery();
  if (data && data.list.length > 0) {
    return (
      <ul className={styles.topics}>
        {data.list.map((topic, index) => (
          <li key={topic.id}>
            <TopicCard topic={topic} isPriority={index < 4} />
          </li>
        ))}
      </ul>
    );
  }
  if (data) {
    return (
      <Notice
        icon={<Layers />}
        title={intl.formatMessage(topicMessages.noneTitle)}
        text={intl.formatMessage(topicMessages.noneText)}
      >
        <ButtonLink to={paths.home()}>{intl.formatMessage(topicMessages.explore)}</ButtonLink>
      </Notice>
    );
  }
  if (error !== undefined && !isFetching) {
    return (
      <ErrorState
        title={intl.formatMessage(topicMessages.failedAll)}
        description={failureText(intl, error)}
        retryLabel={intl.formatMessage(topicMessages.retry)}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div className={styles.topics} aria-busy>
      {Array.from({ length: 8 }, (_, index) => (
        <TemplateCardSkeleton key={index} />
      ))}
    </div>
  );
}

function TopicCard({ topic, isPriority }: { topic: Topic; isPriority: boolean }) {
  const intl = useIntl();
  const { cover_image: cover } = topic;
  return (
    <article className={styles.topic}>
      <div className={styles.topicCover}>
        {topic.cover === null ? (
          <span className={styles.topicBlank} aria-hidden>
            <Layers />
          </span>
        ) : (
          <Image
            src={topic.cover}
            alt=""
            priority={isPriority}
            {...(cover ? { sources: cover.sources, placeholder: cover.placeholder || undefined } : {})}
          />
        )}
      </div>
      <h2 className={styles.topicTitle}>
        <Link to={paths.topic(topic.id)} className={styles.topicLink}>
          {topic.title}
        </Link>
      </h2>
      {topic.description !== '' && <p className={styles.topicText}>{topic.description}</p>}
      <p className={styles.count}>{intl.formatMessage(topicMessages.count, { count: topic.file_count })}</p>
    </article>
  );
}
