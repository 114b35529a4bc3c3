import { BadgeFlag, MemberType, ProfileTab } from '@boardwalk/domain';
import { Badge, Button } from '@boardwalk/ui-kit';
import { BadgeCheck, Gem, Megaphone, Pencil } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from '#shared/links/Link.tsx';
import type { Profile } from '#shared/api/wire.ts';
import { useDialogs } from '#shared/dialogs/use-dialogs.ts';
import { FollowButton } from '#shared/follows/FollowButton.tsx';
import { paths } from '#shared/paths.ts';
import { PersonAvatar } from '#shared/people/PersonAvatar.tsx';
import { profileMessages } from '../messages.ts';
import { BlockNote, PersonMenu } from './PersonMenu.tsx';
import styles from '../ProfilePage.module.css';

export interface ProfileHeadProps {
  profile: Profile;
  isOwn: boolean;
  /** The name as the address has it. */
  addressName: string | undefined;
}

/** Who it is: picture, name, marks, bio, numbers; edit on the own page, follow on others (spec §6). */
export function ProfileHead({ profile, isOwn, addressName }: ProfileHeadProps) {
  const intl = useIntl();
  const { open } = useDialogs();
  return (
    <header className={styles.head}>
      <PersonAvatar person={profile} size={96} />
      <div className={styles.who}>
        <h1 className={styles.name}>{profile.nick_name}</h1>
        <Marks profile={profile} />
        {!isOwn && <BlockNote userId={profile.user_id} name={profile.nick_name} />}
        {profile.introduce !== '' ? (
          <p className={styles.bio}>{profile.introduce}</p>
        ) : (
          isOwn && <p className={styles.bioHint}>{intl.formatMessage(profileMessages.bioHint)}</p>
        )}
        <Numbers profile={profile} addressName={addressName} />
      </div>
      <div className={styles.action}>
        {isOwn ? (
          <Button icon={<Pencil />} onClick={() => open('editProfile', {})}>
            {intl.formatMessage(profileMessages.edit)}
          </Button>
        ) : (
          <>
            <FollowButton userId={profile.user_id} name={profile.nick_name} />
            <PersonMenu userId={profile.user_id} name={profile.nick_name} />
          </>
        )}
      </div>
    </header>
  );
}

function Marks({ profile }: { profile: Profile }) {
  const intl = useIntl();
  const { profession, member, expert, influencer } = profile;
  if (profession === '' && !member && !expert && !influencer) return null;
  return (
    <p className={styles.marks}>
      {profession !== '' && <span className={styles.profession}>{profession}</span>}
      {member !== MemberType.NONE && (
        <Badge tone="caution" icon={<Gem />}>
          {intl.formatMessage(
            member === MemberType.LIFETIME ? profileMessages.lifetime : profileMessages.member,
          )}
        </Badge>
      )}
      {expert === BadgeFlag.ON && (
        <Badge tone="tide" icon={<BadgeCheck />}>
          {intl.formatMessage(profileMessages.expert)}
        </Badge>
      )}
      {influencer === BadgeFlag.ON && (
        <Badge tone="tide" icon={<Megaphone />}>
          {intl.formatMessage(profileMessages.influencer)}
        </Badge>
      )}
    </p>
  );
}

function Numbers({ profile, addressName }: Omit<ProfileHeadProps, 'isOwn'>) {
  const intl = useIntl();
  const { focus, fans, pub_files } = profile.statistic_data;
  const number = (tab: ProfileTab, text: string) => (
    <Link to={paths.profile(addressName, tab)} preventScrollReset>
      {text}
    </Link>
  );
  return (
    <p className={styles.numbers}>
      {number(ProfileTab.FOLLOWS, intl.formatMessage(profileMessages.focusCount, { count: focus }))}
      {number(ProfileTab.FANS, intl.formatMessage(profileMessages.fansCount, { count: fans }))}
      {number(ProfileTab.WORKS, intl.formatMessage(profileMessages.worksCount, { count: pub_files }))}
    </p>
  );
}
