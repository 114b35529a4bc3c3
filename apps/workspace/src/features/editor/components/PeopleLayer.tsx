import { CommentLayer, type CommentLayerProps } from '../comments/CommentLayer.tsx';
import type { Following } from '../live/following.ts';
import { FollowNotice } from './FollowNotice.tsx';

/** What comes from others and floats over a board that stands: whose view is followed, and comments. */
export default function PeopleLayer({
  following,
  ...comments
}: CommentLayerProps & { readonly following: Following }) {
  return (
    <>
      <FollowNotice following={following} />
      <CommentLayer {...comments} />
    </>
  );
}
