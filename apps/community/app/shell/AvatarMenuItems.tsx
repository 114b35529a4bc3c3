import { isAdmin, ProfileTab, UserCentreSection } from '@boardwalk/domain';
import { MenuGroup, MenuItem, MenuLink, MenuSeparator, toast } from '@boardwalk/ui-kit';
import {
  Bookmark,
  CircleUser,
  History,
  LogOut,
  MessageSquareText,
  Settings,
  ShieldCheck,
  Wallet,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Link } from '#shared/links/Link.tsx';
import { browserActions } from '#shared/browser/browser-actions.ts';
import { useDialogs } from '#shared/dialogs/use-dialogs.ts';
import { inPlace } from './in-place.ts';
import { outsidePaths, paths } from '#shared/paths.ts';
import { useSession } from '#shared/session/session-context.ts';
import type { SessionUser } from '#shared/session/session-user.ts';
import { useGetOwnProfileQuery } from '#shared/viewer/api.ts';
import styles from './AvatarMenu.module.css';
import { MembershipCard } from './MembershipCard.tsx';
import { shellMessages } from './messages.ts';

/** What opens from the avatar: numbers, membership card, personal pages, log out (spec §2). */
export function AvatarMenuItems({ viewer }: { viewer: SessionUser }) {
  const intl = useIntl();
  const { open } = useDialogs();
  const logOut = useLogOut();
  return (
    <>
      <MenuGroup label={<span className={styles.name}>{viewer.nick_name}</span>}>
        <Counts viewer={viewer} />
        <MembershipCard member={viewer.member} />
      </MenuGroup>
      <MenuLink icon={<CircleUser />} render={<Link to={paths.profile(viewer.profile_name)} />}>
        {intl.formatMessage(shellMessages.personalPage)}
      </MenuLink>
      <MenuLink
        icon={<Bookmark />}
        render={<Link to={paths.profile(viewer.profile_name, ProfileTab.COLLECTIONS)} />}
      >
        {intl.formatMessage(shellMessages.collections)}
      </MenuLink>
      <MenuLink icon={<History />} render={<Link to={paths.history()} />}>
        {intl.formatMessage(shellMessages.history)}
      </MenuLink>
      {isAdmin(viewer.role) && (
        <MenuLink icon={<ShieldCheck />} href={outsidePaths.console()}>
          {intl.formatMessage(shellMessages.console)}
        </MenuLink>
      )}
      <MenuLink
        icon={<Settings />}
        href={outsidePaths.accountPage(UserCentreSection.ACCOUNT)}
        onClick={inPlace(() => open('userCentre', { tab: UserCentreSection.ACCOUNT }))}
      >
        {intl.formatMessage(shellMessages.userCentre)}
      </MenuLink>
      <MenuLink
        icon={<Wallet />}
        href={outsidePaths.accountPage(UserCentreSection.WALLET)}
        onClick={inPlace(() => open('userCentre', { tab: UserCentreSection.WALLET }))}
      >
        {intl.formatMessage(shellMessages.wallet)}
      </MenuLink>
      <MenuItem icon={<MessageSquareText />} onSelect={() => open('feedback', {})}>
        {intl.formatMessage(shellMessages.feedback)}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<LogOut />} onSelect={() => void logOut()}>
        {intl.formatMessage(shellMessages.logOut)}
      </MenuItem>
    </>
  );
}

function Counts({ viewer }: { viewer: SessionUser }) {
  const intl = useIntl();
  const { data: profile } = useGetOwnProfileQuery();
  const { focus = 0, fans = 0, pub_files: published = 0 } = profile?.statistic_data ?? {};
  const entry = (tab: ProfileTab, message: MessageDescriptor, count: number) => (
    <MenuLink className={styles.count ?? ''} render={<Link to={paths.profile(viewer.profile_name, tab)} />}>
      {intl.formatMessage(message, { count, n: strong })}
    </MenuLink>
  );
  return (
    <div className={styles.counts}>
      {entry(ProfileTab.FOLLOWS, shellMessages.follows, focus)}
      {entry(ProfileTab.FANS, shellMessages.fans, fans)}
      {entry(ProfileTab.WORKS, shellMessages.published, published)}
    </div>
  );
}

const strong = (number: ReactNode) => <strong key="number">{number}</strong>;

/** Ends the session on the server, then reloads: nothing of the person stays in the page. */
function useLogOut(): () => Promise<void> {
  const intl = useIntl();
  const session = useSession();
  return async () => {
    try {
      await session?.signOut();
    } catch {
      toast.error(intl.formatMessage(shellMessages.logOutFailed));
      return;
    }
    browserActions.reload();
  };
}
