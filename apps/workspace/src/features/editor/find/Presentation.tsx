import { boardPictureUrl } from '@boardwalk/app-shell/board-pictures';
import { makeSnapshot } from '@boardwalk/board';
import { useEditorState, type BoardEditor, type BoardReading } from '@boardwalk/board/react';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { LiveBoard } from '../live/live-board.ts';
import { laserSender } from './laser-sender.ts';
import { findMessages as messages } from './messages.ts';

/** Who else is on the board: who follows sees the same part of it, and all see where the laser is. */
export type Audience = Pick<LiveBoard, 'setView' | 'setLaser' | 'getOthers' | 'subscribe'>;

export interface PresentationProps {
  readonly editor: BoardEditor;
  readonly fileKey: string;
  readonly name: string;
  /** Null where nobody else can be. */
  readonly live: Audience | null;
  readonly onClose: () => void;
}

/** Presents the board as it stands when it begins; who follows sees the same slide on the board itself. */
export function Presentation({
  editor,
  fileKey,
  name,
  live,
  onClose,
  reading: { BoardPresentation },
}: PresentationProps & { readonly reading: BoardReading }) {
  const intl = useIntl();
  const { readOnly: isReadOnly } = useEditorState(editor);
  const [snapshot] = useState(() => makeSnapshot([...editor.store.elements.values()]));
  const onLaser = useMemo(() => live && laserSender(live.setLaser), [live]);
  const others = useMemo(() => live && { get: live.getOthers, subscribe: live.subscribe }, [live]);
  return (
    <BoardPresentation
      snapshot={snapshot}
      pictureUrl={boardPictureUrl(fileKey)}
      onSeen={live?.setView}
      onLaser={onLaser ?? undefined}
      others={others ?? undefined}
      onClose={() => {
        onClose();
        editor.focus();
      }}
      labels={{
        present: intl.formatMessage(messages.present),
        board: name,
        previous: intl.formatMessage(messages.previousSlide),
        next: intl.formatMessage(messages.nextSlide),
        laser: intl.formatMessage(messages.laser),
        leave: intl.formatMessage(messages.leave),
        slide: (place, count, title) =>
          title === ''
            ? intl.formatMessage(messages.slide, { place, count })
            : intl.formatMessage(messages.slideTitle, { place, count, title }),
        help: intl.formatMessage(isReadOnly ? messages.presentHelp : messages.notesHelp),
        // What is to be said is for those who draw the board.
        notes: isReadOnly
          ? undefined
          : { show: intl.formatMessage(messages.notes), none: intl.formatMessage(messages.noNotes) },
      }}
    />
  );
}
