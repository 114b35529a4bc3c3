import type { BoardEditor } from '@boardwalk/board/react';
import type { Following } from '../live/following.ts';
import { BranchNotice } from './BranchNotice.tsx';
import { ConnectNotice } from './ConnectNotice.tsx';
import { FollowNotice } from './FollowNotice.tsx';
import { SeveralNotice } from './SeveralNotice.tsx';
import styles from './FollowNotice.module.css';

/** What one is in the middle of, over the board, each with a way out of it. */
export function BoardNotices({
  editor,
  following,
}: {
  readonly editor: BoardEditor;
  /** Left out where nobody else is on the board. */
  readonly following?: Following;
}) {
  return (
    <div className={styles.region}>
      {following && <FollowNotice following={following} />}
      <BranchNotice editor={editor} />
      <ConnectNotice editor={editor} />
      <SeveralNotice editor={editor} />
    </div>
  );
}
