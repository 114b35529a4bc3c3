import { ProfileTab } from '@boardwalk/domain';
import { Badge, IconButton } from '@boardwalk/ui-kit';
import { Bell, Bookmark, History } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from '#shared/links/Link.tsx';
import { useDialogs } from '#shared/dialogs/use-dialogs.ts';
import { paths } from '#shared/paths.ts';
import type { SessionUser } from '#shared/session/session-user.ts';
import { useUnread } from '#shared/viewer/use-unread.ts';
import { shellMessages } from './messages.ts';
import styles from './SiteHeader.module.css';

/** Tools of a logged-in viewer: messages, collections, history (spec §2). */
export function UserTools({ viewer }: { viewer: SessionUser }) {
  const intl = useIntl();
  const { open } = useDialogs();
  const unread = useUnread();
  return (
    <div className={styles.tools}>
      <span className={styles.tool}>
        <IconButton
          label={intl.formatMessage(shellMessages.messages, { count: unread })}
          icon={<Bell />}
          onClick={() => open('messages', {})}
        />
        {unread > 0 && (
          <Badge tone="count" className={styles.unread} aria-hidden>
            {unread > 99 ? '99+' : unread}
          </Badge>
        )}
      </span>
      <IconButton
        label={intl.formatMessage(shellMessages.collections)}
        icon={<Bookmark />}
        render={<Link to={paths.profile(viewer.profile_name, ProfileTab.COLLECTIONS)} />}
      />
      <IconButton
        label={intl.formatMessage(shellMessages.history)}
        icon={<History />}
        render={<Link to={paths.history()} />}
      />
    </div>
  );
}
