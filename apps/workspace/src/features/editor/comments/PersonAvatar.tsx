import type { FileOwner } from '@boardwalk/api-client';
import { avatarColourIndex, avatarLabel } from '@boardwalk/domain';
import { Avatar, type AvatarColor } from '@boardwalk/ui-kit';

/** The picture or the initials of somebody who comments. */
export function PersonAvatar({
  person,
}: {
  readonly person: Pick<FileOwner, 'user_id' | 'nick_name' | 'avatar_url'>;
}) {
  const { user_id: id, nick_name: name, avatar_url: src } = person;
  return (
    <Avatar
      label={avatarLabel(name)}
      color={(avatarColourIndex(id) + 1) as AvatarColor}
      src={src}
      size={24}
    />
  );
}
