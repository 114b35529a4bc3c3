import type { BoardBox } from '../document/index.ts';
import type { BoardContext } from '../render/index.ts';

/** A picture of a board, as files take it up. */
export interface ExportPicture {
  /** The file as it is served, and its type. */
  readonly bytes: Uint8Array;
  readonly type: string;
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each pixel. */
  readonly pixels: () => Uint8ClampedArray;
  /** Paints it on a canvas of the machine. */
  readonly paint: (context: BoardContext, box: BoardBox) => void;
}
