import type { BoardEditor } from '@boardwalk/board/react';
import { useEditorState } from '@boardwalk/board/react';
import { useIntl } from 'react-intl';
import { BoardLayer } from '../components/BoardLayer.tsx';
import { elementName } from '../element-name.ts';
import type { KeptView } from '../use-kept-view.ts';
import { useBoardVersion } from '../use-selected-elements.ts';
import styles from './Dots.module.css';
import { messages } from './messages.ts';

export interface DotsProps {
  readonly editor: BoardEditor;
  readonly view: KeptView;
  /** How many dots elements have. */
  readonly on: ReadonlyMap<string, number>;
  /** Takes one back; left out where they are results. */
  readonly onTake?: (elementId: string) => void;
}

/** The dots on the board: the reader's own while a vote runs, the results afterwards. Each stands at the corner of its element. */
export function Dots({ editor, view, on, onTake }: DotsProps) {
  const intl = useIntl();
  const { zoom } = useEditorState(editor);
  useBoardVersion(editor);
  const most = Math.max(0, ...on.values());
  return (
    <BoardLayer view={view}>
      {[...on].map(([id, count]) => {
        const element = editor.store.elements.get(id);
        const box = editor.boxOf(id);
        if (element === undefined || box === null) return null;
        const name = elementName(intl, element);
        const style = { left: (box.x + box.w) * zoom, top: box.y * zoom };
        return onTake === undefined ? (
          <span
            key={id}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is a figure of words, no file
            role="img"
            className={styles.dots}
            style={style}
            data-most={count === most || undefined}
            aria-label={intl.formatMessage(messages.countOf, { name, count })}
          >
            {intl.formatNumber(count)}
          </span>
        ) : (
          <button
            key={id}
            type="button"
            className={styles.dots}
            style={style}
            data-most
            aria-label={intl.formatMessage(messages.takeOne, { name, count })}
            onClick={() => onTake(id)}
          >
            {intl.formatNumber(count)}
          </button>
        );
      })}
    </BoardLayer>
  );
}
