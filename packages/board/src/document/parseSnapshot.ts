import {
  BOARD_FORMAT,
  BOARD_VERSION,
  BoardLimits,
  ConnectorAnchor,
  ConnectorHead,
  ConnectorRoute,
  ElementType,
  LineDash,
  PaletteColor,
  ShapeKind,
  TextAlign,
  TopicLayout,
  TopicSide,
  VerticalAlign,
} from './constants.ts';
import { isOrderKey } from './orderKey.ts';
import type { BoardElement, BoardSnapshot, ConnectorEnd, ElementStyle } from './types.ts';

/** Which rule a field of a snapshot breaks. */
export type SnapshotRule = 'type' | 'value' | 'range' | 'length' | 'count' | 'unique' | 'reference' | 'cycle';

/** One thing wrong with a snapshot. */
export interface SnapshotProblem {
  /** Path of the field, e.g. `elements[3].style.fontSize`. */
  readonly field: string;
  readonly rule: SnapshotRule;
  /** The limit it breaks, when there is one. */
  readonly limit?: number;
  /** A sentence for developers and logs. */
  readonly msg: string;
}

/** What came of checking a snapshot: the snapshot itself, or what is wrong with it (the first fifty problems). */
export type SnapshotCheck = { readonly ok: true; readonly snapshot: BoardSnapshot } | { readonly ok: false; readonly problems: readonly SnapshotProblem[] };

/** Thrown by `parseSnapshot`; `problems` says what is wrong and where. */
export class SnapshotError extends Error {
  readonly problems: readonly SnapshotProblem[];

  constructor(problems: readonly SnapshotProblem[]) {
    const first = problems[0];
    super(first ? `Not a valid board: ${first.field}: ${first.msg}${problems.length > 1 ? ` (and ${problems.length - 1} more)` : ''}` : 'Not a valid board');
    this.name = 'SnapshotError';
    this.problems = problems;
  }
}

const MAX_PROBLEMS = 50;
const ID = /^[A-Za-z0-9_-]{1,40}$/;
const HEX = /^#[0-9a-f]{6}$/i;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Length in code points, which is how limits count. */
export function codePoints(text: string): number {
  let pairs = 0;
  for (let index = 0; index < text.length - 1; index++) {
    const unit = text.charCodeAt(index);
    if (unit >= 0xd800 && unit <= 0xdbff) {
      const low = text.charCodeAt(index + 1);
      if (low >= 0xdc00 && low <= 0xdfff) {
        pairs++;
        index++;
      }
    }
  }
  return text.length - pairs;
}

class SnapshotReader {
  readonly problems: SnapshotProblem[] = [];
  private totalText = 0;

  report(field: string, rule: SnapshotRule, msg: string, limit?: number): void {
    if (this.problems.length < MAX_PROBLEMS) this.problems.push(limit === undefined ? { field, rule, msg } : { field, rule, limit, msg });
  }

  oneOf<T extends string>(value: unknown, field: string, options: Readonly<Record<string, T>>, fallback: T): T {
    const known = Object.values(options);
    const match = known.find((option) => option === value);
    if (match !== undefined) return match;
    this.report(field, 'value', `must be one of ${known.join(', ')}`);
    return fallback;
  }

  number(value: unknown, field: string, low: number, high: number): number {
    if (typeof value !== 'number' || !Number.isFinite(value)) {
      this.report(field, 'type', 'must be a finite number');
      return low;
    }
    if (value < low) this.report(field, 'range', `must be at least ${low}`, low);
    if (value > high) this.report(field, 'range', `must be at most ${high}`, high);
    return value;
  }

  coordinate(value: unknown, field: string): number {
    return this.number(value, field, -BoardLimits.coordinate, BoardLimits.coordinate);
  }

  size(value: unknown, field: string): number {
    return this.number(value, field, BoardLimits.minSize, BoardLimits.maxSize);
  }

  boolean(value: unknown, field: string): boolean {
    if (typeof value === 'boolean') return value;
    this.report(field, 'type', 'must be true or false');
    return false;
  }

  orderKey(value: unknown, field: string): string {
    if (typeof value !== 'string' || !isOrderKey(value)) {
      this.report(field, 'value', 'must be an order key');
      return '';
    }
    if (value.length > BoardLimits.orderKey) this.report(field, 'length', `must have at most ${BoardLimits.orderKey} characters`, BoardLimits.orderKey);
    return value;
  }

  text(value: unknown, field: string): string {
    if (typeof value !== 'string') {
      this.report(field, 'type', 'must be text');
      return '';
    }
    const length = codePoints(value);
    if (length > BoardLimits.text) this.report(field, 'length', `must have at most ${BoardLimits.text} characters`, BoardLimits.text);
    this.totalText += length;
    return value;
  }

  /** Reports texts that are within their own limit but too much together. */
  closeText(): void {
    if (this.totalText > BoardLimits.totalText) {
      this.report('elements', 'length', `all texts together must have at most ${BoardLimits.totalText} characters`, BoardLimits.totalText);
    }
  }

