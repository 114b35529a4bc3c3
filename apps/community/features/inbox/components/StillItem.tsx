import type { InboxMessage } from '@boardwalk/api-client';
import { useState, type ReactNode } from 'react';
import styles from './MessageItem.module.css';

/** A message that leads nowhere: a press only marks it read. */
export function StillItem({
  message,
  onRead,
  children,
}: {
  readonly message: InboxMessage;
  readonly onRead: () => void;
  readonly children: ReactNode;
}) {
  // It stays a button when it is read, so that it keeps the keyboard.
  const [isButton] = useState(!message.read);
  return (
    <div className={styles.item} data-unread={message.read ? undefined : ''}>
      {isButton ? (
        <button type="button" className={styles.link} onClick={onRead}>
          {children}
        </button>
      ) : (
        <div className={styles.still}>{children}</div>
      )}
    </div>
  );
}
