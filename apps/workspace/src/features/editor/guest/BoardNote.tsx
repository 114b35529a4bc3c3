import { IconButton } from '@boardwalk/ui-kit';
import { X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styles from './BoardNote.module.css';
import { guestMessages as messages } from './messages.ts';

export interface BoardNoteProps {
  readonly icon: ReactNode;
  /** What is different about this board. */
  readonly title: string;
  /** What that means. */
  readonly text: string;
  /** What can be done about it; on a phone the header offers it alone. */
  readonly action: ReactNode;
  /** At the bottom where no tools stand. */
  readonly place: 'top' | 'bottom';
  readonly onClose: () => void;
}

/** A calm note over a board, which stays until it is closed. */
export function BoardNote({ icon, title, text, action, place, onClose }: BoardNoteProps) {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <aside className={styles.root} data-place={place} aria-label={title}>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <p className={styles.text}>
        <strong>{title}</strong> <span>{text}</span>
      </p>
      <span className={styles.action}>{action}</span>
      <IconButton
        label={intl.formatMessage(messages.close)}
        icon={<X />}
        size="small"
        onClick={() => {
          setIsOpen(false);
          onClose();
        }}
      />
    </aside>
  );
}
