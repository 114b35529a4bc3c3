import type { BoardEditor } from '@boardwalk/board/react';
import { useEditorState } from '@boardwalk/board/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import { useBoardVersion } from '../use-selected-elements.ts';
import styles from './EmptyHint.module.css';

/** What to do with an empty board; gone with the first thing on it. The pointer goes through to the board. */
export function EmptyHint({ editor }: { editor: BoardEditor }) {
  const intl = useIntl();
  const { readOnly } = useEditorState(editor);
  useBoardVersion(editor);
  if (editor.store.elements.size > 0) return null;
  return (
    <div className={styles.root}>
      <p className={styles.title}>
        {intl.formatMessage(readOnly ? messages.emptyReadOnly : messages.emptyTitle)}
      </p>
      {!readOnly && (
        <p className={styles.text}>
          {isTouch()
            ? intl.formatMessage(messages.emptyTouch)
            : intl.formatMessage(messages.emptyText, { key: asKey })}
        </p>
      )}
    </div>
  );
}

const asKey = (words: ReactNode[]) => <kbd key="key">{words}</kbd>;

/** True where fingers point: there is no key to press and double-clicking is no habit. */
const isTouch = () => matchMedia('(pointer: coarse)').matches;
