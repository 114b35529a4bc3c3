import { parseProfileTab, ProfileTab } from '@boardwalk/domain';
import { NavTabs } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router';
import { isNotFound } from '#shared/api/failure.ts';
import type { Profile } from '#shared/api/wire.ts';
import { FileList } from '#shared/files/FileList.tsx';
import { PageMeta } from '#shared/meta/PageMeta.tsx';
import { Notice } from '#shared/notice/Notice.tsx';
import { paths } from '#shared/paths.ts';
import { selectViewer } from '#shared/session/session-slice.ts';
import { SignInInvitation } from '#shared/session/SignInInvitation.tsx';
import {
  useGetProfileByNameQuery,
  useListCollectedFilesInfiniteQuery,
  useListCreatorFilesInfiniteQuery,
} from './api.ts';
import { profileMessages } from './messages.ts';
import styles from './ProfilePage.module.css';

/** A person's page; without a name in the address the viewer's own. */
export function ProfilePage({ profileName }: { profileName: string | undefined }) {
  const intl = useIntl();
  const viewer = useSelector(selectViewer);
  const name = profileName ?? viewer?.profile_name;
  const { data: profile, error } = useGetProfileByNameQuery(name ?? '', { skip: name === undefined });
  if (name === undefined) {
    return (
      <SignInInvitation
        title={intl.formatMessage(profileMessages.inviteTitle)}
        text={intl.formatMessage(profileMessages.inviteText)}
        action={intl.formatMessage(profileMessages.logIn)}
      />
    );
  }
  if (isNotFound(error)) {
    return (
      <Notice
        level={1}
        title={intl.formatMessage(profileMessages.missingTitle)}
        text={intl.formatMessage(profileMessages.missingText)}
      />
    );
  }
  return profile ? <Person profile={profile} /> : null;
}

function Person({ profile }: { profile: Profile }) {
  const intl = useIntl();
  const [query] = useSearchParams();
  const tab = parseProfileTab(query.get('tab'));
  const entry = (value: ProfileTab, label: string) => {
    const href = paths.profile(profile.name, value);
    return { href, label, current: value === tab, render: <Link to={href} preventScrollReset /> };
  };
  return (
    <div className={styles.root}>
      <PageMeta
        title={profile.nick_name}
        description={
          profile.introduce || intl.formatMessage(profileMessages.lead, { name: profile.nick_name })
        }
        path={paths.profile(profile.name)}
      />
      <h1>{profile.nick_name}</h1>
      <p>{profile.introduce}</p>
      <NavTabs
        label={intl.formatMessage(profileMessages.tabs)}
        items={[
          entry(ProfileTab.WORKS, intl.formatMessage(profileMessages.works)),
          entry(ProfileTab.COLLECTIONS, intl.formatMessage(profileMessages.collections)),
        ]}
      />
      {tab === ProfileTab.COLLECTIONS ? (
        <Collections userId={profile.user_id} />
      ) : (
        <Works userId={profile.user_id} />
      )}
    </div>
  );
}

function Works({ userId }: { userId: string }) {
  return <FileList list={useListCreatorFilesInfiniteQuery(userId)} headingLevel={2} empty={<Empty />} />;
}

function Collections({ userId }: { userId: string }) {
  return <FileList list={useListCollectedFilesInfiniteQuery(userId)} headingLevel={2} empty={<Empty />} />;
}

function Empty() {
  const intl = useIntl();
  return (
    <Notice
      title={intl.formatMessage(profileMessages.empty)}
      text={intl.formatMessage(profileMessages.emptyText)}
    />
  );
}
