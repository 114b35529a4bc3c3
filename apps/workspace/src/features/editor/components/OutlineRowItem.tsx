import type { BoardElement, OutlineNode } from '@boardwalk/board';
import {
  ChevronRight,
  Frame,
  Group,
  Highlighter,
  Image,
  Network,
  NotebookText,
  PenLine,
  Shapes,
  Spline,
  Square,
  SquareCheck,
  SquareDashed,
  Star,
  StickyNote,
  Table,
  Type,
} from 'lucide-react';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useIntl } from 'react-intl';
import { nameOnBoard, relationsText, rowName, shortText, textOf } from '../element-name.ts';
import type { OutlineRow } from '../outline-rows.ts';
import styles from './OutlineTree.module.css';

const ICONS = {
  sticky: <StickyNote />,
  text: <Type />,
  shape: <Shapes />,
  connector: <Spline />,
  topic: <Network />,
  frame: <Frame />,
  group: <Group />,
  drawing: <PenLine />,
  highlight: <Highlighter />,
  picture: <Image />,
  icon: <Star />,
  boundary: <SquareDashed />,
  table: <Table />,
} as const;

function iconOf({ task, type }: OutlineNode): ReactNode {
  if (task === undefined) return ICONS[type];
  return task === 'done' ? <SquareCheck /> : <Square />;
}

export interface OutlineRowItemProps extends HTMLAttributes<HTMLLIElement> {
  readonly elements: ReadonlyMap<string, BoardElement>;
  readonly row: OutlineRow;
  /** Its place among all rows. */
  readonly index: number;
  /** Pixels from the top of the tree. */
  readonly top: number;
  readonly isSelected: boolean;
  /** What stands in place of the name while it is written. */
  readonly field: ReactNode;
  readonly ref: Ref<HTMLLIElement>;
}

/** One entry of the outline, with its place in the whole tree: most of the others are not in the page. */
export function OutlineRowItem({
  elements,
  row,
  index,
  top,
  isSelected,
  field,
  ...rest
}: OutlineRowItemProps) {
  const intl = useIntl();
  const { node, level, isOpen } = row;
  const text = textOf(node);
  return (
    <li
      {...rest}
      role="treeitem"
      className={styles.row}
      data-id={node.id}
      data-index={index}
      style={{
        paddingInlineStart: `calc(${Math.min(level - 1, 10)} * var(--bw-space-4))`,
        transform: `translateY(${top}px)`,
      }}
      aria-level={level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-selected={isSelected}
      aria-label={rowName(intl, elements, node)}
      {...(isOpen === null ? {} : { 'aria-expanded': isOpen })}
    >
      {isOpen === null ? (
        <span className={styles.toggle} />
      ) : (
        <span className={styles.toggle} data-toggle data-open={isOpen || undefined}>
          <ChevronRight aria-hidden />
        </span>
      )}
      <span className={styles.icon} aria-hidden>
        {iconOf(node)}
      </span>
      {node.priority !== undefined && (
        <span className={styles.priority} data-priority={intl.formatNumber(node.priority)} />
      )}
      {field || (
        <span className={styles.text} dir="auto" data-empty={text === '' || undefined}>
          {text === '' ? nameOnBoard(intl, elements, node) : shortText(text)}
        </span>
      )}
      {node.labels?.map((label) => (
        <span key={label} className={styles.label} aria-hidden>
          {label}
        </span>
      ))}
      {node.relations && (
        <span className={styles.relations} aria-hidden>
          {relationsText(intl, node.relations)}
        </span>
      )}
      {node.note !== undefined && <NotebookText className={styles.note} aria-hidden />}
    </li>
  );
}
