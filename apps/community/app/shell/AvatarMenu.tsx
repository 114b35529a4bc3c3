import { avatarColourIndex, avatarLabel } from '@boardwalk/domain';
import { Avatar, Menu, type AvatarColor } from '@boardwalk/ui-kit';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import type { SessionUser } from '#shared/session/session-user.ts';
import styles from './AvatarMenu.module.css';
import { shellMessages } from './messages.ts';

let Parts: ComponentType<{ viewer: SessionUser }> | undefined;

const load = async () => {
  ({ AvatarMenuItems: Parts } = await import('./AvatarMenuItems.tsx'));
};

/** The avatar, and the menu behind it, whose code comes when somebody comes near. */
export function AvatarMenu({ viewer }: { viewer: SessionUser }) {
  const intl = useIntl();
  return (
    <Menu
      load={load}
      className={styles.panel ?? ''}
      trigger={
        <button
          type="button"
          className={styles.trigger}
          aria-label={intl.formatMessage(shellMessages.account)}
        >
          <Avatar
            label={avatarLabel(viewer.nick_name)}
            color={(avatarColourIndex(viewer.user_id) + 1) as AvatarColor}
            src={viewer.avatar_url}
            size={32}
          />
        </button>
      }
    >
      <Items viewer={viewer} />
    </Menu>
  );
}

/** Drawn only once the menu is there, with its parts. */
function Items({ viewer }: { viewer: SessionUser }) {
  return Parts && <Parts viewer={viewer} />;
}
