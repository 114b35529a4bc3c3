import { Registry } from '../../registry.ts';
import type { Viewport } from '../../render/index.ts';
import type { BoardSurface } from '../../surface/boardSurface.ts';
import type { BoardEditor } from '../session/boardEditor.ts';
import type { Gesture, GesturePoint, Press, ToolContext } from './tool.ts';

/** What a selection is worked with beside its handles: lines of tables, bends of connectors. Fetched with the rest of an editor. */
export interface SelectionPart {
  readonly id: string;
  /** What pressing something of it begins; null where there is nothing. */
  press(context: ToolContext, press: Press): Gesture | null;
  /** The pointer over it; undefined elsewhere. */
  cursorAt(context: ToolContext, point: GesturePoint): string | undefined;
  /** Paints it, in CSS pixels of the surface. */
  paint(
    context: CanvasRenderingContext2D,
    surface: BoardSurface,
    editor: BoardEditor,
    viewport: Viewport,
  ): void;
}

export const selectionParts = new Registry<SelectionPart>(({ id }) => id, []);

/** The first that is there of what the parts say. */
export function firstOf<Value>(ask: (part: SelectionPart) => Value | null | undefined): Value | undefined {
  for (const part of selectionParts.all) {
    const answer = ask(part);
    if (answer !== null && answer !== undefined) return answer;
  }
  return undefined;
}
