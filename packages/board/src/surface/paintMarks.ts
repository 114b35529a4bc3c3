import type { ElementChange } from '../document/index.ts';
import { toSurface } from '../render/index.ts';
import type { BoardSurface, PaintLayer } from './boardSurface.ts';

/** What became of elements between two versions, by their ids. */
export type BoardMarks = ReadonlyMap<string, ElementChange['kind']>;

/** Each kind has a colour, a line and a sign of its own: not everybody sees colours. */
const LOOKS = {
  added: { color: 'green', dash: [], sign: '+' },
  removed: { color: 'coral', dash: [6, 4], sign: '−' },
  changed: { color: 'violet', dash: [2, 3], sign: '~' },
} as const;

/** Room between an element and its mark, in pixels. */
const GAP = 4;
const LINE = 2;
const BADGE = 9;

/** Paints a frame with a sign around each marked element that is to be seen. */
export function marksLayer(surface: BoardSurface, marks: () => BoardMarks | undefined): PaintLayer {
  return (context, viewport) => {
    const { scene, theme, width, height } = surface;
    for (const [id, kind] of marks() ?? []) {
      const box = scene.boundsOf([id]);
      if (!box) continue;
      const corner = toSurface(viewport, box);
      const [x, y] = [corner.x - GAP, corner.y - GAP];
      const [w, h] = [box.w * viewport.scale + 2 * GAP, box.h * viewport.scale + 2 * GAP];
      if (x > width || y > height || x + w < 0 || y + h < 0) continue;
      const { color, dash, sign } = LOOKS[kind];
      // As bright as lines are: grounds of a dark board are too dark for thin dots.
      const paint = theme.palette[color].line;
      context.save();
      context.strokeStyle = paint;
      context.lineWidth = LINE;
      context.setLineDash([...dash]);
      context.beginPath();
      context.roundRect(x, y, w, h, GAP);
      context.stroke();
      context.setLineDash([]);
      context.fillStyle = paint;
      context.beginPath();
      context.arc(x, y, BADGE, 0, 2 * Math.PI);
      context.fill();
      context.fillStyle = theme.canvas;
      context.font = `700 ${2 * BADGE - 4}px system-ui, sans-serif`;
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      context.fillText(sign, x, y);
      context.restore();
    }
  };
}
