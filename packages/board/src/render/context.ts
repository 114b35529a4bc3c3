/**
 * The part of a 2D canvas that painting needs: a browser's context and a server's both have it.
 */
export type BoardContext = Pick<
  CanvasRenderingContext2D,
  | 'save'
  | 'restore'
  | 'setTransform'
  | 'translate'
  | 'rotate'
  | 'beginPath'
  | 'closePath'
  | 'moveTo'
  | 'lineTo'
  | 'bezierCurveTo'
  | 'arc'
  | 'ellipse'
  | 'rect'
  | 'roundRect'
  | 'fill'
  | 'stroke'
  | 'clip'
  | 'fillRect'
  | 'strokeRect'
  | 'fillText'
  | 'setLineDash'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
  | 'globalAlpha'
  | 'font'
  | 'textAlign'
  | 'direction'
  | 'textBaseline'
>;

/** What part of a board is seen, and how large: the board point in the top left corner and pixels per board unit. */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}
