import { shapePath, type ShapeKind } from '@boardwalk/board';

/** Where an icon is in its picture. */
const PLACE = { x: 2.5, y: 5, w: 19, h: 14 };

/** A shape of the board as an icon. */
export function ShapeIcon({ kind }: { kind: ShapeKind }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
    >
      <path d={shapePath(kind, PLACE)} />
    </svg>
  );
}
