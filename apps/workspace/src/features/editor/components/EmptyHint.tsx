import { DialogOnDemand } from '@boardwalk/app-shell/app';
import { lazyPart } from '@boardwalk/app-shell/parts';
import { EditorTool, useEditorState, type BoardEditor } from '@boardwalk/board/react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { endFirstHint } from '../first-hint.ts';
import { messages } from '../messages.ts';
import { useBoardVersion } from '../use-selected-elements.ts';
import styles from './EmptyHint.module.css';

// The empty board is painted before what it offers.
const startCard = lazyPart(async () => ({ default: (await import('./StartCard.tsx')).StartCard }));
const stay = () => undefined;

/**
 * What to do with an empty board; gone with the first thing on it. The pointer goes through to the board, and once a tool to draw
 * is chosen nothing is in its way.
 *
 * @param props.onImport picks a file for the board; left out where nobody may change it
 */
export function EmptyHint({ editor, onImport }: { editor: BoardEditor; onImport?: () => void }) {
  const intl = useIntl();
  const { readOnly, tool } = useEditorState(editor);
  useBoardVersion(editor);
  const isEmpty = editor.store.elements.size === 0;
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    // Somebody who has begun knows how.
    if (wasEmpty.current && !isEmpty && !readOnly) endFirstHint();
    wasEmpty.current = isEmpty;
  }, [isEmpty, readOnly]);
  if (!isEmpty) return null;
  return (
    <div className={styles.root}>
      <p className={styles.title}>
        {intl.formatMessage(readOnly ? messages.emptyReadOnly : messages.emptyTitle)}
      </p>
      {!readOnly && onImport !== undefined && tool === EditorTool.SELECT && (
        <DialogOnDemand part={startCard} onFailed={stay} input={{ editor, onImport }} />
      )}
    </div>
  );
}
