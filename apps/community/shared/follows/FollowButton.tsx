import { FollowRelation } from '@boardwalk/domain';
import { Button } from '@boardwalk/ui-kit';
import { Check, Plus } from 'lucide-react';
import { useIntl } from 'react-intl';
import { followsMessages } from './messages.ts';
import { useFollow } from './use-follow.ts';

export interface FollowButtonProps {
  userId: string;
  /** The person's name, for those who hear the button out of its place. */
  name: string;
  /** How the two stand, where a list has given it. */
  relation?: FollowRelation;
  size?: 'small' | 'medium';
}

/** Follows a person or stops to; nobody is offered to follow themselves. */
export function FollowButton({ userId, name, relation: known, size = 'medium' }: FollowButtonProps) {
  const intl = useIntl();
  const { relation, isFollowing, setFollow } = useFollow(userId, known);
  if (relation === FollowRelation.MYSELF) return null;
  const [label, spoken] =
    relation === FollowRelation.FOCUS_EACH_OTHER
      ? [followsMessages.eachOther, followsMessages.eachOtherSpoken]
      : isFollowing
        ? [followsMessages.following, followsMessages.followingSpoken]
        : [followsMessages.follow, followsMessages.followSpoken];
  return (
    <Button
      size={size}
      icon={isFollowing ? <Check /> : <Plus />}
      aria-label={intl.formatMessage(spoken, { name })}
      disabled={relation === undefined}
      onClick={() => setFollow(!isFollowing)}
    >
      {intl.formatMessage(label)}
    </Button>
  );
}
