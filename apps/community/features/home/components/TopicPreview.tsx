import { LISTING_LIMITS } from '@boardwalk/domain';
import { Image, Skeleton } from '@boardwalk/ui-kit';
import { ArrowRight } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from '#shared/links/Link.tsx';
import { paths } from '#shared/paths.ts';
import { useListTopicPreviewQuery } from '../api.ts';
import styles from '../HomePage.module.css';
import { homeMessages } from '../messages.ts';

/** The first topics and the way to all of them. Nothing shows when there are none. */
export function TopicPreview() {
  const intl = useIntl();
  const { data } = useListTopicPreviewQuery();
  if (data?.list.length === 0) return null;
  return (
    <section className={styles.topicArea} aria-labelledby="home-topics">
      <div className={styles.headingRow}>
        <h2 id="home-topics" className={styles.heading}>
          {intl.formatMessage(homeMessages.topics)}
        </h2>
        <Link to={paths.topics()} className={styles.more}>
          {intl.formatMessage(homeMessages.allTopics)}
          <ArrowRight aria-hidden />
        </Link>
      </div>
      <ul className={styles.topics}>
        {data === undefined && <Loading />}
        {data?.list.map((topic) => (
          <li key={topic.id}>
            <Link to={paths.topic(topic.id)} className={styles.topic}>
              {topic.cover !== null && (
                <Image
                  className={styles.topicImage}
                  src={topic.cover}
                  alt=""
                  sizes="50px"
                  {...(topic.cover_image ? { sources: topic.cover_image.sources } : {})}
                />
              )}
              <span className={styles.topicText}>
                <span className={styles.topicTitle}>{topic.title}</span>
                <span className={styles.topicCount}>
                  {intl.formatMessage(homeMessages.topicFiles, { count: topic.file_count })}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Loading() {
  return Array.from({ length: LISTING_LIMITS.topicPreviewSize }, (_, index) => (
    <li key={index} className={styles.topic} aria-hidden>
      <Skeleton shape="cover" className={styles.topicImage ?? ''} />
      <Skeleton width={50} />
    </li>
  ));
}
