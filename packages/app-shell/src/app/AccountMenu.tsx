import {
  ACCOUNT_PATHS,
  isAdmin,
  avatarColourIndex,
  avatarLabel,
  LANGUAGES,
  parseLanguage,
} from '@boardwalk/domain';
import {
  Avatar,
  Menu,
  MenuGroup,
  MenuItem,
  MenuLink,
  MenuRadioGroup,
  MenuSeparator,
  Theme,
  toast,
  type AvatarColor,
} from '@boardwalk/ui-kit';
import { CircleUser, LayoutTemplate, ShieldCheck, LogOut, Settings } from 'lucide-react';
import { useIntl } from 'react-intl';
import { chooseLanguage } from '../language/choose-language.ts';
import { LANGUAGE_NAMES } from '../language/language-names.ts';
import { accountMessages } from './account-messages.ts';
import styles from './AccountMenu.module.css';
import { useActiveSession } from './session-context.ts';
import { useTheme } from './use-theme.ts';

const COMMUNITY = '/community/';
const CONSOLE = '/console/';
const OWN_PROFILE = '/community/profile';
const ACCOUNT_CENTRE = `${ACCOUNT_PATHS.centre}?tab=ACCOUNT&product=board`;

/** The avatar and what opens from it: personal pages, language, appearance, log out. */
export function AccountMenu() {
  const intl = useIntl();
  const { viewer } = useActiveSession();
  const logOut = useLogOut();
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
        {isAdmin(viewer.role) && (
          <MenuLink icon={<ShieldCheck />} href={CONSOLE}>
            {intl.formatMessage(accountMessages.console)}
          </MenuLink>
        )}
        <MenuLink icon={<Settings />} href={ACCOUNT_CENTRE}>
          {intl.formatMessage(accountMessages.settings)}
        </MenuLink>
      </MenuGroup>
      <Preferences />
      <MenuSeparator />
      <MenuItem icon={<LogOut />} onSelect={() => void logOut()}>
        {intl.formatMessage(accountMessages.logOut)}
      </MenuItem>
    </Menu>
  );
}

/** Items of a menu: appearance and language. */
export function Preferences() {
  const intl = useIntl();
  const [theme, setTheme] = useTheme();
  const language = parseLanguage(intl.locale);
  return (
    <>
      <MenuSeparator />
      <MenuRadioGroup
        label={intl.formatMessage(accountMessages.appearance)}
        value={theme}
        onValueChange={setTheme}
        options={[
          { value: Theme.SYSTEM, label: intl.formatMessage(accountMessages.system) },
          { value: Theme.LIGHT, label: intl.formatMessage(accountMessages.light) },
          { value: Theme.DARK, label: intl.formatMessage(accountMessages.dark) },
        ]}
      />
      {language && (
        <>
          <MenuSeparator />
          <MenuRadioGroup
            label={intl.formatMessage(accountMessages.language)}
            value={language}
            onValueChange={(next) => chooseLanguage(next)}
            options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
          />
        </>
      )}
    </>
  );
}

/** Ends the session on the server, then leaves for the community: nothing of the person stays in the page. */
function useLogOut(): () => Promise<void> {
  const intl = useIntl();
  const { session } = useActiveSession();
  return async () => {
    try {
      await session.signOut();
    } catch {
      toast.error(intl.formatMessage(accountMessages.logOutFailed));
      return;
    }
    window.location.assign(COMMUNITY);
  };
}
