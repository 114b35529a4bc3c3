import { parseProfileTab, ProfileTab } from '@boardwalk/domain';
import { ErrorState, NavTabs } from '@boardwalk/ui-kit';
import { CircleUserRound, UserRoundX } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { Link } from '#shared/links/Link.tsx';
import { KEEP_FRESH } from '#shared/api/keep-fresh.ts';
import { isNoSuchAddress } from '#shared/api/failure.ts';
import type { Profile } from '#shared/api/wire.ts';
import { failureText } from '#shared/errors/failure-text.ts';
import { ButtonLink } from '#shared/links/ButtonLink.tsx';
import { PageMeta } from '#shared/meta/PageMeta.tsx';
import { Notice } from '#shared/notice/Notice.tsx';
import { outsidePaths, paths } from '#shared/paths.ts';
import { selectViewer } from '#shared/session/session-slice.ts';
import { SignInInvitation } from '#shared/session/SignInInvitation.tsx';
import { usePageSettings } from '#shared/settings/settings-slice.ts';
import { useGetOwnProfileQuery } from '#shared/viewer/api.ts';
import { useGetProfileByNameQuery } from './api.ts';
import { Collections } from './components/Collections.tsx';
import { Fans, Follows } from './components/People.tsx';
import { ProfileHead } from './components/ProfileHead.tsx';
import { ProfileSkeleton } from './components/ProfileSkeleton.tsx';
import { Works } from './components/Works.tsx';
import { profileMessages } from './messages.ts';
import styles from './ProfilePage.module.css';

/** A person's page; without a name in the address the viewer's own (spec §2). */
export function ProfilePage({ profileName }: { profileName: string | undefined }) {
  const intl = useIntl();
  const viewer = useSelector(selectViewer);
  const isUnnamed = profileName === undefined;
  const own = useGetOwnProfileQuery(undefined, {
    skip: !isUnnamed || viewer === null,
    ...KEEP_FRESH,
  });
  const named = useGetProfileByNameQuery(profileName ?? '', { skip: isUnnamed, ...KEEP_FRESH });
  if (isUnnamed && viewer === null) return <Invitation />;
  const { data: profile, error, isFetching, refetch } = isUnnamed ? own : named;
  if (isNoSuchAddress(error)) return <MissingProfile />;
  if (profile) return <Person profile={profile} profileName={profileName} />;
  if (error === undefined || isFetching) return <ProfileSkeleton />;
  return (
    <div className={styles.root}>
      <title>{intl.formatMessage(profileMessages.failedTitle)}</title>
      <ErrorState
        title={intl.formatMessage(profileMessages.failedTitle)}
        description={failureText(intl, error)}
        retryLabel={intl.formatMessage(profileMessages.retry)}
        onRetry={() => void refetch()}
      />
    </div>
  );
}

interface PersonProps {
  profile: Profile;
  /** The name as the address has it: tabs stay on the address. */
  profileName: string | undefined;
}

function Person({ profile, profileName }: PersonProps) {
  const intl = useIntl();
  const viewer = useSelector(selectViewer);
  const [query] = useSearchParams();
  const tab = parseProfileTab(query.get('tab'));
  const isOwn = viewer?.user_id === profile.user_id;
  const { language } = usePageSettings();
  return (
    <div className={styles.root}>
      <PageMeta
        title={profile.nick_name}
        description={
          profile.introduce || intl.formatMessage(profileMessages.lead, { name: profile.nick_name })
        }
        path={paths.profile(profile.name)}
        feed={outsidePaths.creatorFeed(profile.name, language)}
        isPrivate={profileName === undefined}
      />
      <ProfileHead profile={profile} isOwn={isOwn} addressName={profileName} />
      <ProfileTabs profileName={profileName} tab={tab} />
      {/* A list of one person never stands in for another's. */}
      <Tab key={`${tab} ${profile.user_id}`} tab={tab} profile={profile} isOwn={isOwn} />
    </div>
  );
}

function ProfileTabs({ profileName, tab }: Pick<PersonProps, 'profileName'> & { tab: ProfileTab }) {
  const intl = useIntl();
  const entry = (value: ProfileTab, label: string) => {
    const href = paths.profile(profileName, value);
    return {
      href,
      label,
      current: value === tab,
      render: <Link to={href} preventScrollReset />,
    };
  };
  return (
    <NavTabs
      className={styles.tabs ?? ''}
      label={intl.formatMessage(profileMessages.tabs)}
      items={[
        entry(ProfileTab.WORKS, intl.formatMessage(profileMessages.works)),
        entry(ProfileTab.COLLECTIONS, intl.formatMessage(profileMessages.collections)),
        entry(ProfileTab.FOLLOWS, intl.formatMessage(profileMessages.follows)),
        entry(ProfileTab.FANS, intl.formatMessage(profileMessages.fans)),
      ]}
    />
  );
}

function Tab({ tab, profile, isOwn }: { tab: ProfileTab; profile: Profile; isOwn: boolean }) {
  const whose = { userId: profile.user_id, isOwn };
  switch (tab) {
    case ProfileTab.COLLECTIONS:
      return <Collections {...whose} />;
    case ProfileTab.FOLLOWS:
      return <Follows {...whose} />;
    case ProfileTab.FANS:
      return <Fans {...whose} />;
    default:
      return <Works {...whose} />;
  }
}

function Invitation() {
  const intl = useIntl();
  return (
    <>
      <title>{intl.formatMessage(profileMessages.inviteTitle)}</title>
      <SignInInvitation
        icon={<CircleUserRound />}
        title={intl.formatMessage(profileMessages.inviteTitle)}
        text={intl.formatMessage(profileMessages.inviteText)}
        action={intl.formatMessage(profileMessages.logIn)}
      />
    </>
  );
}

function MissingProfile() {
  const intl = useIntl();
  return (
    <>
      <title>{intl.formatMessage(profileMessages.missingTitle)}</title>
      <meta name="robots" content="noindex" />
      <Notice
        level={1}
        icon={<UserRoundX />}
        title={intl.formatMessage(profileMessages.missingTitle)}
        text={intl.formatMessage(profileMessages.missingText)}
      >
        <ButtonLink variant="primary" to={paths.home()}>
          {intl.formatMessage(profileMessages.explore)}
        </ButtonLink>
      </Notice>
    </>
  );
}
