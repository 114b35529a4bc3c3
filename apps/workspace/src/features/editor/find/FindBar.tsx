import { makeSnapshot } from '@boardwalk/board';
import type { BoardEditor, BoardReading, FoundTexts } from '@boardwalk/board/react';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { findMessages as messages } from './messages.ts';
import styles from './FindBar.module.css';

export interface FindBarProps {
  readonly editor: BoardEditor;
  readonly onClose: () => void;
}

/** Looks for a text on the board; what was found last is selected when it closes. */
export function FindBar({
  editor,
  onClose,
  reading: { BoardFind, showFound },
}: FindBarProps & { readonly reading: BoardReading }) {
  const intl = useIntl();
  const onFound = useCallback(
    (found: FoundTexts | null) => {
      if (found?.current != null) editor.uncover([found.current]);
      if (editor.surface) showFound(editor.surface, editor.store.elements, found);
    },
    [editor, showFound],
  );
  return (
    <BoardFind
      className={styles.bar ?? ''}
      labels={{
        find: intl.formatMessage(messages.find),
        previous: intl.formatMessage(messages.previous),
        next: intl.formatMessage(messages.next),
        close: intl.formatMessage(messages.close),
        place: (place, count) => intl.formatMessage(messages.place, { place, count }),
        nothing: intl.formatMessage(messages.nothing),
      }}
      snapshot={() => makeSnapshot([...editor.store.elements.values()])}
      onFound={onFound}
      onClose={(current) => {
        onClose();
        if (current !== null) editor.select([current]);
        editor.focus();
      }}
    />
  );
}
