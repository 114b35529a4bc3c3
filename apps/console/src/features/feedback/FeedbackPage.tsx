import { useDocumentTitle } from '@boardwalk/app-shell/start';
import { Badge } from '@boardwalk/ui-kit';
import { MessageSquareText } from 'lucide-react';
import { useIntl } from 'react-intl';
import { PagedList } from '#shared/list/PagedList.tsx';
import { Pictures } from '#shared/pictures/Pictures.tsx';
import { Moment } from '#shared/time/Moment.tsx';
import { useListFeedbackInfiniteQuery } from './api.ts';
import styles from './FeedbackPage.module.css';
import { feedbackMessages as messages } from './messages.ts';

/** What people have written about the product, the latest first. */
export function FeedbackPage() {
  const intl = useIntl();
  const title = intl.formatMessage(messages.title);
  useDocumentTitle(title);
  const list = useListFeedbackInfiniteQuery();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <PagedList
        list={list}
        empty={{
          icon: <MessageSquareText />,
          title: intl.formatMessage(messages.none),
          description: intl.formatMessage(messages.noneText),
        }}
      >
        {(entries) => (
          <ul className={styles.list}>
            {entries.map((entry) => (
              <li key={entry.feedback_id} className={styles.entry}>
                <p className={styles.head}>
                  <strong>{entry.user.nick_name}</strong>
                  <Badge>{entry.career.name}</Badge>
                  <Badge>{entry.industry.name}</Badge>
                  <Moment at={entry.created_at} />
                </p>
                <p className={styles.words}>{entry.description}</p>
                <Pictures images={entry.images} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}
