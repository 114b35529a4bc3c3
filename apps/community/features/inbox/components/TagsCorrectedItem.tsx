import type { InboxMessage } from '@boardwalk/api-client';
import { readTagsCorrected } from '@boardwalk/domain';
import { Tags } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '#shared/links/Link.tsx';
import { paths } from '#shared/paths.ts';
import { inboxMessages } from '../messages.ts';
import { MessageBody } from './MessageBody.tsx';
import styles from './MessageItem.module.css';

/** A moderator has corrected tags or topics of a work of the viewer's: what came, what went, and why. */
export function TagsCorrectedItem({
  message,
  onOpen,
}: {
  readonly message: InboxMessage;
  readonly onOpen: () => void;
}) {
  const intl = useIntl();
  const content = readTagsCorrected(message.meta.content);
  if (content === null) return null;
  const { tags, topics } = content;
  const changes = [
    { words: inboxMessages.tagsAdded, names: tags.added },
    { words: inboxMessages.tagsRemoved, names: tags.removed },
    { words: inboxMessages.topicsAdded, names: topics.added },
    { words: inboxMessages.topicsRemoved, names: topics.removed },
  ];
  return (
    <div className={styles.item} data-unread={message.read ? undefined : ''}>
      <Link className={styles.link} to={paths.file(content.file_key)} onClick={onOpen}>
        <MessageBody
          message={message}
          icon={<Tags />}
          reason={content.reason}
          details={changes
            .filter(({ names }) => names.length > 0)
            // Names have commas of their own.
            .map(({ words, names }) => intl.formatMessage(words, { names: names.join(' · ') }))}
        >
          <FormattedMessage {...inboxMessages.tagsCorrected} values={{ name: content.name }} />
        </MessageBody>
      </Link>
    </div>
  );
}
