import { avatarColourIndex, avatarLabel } from '@boardwalk/domain';
import { Avatar, type AvatarColor, type AvatarProps } from '@boardwalk/ui-kit';

export interface PersonAvatarProps extends Pick<AvatarProps, 'size' | 'className'> {
  person: { readonly user_id: string; readonly nick_name: string; readonly avatar_url: string | null };
}

/** A person's picture, or their initials on a colour that stays theirs. Their name stands beside it. */
export function PersonAvatar({ person, ...avatar }: PersonAvatarProps) {
  return (
    <Avatar
      {...avatar}
      label={avatarLabel(person.nick_name)}
      color={(avatarColourIndex(person.user_id) + 1) as AvatarColor}
      src={person.avatar_url}
    />
  );
}