  color(value: unknown, field: string): PaletteColor | `#${string}` | undefined {
    if (typeof value === 'string') {
      if (HEX.test(value)) return `#${value.slice(1).toLowerCase()}`;
      const named = Object.values(PaletteColor).find((name) => name === value);
      if (named !== undefined) return named;
    }
    this.report(field, 'value', 'must be a palette colour or #rrggbb');
    return undefined;
  }

  style(value: unknown, field: string): ElementStyle {
    if (!isFields(value)) {
      this.report(field, 'type', 'must be an object');
      return {};
    }
    const paint = (key: 'fill' | 'stroke') => (value[key] === 'none' ? 'none' : this.color(value[key], `${field}.${key}`));
    const style: { -readonly [K in keyof ElementStyle]: ElementStyle[K] | undefined } = {};
    for (const key of Object.keys(value)) {
      if (value[key] === undefined) continue;
      const path = `${field}.${key}`;
      if (key === 'fill' || key === 'stroke') style[key] = paint(key);
      else if (key === 'textColor') style.textColor = this.color(value[key], path);
      else if (key === 'fontSize') style.fontSize = this.number(value[key], path, BoardLimits.minFontSize, BoardLimits.maxFontSize);
      else if (key === 'strokeWidth') style.strokeWidth = this.number(value[key], path, 0, BoardLimits.maxStrokeWidth);
      else if (key === 'bold' || key === 'italic') style[key] = this.boolean(value[key], path);
      else if (key === 'align') style.align = this.oneOf(value[key], path, TextAlign, TextAlign.LEFT);
      else if (key === 'verticalAlign') style.verticalAlign = this.oneOf(value[key], path, VerticalAlign, VerticalAlign.TOP);
      else if (key === 'dash') style.dash = this.oneOf(value[key], path, LineDash, LineDash.SOLID);
      else this.report(path, 'value', 'is no style');
    }
    return sortedStyle(style);
  }

  end(value: unknown, field: string): ConnectorEnd {
    if (!isFields(value)) {
      this.report(field, 'type', 'must be an end: {element, anchor} or {x, y}');
      return { x: 0, y: 0 };
    }
    if ('element' in value) {
      const anchor = value['anchor'] === undefined ? ConnectorAnchor.AUTO : this.oneOf(value['anchor'], `${field}.anchor`, ConnectorAnchor, ConnectorAnchor.AUTO);
      return { element: this.id(value['element'], `${field}.element`), anchor };
    }
    return { x: this.coordinate(value['x'], `${field}.x`), y: this.coordinate(value['y'], `${field}.y`) };
  }

  id(value: unknown, field: string): string {
    if (typeof value === 'string' && ID.test(value)) return value;
    this.report(field, 'value', `must be 1-${BoardLimits.id} characters of A-Z, a-z, 0-9, _ and -`, BoardLimits.id);
    return '';
  }

  element(value: unknown, field: string): BoardElement | null {
    if (!isFields(value)) {
      this.report(field, 'type', 'must be an object');
      return null;
    }
    const known = Object.values(ElementType).find((type) => type === value['type']);
    if (known === undefined) {
      this.report(`${field}.type`, 'value', `must be one of ${Object.values(ElementType).join(', ')}`);
      return null;
    }
    const base = {
      id: this.id(value['id'], `${field}.id`),
      z: this.orderKey(value['z'], `${field}.z`),
      style: value['style'] === undefined ? {} : this.style(value['style'], `${field}.style`),
      text: value['text'] === undefined ? '' : this.text(value['text'], `${field}.text`),
    };
    if (known === ElementType.CONNECTOR) return this.connector(value, field, base);
    const point = { x: this.coordinate(value['x'], `${field}.x`), y: this.coordinate(value['y'], `${field}.y`) };
    if (known === ElementType.TOPIC) return this.topic(value, field, base, point);
    const box = { ...point, w: this.size(value['w'], `${field}.w`), h: this.size(value['h'], `${field}.h`) };
    if (known === ElementType.SHAPE) {
      return { ...base, type: known, ...box, shape: this.oneOf(value['shape'], `${field}.shape`, ShapeKind, ShapeKind.RECTANGLE) };
    }
    return { ...base, type: known, ...box };
  }

  private connector(value: Fields, field: string, base: Omit<BoardElement, 'type'>): BoardElement {
    const { id, z, style, text } = base;
    const optional = <T extends string>(key: string, options: Readonly<Record<string, T>>, fallback: T): T =>
      value[key] === undefined ? fallback : this.oneOf(value[key], `${field}.${key}`, options, fallback);
    return {
      id,
      z,
      style,
      text,
      type: ElementType.CONNECTOR,
      from: this.end(value['from'], `${field}.from`),
      to: this.end(value['to'], `${field}.to`),
      route: optional('route', ConnectorRoute, ConnectorRoute.CURVED),
      fromHead: optional('fromHead', ConnectorHead, ConnectorHead.NONE),
      toHead: optional('toHead', ConnectorHead, ConnectorHead.ARROW),
    };
  }

