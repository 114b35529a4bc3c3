import { shapePath, type ShapeKind } from '@boardwalk/board';

/** Where an icon is in its picture. */
const PLACE = { x: 2.5, y: 4, w: 15, h: 12 };

/** A shape of the board as an icon. */
export function ShapeIcon({ kind }: { kind: ShapeKind }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
    >
      <path d={shapePath(kind, PLACE)} />
    </svg>
  );
}
