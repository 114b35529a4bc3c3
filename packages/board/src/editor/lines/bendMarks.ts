import { BoardLimits, type BoardPoint, type ConnectorElement } from '../../document/index.ts';
import { middleOf } from '../../kinds/connector/connectorPath.ts';
import type { ConnectorItem } from '../../layout/sceneItem.ts';
import { toSurface, type Viewport } from '../../render/index.ts';
import type { BoardTheme } from '../../render/theme.ts';
import type { BoardSurface } from '../../surface/boardSurface.ts';
import type { BoardEditor } from '../session/boardEditor.ts';
import { reachOf, type GesturePoint, type ToolContext } from '../tools/tool.ts';

/** A bend of a connector that can be dragged, or the middle of a stretch, where dragging adds one. */
export interface BendMark {
  readonly connector: ConnectorElement;
  /** Its place among the bends, or the one that it would have. */
  readonly index: number;
  readonly isNew: boolean;
  /** Where it is on the board. */
  readonly at: BoardPoint;
}

/** Stretches shorter than this many pixels have no mark in their middle. */
const LEAST_STRETCH = 56;

const lengthOf = (points: readonly BoardPoint[]): number =>
  points.slice(1).reduce((sum, { x, y }, index) => {
    const before = points[index];
    return before ? sum + Math.hypot(x - before.x, y - before.y) : sum;
  }, 0);

/** The line of a connector, cut at its bends. */
export function stretchesOf({ element: { bends = [] }, path: { points } }: ConnectorItem): BoardPoint[][] {
  const stretches: BoardPoint[][] = [];
  let begin = 0;
  for (const [x, y] of bends) {
    let nearest = begin;
    let least = Infinity;
    for (let index = begin; index < points.length; index++) {
      const point = points[index];
      const distance = point ? Math.hypot(point.x - x, point.y - y) : Infinity;
      // The first that is near: a line may come by again.
      if (distance < least - 0.5) [nearest, least] = [index, distance];
    }
    stretches.push(points.slice(begin, nearest + 1));
    begin = nearest;
  }
  stretches.push(points.slice(begin));
  return stretches;
}

/** The stretch of a connector that is the longest, by its index. */
export function longestStretch(item: ConnectorItem): { readonly index: number; readonly middle: BoardPoint } {
  const stretches = stretchesOf(item);
  const lengths = stretches.map(lengthOf);
  const index = lengths.indexOf(Math.max(...lengths));
  return { index, middle: middleOf(stretches[index] ?? []) };
}

/** The connector that is selected alone and can be changed. */
export function chosenConnector(
  editor: BoardEditor,
  { scene }: Pick<BoardSurface, 'scene'>,
): ConnectorItem | null {
  const { readOnly, editing } = editor.getState();
  const { onlySelected } = editor;
  if (!onlySelected || readOnly || editing !== null || editor.isLocked(onlySelected.id)) return null;
  const item = scene.get(onlySelected.id);
  return item?.kind === 'connector' ? item : null;
}

/** What of a connector can be dragged beside its ends. */
export function bendMarksOf(item: ConnectorItem, { scale }: Viewport): BendMark[] {
  const connector = item.element;
  const bends = connector.bends ?? [];
  const marks = bends.map(([x, y], index): BendMark => ({ connector, index, isNew: false, at: { x, y } }));
  if (bends.length >= BoardLimits.bends) return marks;
  for (const [index, stretch] of stretchesOf(item).entries()) {
    if (lengthOf(stretch) * scale < LEAST_STRETCH) continue;
    marks.push({ connector, index, isNew: true, at: middleOf(stretch) });
  }
  return marks;
}

/** What of the selected connector is at a point. */
export function bendMarkUnder(
  { editor, surface }: ToolContext,
  point: GesturePoint,
  touch: boolean,
): BendMark | undefined {
  const item = chosenConnector(editor, surface);
  if (!item) return undefined;
  const reach = (reachOf(touch) + 2) / surface.viewport.scale;
  return bendMarksOf(item, surface.viewport).find(
    ({ at }) => Math.hypot(at.x - point.board.x, at.y - point.board.y) <= reach,
  );
}

/** Paints bends as dots, and the middles of stretches as smaller ones. */
export function paintBendMarks(
  context: CanvasRenderingContext2D,
  marks: readonly BendMark[],
  { accent, canvas }: BoardTheme,
  viewport: Viewport,
): void {
  context.lineWidth = 1.5;
  context.strokeStyle = accent;
  for (const { at, isNew } of marks) {
    const { x, y } = toSurface(viewport, at);
    context.beginPath();
    context.arc(x, y, isNew ? 3.5 : 5, 0, Math.PI * 2);
    context.fillStyle = isNew ? canvas : accent;
    context.fill();
    context.stroke();
  }
}
