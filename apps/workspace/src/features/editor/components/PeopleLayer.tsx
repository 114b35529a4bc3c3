import { CommentLayer, type CommentLayerProps } from '../comments/CommentLayer.tsx';
import type { Following } from '../live/following.ts';
import { Announcer } from './Announcer.tsx';
import { FollowNotice } from './FollowNotice.tsx';

/** What joins a board that stands: what screen readers hear of it, whose view is followed, and comments. */
export default function PeopleLayer({
  following,
  ...comments
}: CommentLayerProps & { readonly following: Following }) {
  return (
    <>
      <Announcer editor={comments.editor} live={comments.live} />
      <FollowNotice following={following} />
      <CommentLayer {...comments} />
    </>
  );
}