  private topic(value: Fields, field: string, base: Omit<BoardElement, 'type'>, point: { x: number; y: number }): BoardElement {
    const { id, z, style, text } = base;
    const { parent = null, side = null, layout, folded } = value;
    return {
      id,
      z,
      style,
      text,
      type: ElementType.TOPIC,
      ...point,
      parent: parent === null ? null : this.id(parent, `${field}.parent`),
      order: this.orderKey(value['order'], `${field}.order`),
      folded: folded === undefined ? false : this.boolean(folded, `${field}.folded`),
      layout: layout === undefined ? TopicLayout.RIGHT : this.oneOf(layout, `${field}.layout`, TopicLayout, TopicLayout.RIGHT),
      side: side === null ? null : this.oneOf(side, `${field}.side`, TopicSide, TopicSide.RIGHT),
    };
  }

  /** Checks what only shows when all elements are known: ids, connector ends, parents. */
  relations(elements: readonly BoardElement[]): void {
    const byId = new Map<string, BoardElement>();
    elements.forEach((element, index) => {
      if (byId.has(element.id)) this.report(`elements[${index}].id`, 'unique', `"${element.id}" is used twice`);
      byId.set(element.id, element);
    });
    elements.forEach((element, index) => {
      if (element.type === ElementType.CONNECTOR) {
        for (const key of ['from', 'to'] as const) {
          const end = element[key];
          if (!('element' in end)) continue;
          const target = byId.get(end.element);
          if (!target) this.report(`elements[${index}].${key}.element`, 'reference', `no element "${end.element}"`);
          else if (target.type === ElementType.CONNECTOR) this.report(`elements[${index}].${key}.element`, 'reference', 'a connector cannot hold on to a connector');
        }
      }
      if (element.type === ElementType.TOPIC && element.parent !== null && byId.get(element.parent)?.type !== ElementType.TOPIC) {
        this.report(`elements[${index}].parent`, 'reference', `no topic "${element.parent}"`);
      }
    });
    this.cycles(elements, byId);
  }

  private cycles(elements: readonly BoardElement[], byId: ReadonlyMap<string, BoardElement>): void {
    const settled = new Set<string>();
    elements.forEach((element, index) => {
      const path = new Set<string>();
      for (let id: string | null = element.id; id !== null && !settled.has(id); ) {
        if (path.has(id)) {
          this.report(`elements[${index}].parent`, 'cycle', `"${id}" is its own ancestor`);
          break;
        }
        path.add(id);
        const at: BoardElement | undefined = byId.get(id);
        id = at?.type === ElementType.TOPIC ? at.parent : null;
      }
      for (const id of path) settled.add(id);
    });
  }
}

/** The style with its keys in one order and nothing undefined, so that equal styles are equal JSON. */
function sortedStyle(style: { readonly [K in keyof ElementStyle]: ElementStyle[K] | undefined }): ElementStyle {
  return Object.fromEntries(
    Object.entries(style)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/**
 * Checks a parsed JSON value against the snapshot format and its limits.
 * Unknown keys of elements are dropped; missing optional keys take their defaults.
 */
export function checkSnapshot(value: unknown): SnapshotCheck {
  const reader = new SnapshotReader();
  if (!isFields(value)) return { ok: false, problems: [{ field: '', rule: 'type', msg: 'must be an object' }] };
  if (value['format'] !== BOARD_FORMAT) reader.report('format', 'value', `must be "${BOARD_FORMAT}"`);
  if (value['version'] !== BOARD_VERSION) reader.report('version', 'value', `must be ${BOARD_VERSION}`);
  const list = value['elements'];
  if (!Array.isArray(list)) reader.report('elements', 'type', 'must be a list');
  else if (list.length > BoardLimits.elements) reader.report('elements', 'count', `must have at most ${BoardLimits.elements} elements`, BoardLimits.elements);
  if (!Array.isArray(list) || reader.problems.length > 0) return { ok: false, problems: reader.problems };
  const elements: BoardElement[] = [];
  for (const [index, item] of list.entries()) {
    const element = reader.element(item, `elements[${index}]`);
    if (element) elements.push(element);
  }
  reader.closeText();
  if (reader.problems.length === 0) reader.relations(elements);
  if (reader.problems.length > 0) return { ok: false, problems: reader.problems };
  elements.sort((a, b) => (a.id < b.id ? -1 : 1));
  return { ok: true, snapshot: { format: BOARD_FORMAT, version: BOARD_VERSION, elements } };
}

/**
 * The snapshot in a parsed JSON value, canonical.
 * @throws SnapshotError saying which fields break which rules.
 */
export function parseSnapshot(value: unknown): BoardSnapshot {
  const check = checkSnapshot(value);
  if (!check.ok) throw new SnapshotError(check.problems);
  return check.snapshot;
}
