import { Image } from '@boardwalk/ui-kit';
import { Layers } from 'lucide-react';
import { useIntl } from 'react-intl';
import { EntriesPage } from '#shared/content/EntriesPage.tsx';
import { StateBadge } from '#shared/content/StateBadge.tsx';
import { textIn } from '#shared/content/texts.ts';
import { paths } from '#shared/paths.ts';
import { useListManagedTopicsQuery, useReorderTopicsMutation } from './api.ts';
import { TopicForm } from './components/TopicForm.tsx';
import { topicMessages as messages } from './messages.ts';
import styles from './TopicsPage.module.css';

/** Topics in the order in which visitors see them, beside the one that is changed. */
export function TopicsPage() {
  const intl = useIntl();
  const query = useListManagedTopicsQuery();
  const [reorder] = useReorderTopicsMutation();
  return (
    <EntriesPage
      words={messages}
      icon={<Layers />}
      to={paths.topics}
      query={query}
      reorder={reorder}
      rowHeight={52}
      itemOf={(topic) => ({
        id: String(topic.id),
        label: textIn(topic.titles, intl.locale),
        icon: (
          <span className={styles.cover}>
            {topic.cover === null ? (
              <Layers />
            ) : (
              <Image src={topic.cover} alt="" sizes="54px" placeholder={topic.cover_image?.placeholder} />
            )}
          </span>
        ),
        hint: <StateBadge schedule={topic} />,
      })}
      renderForm={({ entry, ...place }) => <TopicForm key={entry?.id ?? 'new'} entry={entry} {...place} />}
    />
  );
}
