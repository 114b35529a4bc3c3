import type { BoardThread } from '@boardwalk/api-client';
import type { BoardEditor } from '@boardwalk/board/react';
import { useEditorState } from '@boardwalk/board/react';
import { MessageCircle } from 'lucide-react';
import { useIntl } from 'react-intl';
import { BoardLayer } from '../components/BoardLayer.tsx';
import type { KeptView } from '../use-kept-view.ts';
import { useBoardVersion } from '../use-selected-elements.ts';
import { messages } from './messages.ts';
import { PersonAvatar } from './PersonAvatar.tsx';
import styles from './Pins.module.css';
import { anchorOf, placeOf, type CommentPlace } from './place.ts';

export interface PinsProps {
  readonly editor: BoardEditor;
  readonly view: KeptView;
  readonly threads: readonly BoardThread[];
  /** The thread that is open. */
  readonly openId: string | null;
  /** Where a comment is being written. */
  readonly draft: CommentPlace | null;
  readonly onOpen: (id: string) => void;
}

/** A pin at the place of each comment. They move with the board as one; zooming puts each at its place. */
export function Pins({ editor, view, threads, openId, draft, onOpen }: PinsProps) {
  const intl = useIntl();
  const { zoom } = useEditorState(editor);
  useBoardVersion(editor);
  const styleAt = (place: CommentPlace) => {
    const at = anchorOf(editor, place);
    return at && { left: at.x * zoom, top: at.y * zoom };
  };
  const draftStyle = draft && styleAt(draft);
  return (
    <BoardLayer view={view}>
      {threads.map((thread) => {
        const style = styleAt(placeOf(thread));
        if (!style) return null;
        const { comment_id: id, author } = thread.comment;
        const name = author?.nick_name ?? intl.formatMessage(messages.nobody);
        return (
          <button
            key={id}
            type="button"
            data-pin={id}
            className={styles.pin}
            style={style}
            aria-label={intl.formatMessage(thread.unread ? messages.byUnread : messages.by, { name })}
            aria-expanded={openId === id}
            data-unread={thread.unread || undefined}
            onClick={() => onOpen(id)}
          >
            {author ? <PersonAvatar person={author} /> : <MessageCircle aria-hidden />}
          </button>
        );
      })}
      {draftStyle && (
        <span className={styles.pin} style={draftStyle} data-draft aria-hidden>
          <MessageCircle />
        </span>
      )}
    </BoardLayer>
  );
}
