import type { BoardBox, BoardSnapshot } from '../document/index.ts';
import { BoardScene, sourceOf } from './boardScene.ts';
import { estimateText, TextMeasurer, type MeasureText } from './textMeasurer.ts';

/**
 * The box around everything on a board, mind maps laid out; null for an empty board.
 * @param measure measures texts; without, their sizes are estimated, which suits everything but painting.
 */
export function contentBounds(snapshot: BoardSnapshot, measure: MeasureText = estimateText): BoardBox | null {
  return new BoardScene(sourceOf(snapshot), new TextMeasurer(measure, 'sans-serif')).bounds();
}
