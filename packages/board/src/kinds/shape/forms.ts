import { ShapeKind } from '../../document/constants.ts';
import type { BoardBox, ElementStyle } from '../../document/types.ts';
import { cornerRadius } from '../../layout/cornerRadius.ts';
import { Registry } from '../../registry.ts';
import { inset, polygon, type Outline, type OutlineStep } from './outline.ts';

/** How a kind of shape looks. */
export interface ShapeForm {
  readonly shape: ShapeKind;
  readonly outline: Outline;
  /** The lines within its outline. */
  readonly lines?: Outline;
  /** The part of its box in which its text is set; by default nearly all of it. */
  textBox?(box: BoardBox): BoardBox;
}

const RECTANGLE: ShapeForm = {
  shape: ShapeKind.RECTANGLE,
  outline: ({ x, y, w, h }) => [['round', x, y, w, h, Math.min(3, w / 8, h / 8)]],
};

/** How each kind of shape looks; `loadParts` brings those that few boards have. */
export const forms = new Registry<ShapeForm>(
  ({ shape }) => shape,
  [
    RECTANGLE,
    {
      shape: ShapeKind.ROUNDED,
      outline: ({ x, y, w, h }) => [['round', x, y, w, h, Math.min(16, w / 4, h / 4)]],
    },
    {
      shape: ShapeKind.PILL,
      outline: ({ x, y, w, h }) => [['round', x, y, w, h, Math.min(w, h) / 2]],
    },
    {
      shape: ShapeKind.ELLIPSE,
      outline: ({ x, y, w, h }) => [['ellipse', x + w / 2, y + h / 2, w / 2, h / 2]],
      textBox: (box) => inset(box, [0.14, 0.14, 0.14, 0.14]),
    },
    {
      shape: ShapeKind.DIAMOND,
      outline: ({ x, y, w, h }) =>
        polygon([x + w / 2, y], [x + w, y + h / 2], [x + w / 2, y + h], [x, y + h / 2]),
      textBox: (box) => inset(box, [0.2, 0.24, 0.2, 0.24]),
    },
  ],
);

const formOf = (kind: ShapeKind): ShapeForm => forms.get(kind) ?? RECTANGLE;

/** The outline of a shape in its box; that of a rectangle until its form has come. Rectangles have corners as their style says. */
export function outlineOfShape(kind: ShapeKind, box: BoardBox, style: ElementStyle = {}): OutlineStep[] {
  if (!style.corners || !hasCorners(kind)) return formOf(kind).outline(box);
  return [['round', box.x, box.y, box.w, box.h, cornerRadius(box, style, 0)]];
}

/** Whether a kind of shape has corners that can be sharp or round. */
export const hasCorners = (kind: ShapeKind): boolean =>
  kind === ShapeKind.RECTANGLE || kind === ShapeKind.ROUNDED;

/** The lines within the outline of a shape; null for one without. */
export const linesInShape = (kind: ShapeKind, box: BoardBox): OutlineStep[] | null =>
  formOf(kind).lines?.(box) ?? null;

/** The part of a shape's box in which its text is set. */
export function textBoxOfShape(kind: ShapeKind, box: BoardBox): BoardBox {
  const padding = Math.min(12, box.w * 0.08, box.h * 0.12);
  return (
    formOf(kind).textBox?.(box) ?? {
      x: box.x + padding,
      y: box.y + padding,
      w: box.w - 2 * padding,
      h: box.h - 2 * padding,
    }
  );
}
