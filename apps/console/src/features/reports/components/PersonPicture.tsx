import type { ReportedProfile } from '@boardwalk/api-client';
import { avatarColourIndex, avatarLabel } from '@boardwalk/domain';
import { Avatar, type AvatarColor } from '@boardwalk/ui-kit';

/** The picture of a reported profile, beside its name. */
export function PersonPicture({
  owner,
  size,
}: {
  readonly owner: ReportedProfile['owner'];
  /** In pixels. */
  readonly size: 64 | 96;
}) {
  return (
    <Avatar
      label={avatarLabel(owner.nick_name)}
      color={(avatarColourIndex(owner.user_id) + 1) as AvatarColor}
      src={owner.avatar_url}
      size={size}
    />
  );
}
