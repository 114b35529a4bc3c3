import type { BoardTheme } from '../../render/theme.ts';

/** What a card shows, and where. */
export interface NoteCard {
  readonly name: string;
  readonly note: string;
  /** The point of the window below which it stands, and the element it is put in. */
  readonly at: { readonly x: number; readonly y: number };
  readonly home: Element;
  readonly theme: BoardTheme;
}

/** Widest, and how far from the edges of the window, in pixels. */
const WIDTH = 360;
const EDGE = 12;

/**
 * Shows a note over a board that is looked at. It has the keyboard until Escape or a press elsewhere closes it: the browser's
 * own popover does that, and gives the keyboard back.
 */
export function showNoteCard({ name, note, at, home, theme }: NoteCard): void {
  const card = document.createElement('div');
  card.popover = 'auto';
  card.tabIndex = -1;
  card.dir = 'auto';
  card.setAttribute('role', 'dialog');
  card.setAttribute('aria-label', name);
  card.textContent = note;
  const width = Math.min(WIDTH, window.innerWidth - 2 * EDGE);
  Object.assign(card.style, {
    position: 'fixed',
    inset: 'auto',
    margin: '0',
    boxSizing: 'border-box',
    width: `${width}px`,
    maxHeight: '50vh',
    overflow: 'auto',
    padding: '12px 16px',
    border: `1px solid ${theme.palette.paper.line}`,
    borderRadius: '10px',
    background: theme.palette.paper.fill,
    color: theme.ink,
    fontFamily: 'inherit',
    fontSize: '15px',
    lineHeight: '1.55',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  });
  card.addEventListener('toggle', (event) => {
    if (event.newState === 'closed') card.remove();
  });
  home.append(card);
  // The press that asked for it would close it again.
  setTimeout(() => open(card, at, width), 0);
}

function open(card: HTMLElement, at: NoteCard['at'], width: number): void {
  card.showPopover();
  const clamped = (from: number, size: number, room: number) =>
    `${Math.round(Math.max(EDGE, Math.min(from, room - size - EDGE)))}px`;
  card.style.left = clamped(at.x - width / 2, width, window.innerWidth);
  card.style.top = clamped(at.y, card.offsetHeight, window.innerHeight);
  card.focus();
}
