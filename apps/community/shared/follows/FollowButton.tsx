import { FollowRelation } from '@boardwalk/domain';
import { Button } from '@boardwalk/ui-kit';
import { Check, Plus } from 'lucide-react';
import { useIntl } from 'react-intl';
import { blockMessages } from './block-messages.ts';
import { followsMessages } from './messages.ts';
import { useBlocking } from './use-blocking.ts';
import { useFollow } from './use-follow.ts';

export interface FollowButtonProps {
  userId: string;
  /** The person's name, for those who hear the button out of its place. */
  name: string;
  /** How the two stand, where a list has given it. */
  relation?: FollowRelation;
  size?: 'small' | 'medium';
}

/** Follows a person or stops to; whom the viewer has blocked, it unblocks. Nobody is offered to follow themselves. */
export function FollowButton({ userId, name, relation: known, size = 'medium' }: FollowButtonProps) {
  const intl = useIntl();
  const { relation, isFollowing, isBlocked, setFollow } = useFollow(userId, known);
  const { unblock } = useBlocking();
  if (relation === FollowRelation.MYSELF) return null;
  if (isBlocked)
    return (
      <Button
        size={size}
        aria-label={intl.formatMessage(blockMessages.unblockNamed, { name })}
        onClick={() => void unblock({ userId, name })}
      >
        {intl.formatMessage(blockMessages.unblock)}
      </Button>
    );
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
