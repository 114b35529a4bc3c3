import type { InboxMessage } from '@boardwalk/api-client';
import { InboxMessageType, readInboxContent } from '@boardwalk/domain';
import { VisuallyHidden } from '@boardwalk/ui-kit';
import { CircleCheck, PencilLine } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { outsidePaths, paths } from '#shared/paths.ts';
import { useReadMessageMutation } from '../api.ts';
import { inboxMessages } from '../messages.ts';
import styles from './MessageItem.module.css';

export interface MessageItemProps {
  readonly message: InboxMessage;
  /** Runs when the message's link is followed inside the community. */
  readonly onOpen: () => void;
}

/**
 * One message of a review. A click marks it read and opens the work: a passed one in the community, a refused one in
 * the editor, where it can be improved and submitted again (spec §2).
 */
export function MessageItem({ message, onOpen }: MessageItemProps) {
  const intl = useIntl();
  const [read] = useReadMessageMutation();
  const { id, meta, created_at: createdAt } = message;
  const work = readInboxContent(meta.content);
  if (work === null) return null;

  const isPassed = meta.msg_type === InboxMessageType.AUDIT_AGREE;
  const markRead = () => {
    if (!message.read) void read(id);
  };
  const body = (
    <>
      <span className={styles.icon} data-passed={isPassed || undefined} aria-hidden>
        {isPassed ? <CircleCheck /> : <PencilLine />}
      </span>
      <span className={styles.text}>
        {!message.read && (
          <>
            <span className={styles.dot} aria-hidden />
            <VisuallyHidden>{intl.formatMessage(inboxMessages.unread)}</VisuallyHidden>
          </>
        )}
        <FormattedMessage
          {...(isPassed ? inboxMessages.published : inboxMessages.refused)}
          values={{ name: work.name }}
        />
      </span>
      {work.reason !== undefined && (
        <span className={styles.reason}>
          <FormattedMessage {...inboxMessages.reason} values={{ reason: work.reason }} />
        </span>
      )}
      <time className={styles.time} dateTime={createdAt}>
        {intl.formatDate(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
    </>
  );
  return (
    <li className={styles.item} data-unread={message.read ? undefined : ''}>
      {isPassed ? (
        <Link
          className={styles.link}
          to={paths.file(work.file_key)}
          onClick={() => {
            markRead();
            onOpen();
          }}
        >
          {body}
        </Link>
      ) : (
        <a
          className={styles.link}
          href={outsidePaths.editor(work.file_key)}
          target="_blank"
          rel="noreferrer"
          onClick={markRead}
        >
          {body}
        </a>
      )}
    </li>
  );
}
