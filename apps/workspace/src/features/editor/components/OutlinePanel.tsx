import { useEditorState, type BoardEditor } from '@boardwalk/board/react';
import { IconButton } from '@boardwalk/ui-kit';
import { X } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import { fullOutline } from '../outline-rows.ts';
import { boardVersion, useBoardVersion } from '../use-selected-elements.ts';
import { OutlineActions } from './OutlineActions.tsx';
import styles from './OutlinePanel.module.css';
import { OutlineTree } from './OutlineTree.tsx';

/**
 * The board as a tree, beside it: for screen readers, for the keyboard, and for those who would rather read. What is
 * chosen here is selected on the board and the other way round; the actions below work on it.
 */
export function OutlinePanel({ editor, onClose }: { editor: BoardEditor; onClose: () => void }) {
  const intl = useIntl();
  const { readOnly } = useEditorState(editor);
  // Of a large board the outline may come a moment later than the stroke.
  const deferred = useDeferredValue(useBoardVersion(editor));
  // What is done in the outline itself is there at once: the next key is for the row that it made.
  const [wanted, setWanted] = useState(0);
  const version = Math.max(deferred, wanted);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the version stands for the elements, which are always the same map
  const nodes = useMemo(() => fullOutline(editor.store.elements.values()), [editor, version]);
  return (
    <aside className={styles.root} aria-label={intl.formatMessage(messages.outline)}>
      <header className={styles.header}>
        <h2>{intl.formatMessage(messages.outline)}</h2>
        <IconButton
          label={intl.formatMessage(messages.closeOutline)}
          icon={<X />}
          size="small"
          tooltip={false}
          onClick={() => {
            onClose();
            editor.focus();
          }}
        />
      </header>
      {nodes.length === 0 ? (
        <p className={styles.empty}>{intl.formatMessage(messages.outlineEmpty)}</p>
      ) : (
        <OutlineTree
          editor={editor}
          nodes={nodes}
          onRestructured={() => setWanted(boardVersion(editor.store))}
        />
      )}
      {!readOnly && <OutlineActions editor={editor} />}
    </aside>
  );
}
