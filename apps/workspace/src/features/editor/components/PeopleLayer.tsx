import { useEditorState } from '@boardwalk/board/react';
import { CommentLayer, type CommentLayerProps } from '../comments/CommentLayer.tsx';
import { ElementLinks } from '../link/ElementLinks.tsx';
import type { Following } from '../live/following.ts';
import { TimerBar } from '../timer/TimerBar.tsx';
import { TimerDialog } from '../timer/TimerDialog.tsx';
import { VoteLayer } from '../votes/VoteLayer.tsx';
import { Announcer } from './Announcer.tsx';
import { BoardNotices } from './BoardNotices.tsx';

/** What joins a board that stands: what screen readers hear of it, whose view is followed, comments, votes and the timer. */
export default function PeopleLayer({
  following,
  ...comments
}: CommentLayerProps & { readonly following: Following }) {
  const { readOnly } = useEditorState(comments.editor);
  return (
    <>
      <Announcer editor={comments.editor} live={comments.live} />
      <BoardNotices editor={comments.editor} following={following} />
      <ElementLinks editor={comments.editor} fileKey={comments.file.file_key} />
      <CommentLayer {...comments} />
      <TimerBar live={comments.live} mayControl={!readOnly} />
      <VoteLayer {...comments} />
      {comments.view.panel === 'timer' && !readOnly && (
        <TimerDialog
          live={comments.live}
          onClose={() => {
            comments.view.showPanel(null);
            comments.editor.focus();
          }}
        />
      )}
    </>
  );
}
