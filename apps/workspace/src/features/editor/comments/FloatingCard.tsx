import type { BoardEditor } from '@boardwalk/board/react';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { isComposing } from '../is-composing.ts';
import type { KeptView } from '../use-kept-view.ts';
import { anchorOf, type CommentPlace } from './place.ts';
import styles from './ThreadCard.module.css';

/** Free room at the edges of the window, in pixels: above and below are bars. */
const ROOM = { x: 12, top: 72, bottom: 76 };
/** How far beside its pin a card stands, in pixels. */
const BESIDE = 40;

export interface FloatingCardProps {
  readonly editor: BoardEditor;
  readonly view: KeptView;
  readonly label: string;
  /** What it stands beside; null when that is not on the board. */
  readonly place: CommentPlace | null;
  /** Its box takes the keyboard at once. */
  readonly isForWriting: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A card beside its place on the board, kept inside the window; on a phone a sheet at the bottom. It takes the keyboard, and Escape
 * closes it.
 */
export function FloatingCard({
  editor,
  view,
  label,
  place,
  isForWriting,
  onClose,
  children,
}: FloatingCardProps) {
  const card = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return undefined;
    const stand = () => {
      const viewport = view.getViewport();
      const at = place && anchorOf(editor, place);
      const { offsetWidth: w, offsetHeight: h } = element;
      const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
      const wanted =
        at && viewport
          ? {
              x: (at.x - viewport.x) * viewport.scale + BESIDE,
              y: (at.y - viewport.y) * viewport.scale - BESIDE,
            }
          : { x: innerWidth - w, y: ROOM.top };
      const x = within(wanted.x, ROOM.x, innerWidth - w - ROOM.x);
      const y = within(wanted.y, ROOM.top, Math.max(ROOM.top, innerHeight - h - ROOM.bottom));
      element.style.transform = `translate(${x}px, ${y}px)`;
    };
    stand();
    const sizes = new ResizeObserver(stand);
    sizes.observe(element);
    sizes.observe(document.documentElement);
    const stop = view.onViewport(stand);
    return () => {
      sizes.disconnect();
      stop();
    };
  }, [editor, place, view]);
  useEffect(() => {
    const element = card.current;
    (isForWriting ? element?.querySelector('textarea') : element)?.focus();
  }, [isForWriting]);
  return (
    // A dialog element would bring the browser's own place and looks, and Escape would not close it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from anywhere inside
    <section
      ref={card}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is not modal
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={styles.card}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </section>
  );
}
