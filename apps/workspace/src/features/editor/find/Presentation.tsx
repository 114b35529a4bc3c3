import { boardPictureUrl } from '@boardwalk/app-shell/board-pictures';
import { makeSnapshot, type BoardBox } from '@boardwalk/board';
import { useEditorState, type BoardEditor, type BoardReading } from '@boardwalk/board/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { findMessages as messages } from './messages.ts';

export interface PresentationProps {
  readonly editor: BoardEditor;
  readonly fileKey: string;
  readonly name: string;
  /** Shows those who follow the same part of the board. */
  readonly onSeen: (seen: BoardBox) => void;
  readonly onClose: () => void;
}

/** Presents the board as it stands when it begins; who follows sees the same slide on the board itself. */
export function Presentation({
  editor,
  fileKey,
  name,
  onSeen,
  onClose,
  reading: { BoardPresentation },
}: PresentationProps & { readonly reading: BoardReading }) {
  const intl = useIntl();
  const { readOnly: isReadOnly } = useEditorState(editor);
  const [snapshot] = useState(() => makeSnapshot([...editor.store.elements.values()]));
  return (
    <BoardPresentation
      snapshot={snapshot}
      pictureUrl={boardPictureUrl(fileKey)}
      onSeen={onSeen}
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
