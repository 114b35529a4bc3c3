import { memo, useEffect, useRef, type RefObject } from 'react';
import styles from './InfiniteGrid.module.css';

/** Rows of one piece of text: few elements for thousands of cards, and each is written again only where rows come or go. */
const ROWS = 100;

/** A row that is loaded, in pixels of the grid. */
export interface TextRow {
  start: number;
  end: number;
  text: string;
}

/**
 * The words of cards that are loaded but not drawn, for the browser's own search in the page: hidden until it finds something
 * there. Each row's line stands where the row will be, so that going to the words draws their cards. Shows nothing.
 */
export function UndrawnText({ rows, drawn }: { rows: readonly TextRow[]; drawn: ReadonlySet<number> }) {
  const root = useRef<HTMLDivElement>(null);
  useHiddenAgain(root);
  const pieces: Array<{ key: number; from: TextRow; to: TextRow; text: string; lines: number }> = [];
  for (const [index, row] of rows.entries()) {
    if (drawn.has(index)) continue;
    const last = pieces.at(-1);
    if (last !== undefined && last.to === rows[index - 1] && index % ROWS !== 0) {
      last.to = row;
      last.text += `\n${row.text}`;
      last.lines += 1;
    } else pieces.push({ key: index, from: row, to: row, text: row.text, lines: 1 });
  }
  return (
    <div ref={root} aria-hidden className={styles.undrawn}>
      {pieces.map(({ key, from, to, text, lines }) => (
        <Piece key={key} top={from.start} height={to.end - from.start} lines={lines} text={text} />
      ))}
    </div>
  );
}

interface PieceProps {
  top: number;
  height: number;
  lines: number;
  text: string;
}

const Piece = memo(function PieceOfText({ top, height, lines, text }: PieceProps) {
  return (
    <div ref={hide} className={styles.words} style={{ top, height, lineHeight: `${height / lines}px` }}>
      {text}
    </div>
  );
});

/** React knows no such value of the attribute. */
function hide(element: Element | null) {
  element?.setAttribute('hidden', 'until-found');
}

/** What the browser has uncovered to go there is covered again as soon as it is there. */
function useHiddenAgain(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = root.current;
    const onFound = ({ target }: Event) => {
      requestAnimationFrame(() => requestAnimationFrame(() => hide(target as Element)));
    };
    element?.addEventListener('beforematch', onFound);
    return () => element?.removeEventListener('beforematch', onFound);
  }, [root]);
}
