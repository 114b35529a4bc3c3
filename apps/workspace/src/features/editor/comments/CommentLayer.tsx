import type { BoardFileDetail, BoardThread } from '@boardwalk/api-client';
import type { BoardEditor } from '@boardwalk/board/react';
import { useCallback, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import notice from '../components/FollowNotice.module.css';
import type { LiveBoard } from '../live/live-board.ts';
import { useFresh } from '../live/use-fresh.ts';
import type { KeptView } from '../use-kept-view.ts';
import { useWays } from '../ways/ways.ts';
import { CommentsPanel } from './CommentsPanel.tsx';
import { FloatingCard } from './FloatingCard.tsx';
import { messages } from './messages.ts';
import { NewThread } from './NewThread.tsx';
import { Pins } from './Pins.tsx';
import { anchorOf, placeOf, reveal, type CommentPlace } from './place.ts';
import { ThreadCard } from './ThreadCard.tsx';
import { usePlacing } from './use-placing.ts';
import { useOpenThreads } from './use-threads.ts';

export interface CommentLayerProps {
  readonly editor: BoardEditor;
  readonly live: LiveBoard;
  readonly file: BoardFileDetail;
  readonly view: KeptView;
}

/** What is open: a thread by one of its comments, or a comment that is being written. */
type Opened =
  | { readonly commentId: string; readonly thread: BoardThread | null }
  | { readonly place: CommentPlace };

/** The comments on a board: their pins, the one that is open, and the list. */
export function CommentLayer({ editor, live, file, view }: CommentLayerProps) {
  const intl = useIntl();
  const { threads, mayComment } = useOpenThreads(file.file_key);
  const { query } = useWays();
  const linked = query.get('comment');
  const [opened, setOpened] = useState<Opened | null>(
    linked === null ? null : { commentId: linked, thread: null },
  );
  const shown = useRef<string | null>(null);
  // A pin that is opened in between takes the place of the comment that is being written.
  const [written, setWritten] = useState('');
  useFresh(live, 'comments');

  const openThread = useCallback((commentId: string) => {
    shown.current = null;
    setOpened({ commentId, thread: null });
  }, []);
  const close = useCallback(() => {
    setOpened((before) => {
      const id =
        before && 'commentId' in before ? (before.thread?.comment.comment_id ?? before.commentId) : null;
      const pin = id === null ? null : document.querySelector<HTMLElement>(`[data-pin="${CSS.escape(id)}"]`);
      if (pin) pin.focus();
      else editor.focus();
      return null;
    });
  }, [editor]);
  const onThread = useCallback(
    (thread: BoardThread) => {
      setOpened((before) => (before && 'commentId' in before ? { ...before, thread } : before));
      // Once for each opening: afterwards the view is the reader's.
      const id = thread.comment.comment_id;
      if (shown.current === id) return;
      shown.current = id;
      const { elementId } = placeOf(thread);
      if (elementId !== null) editor.uncover([elementId]);
      const at = anchorOf(editor, placeOf(thread));
      if (at) reveal(editor, view.getViewport(), at);
    },
    [editor, view],
  );
  const placing = usePlacing(editor, {
    mayComment,
    onPlace: useCallback((place: CommentPlace) => setOpened({ place }), []),
  });

  const isThread = opened !== null && 'commentId' in opened;
  const openId = isThread ? (opened.thread?.comment.comment_id ?? opened.commentId) : null;
  const place = opened === null ? null : isThread ? opened.thread && placeOf(opened.thread) : opened.place;
  const author = isThread ? opened.thread?.comment.author?.nick_name : undefined;
  // A resolved thread that is open has its pin as well.
  const extra = isThread && opened.thread && threads.every(({ comment }) => comment.comment_id !== openId);
  const pins = extra && opened.thread ? [...threads, opened.thread] : threads;
  return (
    <>
      <Pins
        editor={editor}
        view={view}
        threads={pins}
        openId={openId}
        draft={opened && !isThread ? opened.place : null}
        onOpen={openThread}
      />
      {view.panel === 'comments' && (
        <CommentsPanel
          file={file}
          mayComment={mayComment}
          openId={openId}
          onOpen={openThread}
          onAdd={placing.begin}
          onClose={() => {
            view.showPanel(null);
            editor.focus();
          }}
        />
      )}
      {opened && (
        <FloatingCard
          key={isThread ? opened.commentId : 'new'}
          editor={editor}
          view={view}
          label={
            isThread
              ? intl.formatMessage(messages.by, { name: author ?? intl.formatMessage(messages.nobody) })
              : intl.formatMessage(messages.newComment)
          }
          place={place}
          isForWriting={!isThread}
          onClose={close}
        >
          {isThread ? (
            <ThreadCard
              file={file}
              commentId={opened.commentId}
              mayComment={mayComment}
              onThread={onThread}
              onClose={close}
            />
          ) : (
            <NewThread
              file={file}
              place={opened.place}
              text={written}
              onText={setWritten}
              onMade={openThread}
              onClose={close}
            />
          )}
        </FloatingCard>
      )}
      <output className={notice.region}>
        {placing.isPlacing && (
          <span className={notice.notice}>
            <span className={notice.text}>
              {intl.formatMessage(
                matchMedia('(pointer: coarse)').matches ? messages.placingTouch : messages.placing,
              )}
            </span>
            <button type="button" className={notice.stop} onClick={placing.stop}>
              {intl.formatMessage(messages.cancel)}
            </button>
          </span>
        )}
      </output>
    </>
  );
}
