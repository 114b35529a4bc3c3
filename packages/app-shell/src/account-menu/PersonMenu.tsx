import type { User } from '@boardwalk/api-client';
import { ACCOUNT_PATHS, avatarColourIndex, avatarLabel, isAdmin } from '@boardwalk/domain';
import {
  Avatar,
  Menu,
  MenuGroup,
  MenuItem,
  MenuLink,
  MenuSeparator,
  toast,
  type AvatarColor,
} from '@boardwalk/ui-kit';
import { CircleUser, LayoutGrid, LayoutTemplate, ShieldCheck, LogOut, Settings } from 'lucide-react';
import { useIntl } from 'react-intl';
import { accountMessages } from './account-messages.ts';
import styles from './PersonMenu.module.css';
import { Preferences } from './Preferences.tsx';

const COMMUNITY = '/community/';
const WORKSPACE = '/app/';
const CONSOLE = '/console/';
const OWN_PROFILE = '/community/profile';
const ACCOUNT_CENTRE = `${ACCOUNT_PATHS.centre}?tab=ACCOUNT&product=board`;

export interface PersonMenuProps {
  readonly viewer: Pick<User, 'user_id' | 'nick_name' | 'avatar_url' | 'role'>;
  /** Ends the session on the server; rejects when it could not. */
  readonly signOut: () => Promise<void>;
}

/** The avatar and what opens from it: personal pages and the other apps, language, appearance, log out. */
export function PersonMenu({ viewer, signOut }: PersonMenuProps) {
  const intl = useIntl();

  /** Leaves for the community: nothing of the person stays in the page. */
  async function logOut() {
    try {
      await signOut();
    } catch {
      toast.error(intl.formatMessage(accountMessages.logOutFailed));
      return;
    }
    window.location.assign(COMMUNITY);
  }

  const { pathname } = window.location;
  return (
    <Menu
      trigger={
        <button
          type="button"
          className={styles.trigger}
          aria-label={intl.formatMessage(accountMessages.account)}
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
      <MenuGroup label={<span className={styles.name}>{viewer.nick_name}</span>}>
        <MenuLink icon={<CircleUser />} href={OWN_PROFILE}>
          {intl.formatMessage(accountMessages.profile)}
        </MenuLink>
        <MenuLink icon={<LayoutTemplate />} href={COMMUNITY}>
          {intl.formatMessage(accountMessages.community)}
        </MenuLink>
        {!pathname.startsWith(WORKSPACE) && (
          <MenuLink icon={<LayoutGrid />} href={WORKSPACE}>
            {intl.formatMessage(accountMessages.workspace)}
          </MenuLink>
        )}
        {isAdmin(viewer.role) && (
          <MenuLink icon={<ShieldCheck />} href={CONSOLE}>
            {intl.formatMessage(accountMessages.console)}
          </MenuLink>
        )}
        {pathname !== ACCOUNT_PATHS.centre && (
          <MenuLink icon={<Settings />} href={ACCOUNT_CENTRE}>
            {intl.formatMessage(accountMessages.settings)}
          </MenuLink>
        )}
      </MenuGroup>
      <Preferences />
      <MenuSeparator />
      <MenuItem icon={<LogOut />} onSelect={() => void logOut()}>
        {intl.formatMessage(accountMessages.logOut)}
      </MenuItem>
    </Menu>
  );
}
