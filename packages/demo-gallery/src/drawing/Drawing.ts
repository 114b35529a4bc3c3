import {
  BOARD_FORMAT,
  BOARD_VERSION,
  type BoardBox,
  type BoardElement,
  type BoardSnapshot,
  type ConnectorAnchor,
  type ConnectorEnd,
  type ConnectorHead,
  type ConnectorRoute,
  type ElementStyle,
  type ShapeKind,
  type TopicLayout,
  type TopicSide,
} from '@boardwalk/board/document';

import { inOrder } from './inOrder.ts';

type Distribute<T> = T extends unknown ? Omit<T, 'z'> : never;
/** An element before its place in the stack is known. */
type Draft = Distribute<BoardElement>;

/** How a connector looks and where it holds; everything has a quiet default. */
export interface LineOptions {
  readonly fromAnchor?: ConnectorAnchor;
  readonly toAnchor?: ConnectorAnchor;
  readonly route?: ConnectorRoute;
  readonly fromHead?: ConnectorHead;
  readonly toHead?: ConnectorHead;
  readonly text?: string;
  readonly style?: ElementStyle;
}

const whole = (box: BoardBox): BoardBox => ({
  x: Math.round(box.x),
  y: Math.round(box.y),
  w: Math.round(box.w),
  h: Math.round(box.h),
});

/** Collects the elements of one board. Ids count up, so that the same source always gives the same board. */
export class Drawing {
  private readonly drafts: Draft[] = [];

  private nextId(): string {
    return `e${String(this.drafts.length + 1).padStart(4, '0')}`;
  }

  private add(draft: Draft): string {
    this.drafts.push(draft);
    return draft.id;
  }

  /** A coloured note. @returns its id */
  sticky(box: BoardBox, text: string, style: ElementStyle): string {
    return this.add({ type: 'sticky', id: this.nextId(), ...whole(box), text, style });
  }

  /** Bare text, wrapped at the box's width. @returns its id */
  text(box: BoardBox, text: string, style: ElementStyle): string {
    return this.add({ type: 'text', id: this.nextId(), ...whole(box), text, style });
  }

  /** A shape with text inside. @returns its id */
  shape(shape: ShapeKind, box: BoardBox, text: string, style: ElementStyle): string {
    return this.add({ type: 'shape', id: this.nextId(), shape, ...whole(box), text, style });
  }

  /** A titled section. @returns its id */
  frame(box: BoardBox, title: string, style: ElementStyle): string {
    return this.add({ type: 'frame', id: this.nextId(), ...whole(box), text: title, style });
  }

  /** A line between two elements (by id) or free points. @returns its id */
  line(
    from: string | { x: number; y: number },
    to: string | { x: number; y: number },
    options: LineOptions = {},
  ): string {
    const end = (at: string | { x: number; y: number }, anchor: ConnectorAnchor | undefined): ConnectorEnd =>
      typeof at === 'string'
        ? { element: at, anchor: anchor ?? 'auto' }
        : { x: Math.round(at.x), y: Math.round(at.y) };
    return this.add({
      type: 'connector',
      id: this.nextId(),
      from: end(from, options.fromAnchor),
      to: end(to, options.toAnchor),
      route: options.route ?? 'straight',
      fromHead: options.fromHead ?? 'none',
      toHead: options.toHead ?? 'none',
      text: options.text ?? '',
      style: options.style ?? { stroke: 'gray', strokeWidth: 2 },
    });
  }

  /** A node of a mind map; `order` is its order key among its siblings. @returns its id */
  topic(
    text: string,
    place: { parent: string | null; order: string; layout: TopicLayout; side: TopicSide | null },
    style: ElementStyle,
  ): string {
    return this.add({ type: 'topic', id: this.nextId(), x: 0, y: 0, text, folded: false, ...place, style });
  }

  /** The finished board: elements sorted by id, stacked in the order they were drawn. */
  snapshot(): BoardSnapshot {
    const elements = inOrder(this.drafts).map(([draft, z]): BoardElement => ({ ...draft, z }));
    return { format: BOARD_FORMAT, version: BOARD_VERSION, elements };
  }
}
