import { followFacts, FollowRelation, withFollow } from '@boardwalk/domain';
import { toast } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useResumed } from '../session/use-resumed.ts';
import { selectIsLogged } from '../session/session-slice.ts';
import { useLoginAction } from '../session/use-login-action.ts';
import { useCheckFollowQuery, useFollowUserMutation, useUnfollowUserMutation } from './api.ts';
import { followsMessages } from './messages.ts';

/** How the viewer stands to a person, and the change of it. */
export interface Follow {
  /** Unknown while it is being asked. */
  readonly relation: FollowRelation | undefined;
  readonly isFollowing: boolean;
  /** The viewer has blocked them. */
  readonly isBlocked: boolean;
  /** Starts or stops following; asks to log in first. Shows at once and is taken back when the call fails. */
  readonly setFollow: (follows: boolean) => void;
}

/**
 * Following one person (spec §1).
 *
 * @param userId the other person
 * @param known the relation, where a list has given it; otherwise it is asked for
 */
export function useFollow(userId: string, known?: FollowRelation): Follow {
  const intl = useIntl();
  const isLogged = useSelector(selectIsLogged);
  const asked = useCheckFollowQuery(userId, { skip: !isLogged || known !== undefined });
  const resumed = useResumed();
  const [follow] = useFollowUserMutation();
  const [unfollow] = useUnfollowUserMutation();

  const isBlocked = isLogged && asked.data?.blocked === true;
  const [expected, setExpected] = useState<FollowRelation>();
  const [wasBlocked, setWasBlocked] = useState(isBlocked);
  if (isBlocked !== wasBlocked) {
    setWasBlocked(isBlocked);
    // Blocking ends what was expected before.
    setExpected(undefined);
  }
  const given = isLogged ? (known ?? asked.data?.relation) : FollowRelation.NONE;
  // A failed question must not take the button away: following twice does no harm.
  const relation = expected ?? given ?? (asked.isError ? FollowRelation.NONE : undefined);

  const setFollow = useLoginAction(async (follows: boolean) => {
    setExpected(withFollow(relation ?? FollowRelation.NONE, follows));
    const { data, error } = await resumed(() => (follows ? follow(userId) : unfollow(userId)));
    setExpected(data?.relation);
    if (error) toast.error(intl.formatMessage(followsMessages.failed));
  });

  return {
    relation,
    isBlocked,
    isFollowing: relation !== undefined && followFacts(relation).follows,
    setFollow,
  };
}
