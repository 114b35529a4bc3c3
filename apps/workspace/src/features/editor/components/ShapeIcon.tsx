import { ShapeKind } from '@boardwalk/board';

const PATHS: Record<ShapeKind, string> = {
  [ShapeKind.RECTANGLE]: 'M3 5h14v10H3z',
  [ShapeKind.ROUNDED]: 'M6 5h8a3 3 0 0 1 3 3v4a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3z',
  [ShapeKind.PILL]: 'M7 6h6a4 4 0 0 1 0 8H7a4 4 0 0 1 0-8z',
  [ShapeKind.ELLIPSE]: 'M17 10c0 3.3-3.1 6-7 6s-7-2.7-7-6 3.1-6 7-6 7 2.7 7 6z',
  [ShapeKind.DIAMOND]: 'M10 3l7 7-7 7-7-7z',
  [ShapeKind.TRIANGLE]: 'M10 4l7 12H3z',
  [ShapeKind.HEXAGON]: 'M6.5 4.5h7L17 10l-3.5 5.500h-7L3 10z',
  [ShapeKind.PARALLELOGRAM]: 'M6.5 5H17l-3.5 10H3z',
  [ShapeKind.CYLINDER]:
    'M4 6c0-1.4 2.7-2.5 6-2.500s6 1.1 6 2.5-2.7 2.5-6 2.500S4 7.4 4 6zv8c0 1.4 2.7 2.5 6 2.500s6-1.1 6-2.500V6',
  [ShapeKind.STAR]: 'M10 3l2.1 4.7 5.1.5-3.8 3.4 1.1 5L10 14l-4.5 2.6 1.1-5L2.8 8.200l5.1-.500z',
  [ShapeKind.CLOUD]: 'M6 15.500a3.5 3.5 0 0 1-.6-6.9 4.8 4.8 0 0 1 9.2-.9 3.9 3.9 0 0 1-.6 7.800z',
  [ShapeKind.ARROW]: 'M3 8h7V5l7 5-7 5v-3H3z',
  [ShapeKind.CHEVRON]: 'M3 5h10l4 5-4 5H3l4-5z',
};

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
      <path d={PATHS[kind]} />
    </svg>
  );
}
