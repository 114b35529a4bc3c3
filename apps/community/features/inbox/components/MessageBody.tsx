import type { InboxMessage } from '@boardwalk/api-client';
import { VisuallyHidden } from '@boardwalk/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { inboxMessages } from '../messages.ts';
import styles from './MessageItem.module.css';

interface MessageBodyProps {
  message: InboxMessage;
  icon: ReactNode;
  /** A work has passed its review: the icon says so. */
  isPassed?: boolean;
  /** What it is about in particular, a line each. */
  details?: readonly string[];
  reason?: string | undefined;
  /** What somebody wrote, as they wrote it. */
  quote?: string;
  /** What happened. */
  children: ReactNode;
}

/** What every message looks like: an icon, what happened and why, and when. */
export function MessageBody({
  message,
  icon,
  isPassed = false,
  details = [],
  reason,
  quote,
  children,
}: MessageBodyProps) {
  const intl = useIntl();
  const { read, created_at: createdAt } = message;
  return (
    <>
      <span className={styles.icon} data-passed={isPassed || undefined} aria-hidden>
        {icon}
      </span>
      <span className={styles.text}>
        {!read && (
          <>
            <span className={styles.dot} aria-hidden />
            <VisuallyHidden>{intl.formatMessage(inboxMessages.unread)}</VisuallyHidden>
          </>
        )}
        {children}
      </span>
      {details.map((line) => (
        <span key={line} className={styles.detail}>
          {line}
        </span>
      ))}
      {reason !== undefined && (
        <span className={styles.reason}>
          <FormattedMessage {...inboxMessages.reason} values={{ reason }} />
        </span>
      )}
      {quote !== undefined && <span className={styles.quote}>{quote}</span>}
      <time className={styles.time} dateTime={createdAt}>
        {intl.formatDate(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
    </>
  );
}
