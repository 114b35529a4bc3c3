import { avatarColourIndex, avatarLabel } from '@boardwalk/domain';
import { Avatar, type AvatarColor } from '@boardwalk/ui-kit';
import styles from './Community.module.css';

/** A person in a list: picture, and name with a link to the profile where there is one. */
export function PersonName({
  userId,
  name,
  picture,
  handle,
}: {
  userId: string;
  name: string;
  picture: string | null;
  handle: string | null;
}) {
  return (
    <span className={styles.person}>
      <Avatar
        size={32}
        label={avatarLabel(name)}
        color={(avatarColourIndex(userId) + 1) as AvatarColor}
        src={picture}
      />
      {handle === null ? (
        name
      ) : (
        <a href={`/community/profile/${encodeURIComponent(handle)}`} target="_top">
          {name}
        </a>
      )}
    </span>
  );
}
