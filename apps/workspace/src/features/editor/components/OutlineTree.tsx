import type { OutlineNode } from '@boardwalk/board';
import { useEditorState, type BoardEditor } from '@boardwalk/board/react';
import { ChevronRight, Frame, Group, Network, PenLine, Shapes, Spline, StickyNote, Type } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { elementName, shortText } from '../element-name.ts';
import { messages } from '../messages.ts';
import { visibleRows, type OutlineRow } from '../outline-rows.ts';
import styles from './OutlineTree.module.css';

/** Rows shown at first; more on request. */
const PAGE = 300;

const ICONS = {
  sticky: <StickyNote />,
  text: <Type />,
  shape: <Shapes />,
  connector: <Spline />,
  topic: <Network />,
  frame: <Frame />,
  group: <Group />,
  drawing: <PenLine />,
} as const;

/** The tree itself: one stop for Tab, arrows go from row to row, left and right close and open. */
export function OutlineTree({ editor, nodes }: { editor: BoardEditor; nodes: readonly OutlineNode[] }) {
  const intl = useIntl();
  const { selection, readOnly } = useEditorState(editor);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState(PAGE);
  const tree = useRef<HTMLUListElement>(null);
  const all = visibleRows(nodes, closed);
  const rows = all.slice(0, shown);
  const current = rows.find(({ node }) => selection.has(node.id))?.node.id ?? rows[0]?.node.id;

  useEffect(() => {
    // What was selected on the board comes into sight; the focus stays where it is.
    if (selection.size > 0)
      tree.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [selection]);

  function toggle(id: string, isOpen: boolean) {
    const next = new Set(closed);
    if (isOpen) next.delete(id);
    else next.add(id);
    setClosed(next);
  }

  function goTo(id: string | undefined) {
    if (id === undefined) return;
    editor.select([id]);
    tree.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent, row: OutlineRow) {
    const at = rows.indexOf(row);
    const { id } = row.node;
    switch (event.key) {
      case 'ArrowDown':
        goTo(rows[at + 1]?.node.id);
        break;
      case 'ArrowUp':
        goTo(rows[at - 1]?.node.id);
        break;
      case 'Home':
        goTo(rows[0]?.node.id);
        break;
      case 'End':
        goTo(rows.at(-1)?.node.id);
        break;
      case 'ArrowRight':
        if (row.isOpen === false) toggle(id, true);
        else if (row.isOpen === true) goTo(rows[at + 1]?.node.id);
        break;
      case 'ArrowLeft':
        if (row.isOpen === true) toggle(id, false);
        else goTo(row.parent ?? undefined);
        break;
      case 'Delete':
      case 'Backspace':
        if (readOnly) return;
        editor.select([id]);
        editor.deleteSelection();
        goTo([...editor.getState().selection][0] ?? rows[at + 1]?.node.id ?? rows[at - 1]?.node.id);
        break;
      case 'Enter':
      case ' ':
        choose(id);
        break;
      default:
        return;
    }
    event.preventDefault();
  }

  function onClick({ target }: MouseEvent, { node: { id }, isOpen }: OutlineRow) {
    const isToggle = target instanceof Element && target.closest('[data-toggle]') !== null;
    if (isToggle) toggle(id, isOpen === false);
    else choose(id);
  }

  function choose(id: string) {
    editor.select([id]);
    editor.zoomToFit('selection');
  }

  return (
    <div className={styles.scroller}>
      <ul ref={tree} role="tree" aria-label={intl.formatMessage(messages.outline)} aria-multiselectable>
        {rows.map((row) => (
          <li
            key={row.node.id}
            role="treeitem"
            className={styles.row}
            data-id={row.node.id}
            style={{ paddingInlineStart: `calc(${Math.min(row.level - 1, 10)} * var(--bw-space-4))` }}
            aria-level={row.level}
            aria-posinset={row.position}
            aria-setsize={row.siblings}
            aria-selected={selection.has(row.node.id)}
            aria-label={elementName(intl, row.node)}
            {...(row.isOpen === null ? {} : { 'aria-expanded': row.isOpen })}
            tabIndex={row.node.id === current ? 0 : -1}
            onKeyDown={(event) => onKeyDown(event, row)}
            onClick={(event) => onClick(event, row)}
          >
            {row.isOpen === null ? (
              <span className={styles.toggle} />
            ) : (
              <span className={styles.toggle} data-toggle data-open={row.isOpen || undefined}>
                <ChevronRight aria-hidden />
              </span>
            )}
            <span className={styles.icon} aria-hidden>
              {ICONS[row.node.type]}
            </span>
            <span className={styles.text} data-empty={row.node.text === '' || undefined}>
              {row.node.text === '' ? elementName(intl, row.node) : shortText(row.node.text)}
            </span>
          </li>
        ))}
      </ul>
      {all.length > rows.length && (
        <button type="button" className={styles.more} onClick={() => setShown(shown + PAGE)}>
          {intl.formatMessage(messages.outlineMore, { count: all.length - rows.length })}
        </button>
      )}
    </div>
  );
}
