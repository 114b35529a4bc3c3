import { IconButton } from '@boardwalk/ui-kit';
import { MessageCircle } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { KeptView } from '../use-kept-view.ts';
import styles from './CommentsButton.module.css';
import { messages } from './messages.ts';
import { useOpenThreads } from './use-threads.ts';

/** Opens and closes the list of comments; a dot says that some are unread. */
export function CommentsButton({
  fileKey,
  view,
}: {
  readonly fileKey: string;
  readonly view: Pick<KeptView, 'panel' | 'showPanel'>;
}) {
  const intl = useIntl();
  const { unread } = useOpenThreads(fileKey);
  const isOpen = view.panel === 'comments';
  return (
    <span className={styles.root} data-unread={unread > 0 || undefined}>
      <IconButton
        label={intl.formatMessage(messages.title, { count: unread })}
        icon={<MessageCircle />}
        aria-expanded={isOpen}
        onClick={() => view.showPanel(isOpen ? null : 'comments')}
      />
    </span>
  );
}
