import { useEditorState, type BoardEditor } from '@boardwalk/board/react';
import { Redo2, Undo2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import { keys } from '../shortcut-keys.ts';
import { BarButton } from './BarButton.tsx';
import bar from './floating.module.css';
import styles from './HistoryBar.module.css';

/** Undo and redo of one's own steps. */
export function HistoryBar({ editor }: { editor: BoardEditor }) {
  const intl = useIntl();
  const { canUndo, canRedo } = useEditorState(editor);
  return (
    <fieldset className={`${bar.bar} ${styles.root}`} aria-label={intl.formatMessage(messages.history)}>
      <BarButton
        label={intl.formatMessage(messages.undo)}
        shortcut={keys('mod', 'Z')}
        icon={<Undo2 />}
        disabled={!canUndo}
        onClick={() => editor.undo()}
      />
      <BarButton
        label={intl.formatMessage(messages.redo)}
        shortcut={keys('mod', 'shift', 'Z')}
        icon={<Redo2 />}
        disabled={!canRedo}
        onClick={() => editor.redo()}
      />
    </fieldset>
  );
}
