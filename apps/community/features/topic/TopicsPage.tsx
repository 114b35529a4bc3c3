import { Image } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { PageMeta } from '#shared/meta/PageMeta.tsx';
import { paths } from '#shared/paths.ts';
import { useListTopicsQuery } from './api.ts';
import { topicMessages } from './messages.ts';
import styles from './TopicPage.module.css';

/** All topics (spec §2). */
export function TopicsPage() {
  const intl = useIntl();
  const { data } = useListTopicsQuery();
  const title = intl.formatMessage(topicMessages.allTitle);
  const lead = intl.formatMessage(topicMessages.allLead);
  return (
    <div className={styles.root}>
      <PageMeta title={title} description={lead} path={paths.topics()} />
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      <ul className={styles.topics}>
        {data?.list.map((topic, index) => (
          <li key={topic.id}>
            <Link to={paths.topic(topic.id)} className={styles.topic}>
              <Image
                src={topic.cover ?? ''}
                alt=""
                priority={index < 4}
                {...(topic.cover_image
                  ? { sources: topic.cover_image.sources, placeholder: topic.cover_image.placeholder }
                  : {})}
              />
              <span className={styles.topicTitle}>{topic.title}</span>
              <span className={styles.lead}>
                {intl.formatMessage(topicMessages.count, { count: topic.file_count })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
