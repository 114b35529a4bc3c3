import type { BoardBox, BoardPoint } from '../../document/elementBase.ts';
import type { SceneItem, TopicItem } from '../../layout/sceneItem.ts';
import type { PaintTools } from '../../render/kindPaint.ts';
import type { Viewport } from '../../render/context.ts';
import type { BoardTheme } from '../../render/theme.ts';
import { Registry } from '../../registry.ts';

/** A board as it is seen, as far as links go: a surface, which itself needs what is painted. */
export interface SeenBoard {
  readonly scene: {
    readonly visibleIn: (area: BoardBox) => SceneItem[];
    readonly get: (id: string) => SceneItem | undefined;
  };
  readonly viewport: Viewport;
}

/** A board that can be led to another place. */
export interface MovableBoard extends SeenBoard {
  readonly fitOf: (options: object, box: BoardBox) => Viewport | null;
  readonly glideTo: (target: Viewport) => void;
}

/** A link, and the element that has it. */
export interface FoundLink {
  readonly id: string;
  readonly link: string;
}

/** What a note is shown on: the canvas, and a board whose look is known. */
export interface NoteSurface extends SeenBoard {
  readonly canvas: HTMLCanvasElement;
  readonly theme: BoardTheme;
}

/** What showing links and notes takes. It is fetched for boards that have one: many have none. */
export interface LinkPart {
  readonly id: 'link';
  /** The box of an element's mark; null when it has no link. */
  readonly boxOf: (item: SceneItem) => BoardBox | null;
  /** Paints the mark of an element that has a link. */
  readonly paint: (item: SceneItem, tools: PaintTools) => void;
  /** The link whose mark is at a point of the board, or within so many pixels of it. */
  readonly at: (board: SeenBoard, point: BoardPoint, pixels?: number) => FoundLink | null;
  /** Goes where a link leads. */
  readonly follow: (link: string, board: MovableBoard) => void;
  /** The topic whose note's mark is at a point of the board, or within so many pixels of it. */
  readonly noteAt: (board: SeenBoard, point: BoardPoint, pixels: number) => TopicItem | undefined;
  /** Shows the note of a topic beside its mark. */
  readonly showNote: (topic: TopicItem, board: NoteSurface) => void;
}

/** Holds that part once it is there; without it links are not to be seen. */
export const linkParts = new Registry<LinkPart>(({ id }) => id, []);

/** Has the links of elements shown from now on. */
export function registerLinks(part: LinkPart): void {
  if (!linkParts.get('link')) linkParts.register(part);
}
