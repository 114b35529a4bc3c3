import {
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
import { EXTRAS } from './elementExtras.ts';
import type { BoardColor, BoardElement, ConnectorEnd, ElementExtras, ElementStyle } from './types.ts';

/** Which rule a field of a snapshot breaks. */
export type SnapshotRule = 'type' | 'value' | 'range' | 'length' | 'count' | 'unique' | 'reference' | 'cycle';

/** Receives every problem found in a value. */
export type ReportProblem = (field: string, rule: SnapshotRule, msg: string, limit?: number) => void;

export type Fields = Readonly<Record<string, unknown>>;
type Common = Pick<BoardElement, 'id' | 'z' | 'style' | 'text' | keyof ElementExtras>;

const ID = new RegExp(`^[A-Za-z0-9_-]{1,${BoardLimits.id}}$`);
const HEX = /^#[0-9a-f]{6}$/i;

/** The names of the properties of styles. */
export const STYLE_KEYS: readonly string[] = [
  'fill',
  'stroke',
  'strokeWidth',
  'dash',
  'textColor',
  'fontSize',
  'bold',
  'italic',
  'align',
  'verticalAlign',
] satisfies readonly (keyof ElementStyle)[];

/** The order key of an element that has none or a broken one. */
const FALLBACK_KEY = 'a0';

/** True for a JSON object. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True for a string that may be an element's id. */
export const isElementId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);

/** Length in code points, which is how limits count. */
export function codePoints(text: string): number {
  let length = 0;
  for (let index = 0; index < text.length; index++) {
    // A trailing surrogate belongs to the code point already counted, a lone one counts by itself.
    const unit = text.charCodeAt(index);
    const trailing = unit >= 0xdc00 && unit <= 0xdfff && index > 0;
    if (trailing) {
      const lead = text.charCodeAt(index - 1);
      if (lead >= 0xd800 && lead <= 0xdbff) continue;
    }
    length++;
  }
  return length;
}

/** The text cut to `limit` code points. */
export function clipText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return codePoints(text) <= limit ? text : Array.from(text).slice(0, limit).join('');
}

/**
 * Reads elements out of plain values. Everything it gives is within the limits: what is wrong is reported and set
 * right, so that a validator can refuse the value and a shared document can live with it.
 */
export class ElementReader {
  private readonly report: ReportProblem;

  constructor(report: ReportProblem) {
    this.report = report;
  }

  /** The element in `value`; null when it is none of the known types or has no proper id. */
  element(value: unknown, field: string): BoardElement | null {
    if (!isFields(value)) {
      this.report(field, 'type', 'must be an object');
      return null;
    }
    const type = Object.values(ElementType).find((known) => known === value['type']);
    if (type === undefined) {
      this.report(`${field}.type`, 'value', `must be one of ${Object.values(ElementType).join(', ')}`);
      return null;
    }
    const id = value['id'];
    if (!isElementId(id)) {
      this.reportId(`${field}.id`);
      return null;
    }
    const common: Common = {
      id,
      z: this.orderKey(value['z'], `${field}.z`),
      style: value['style'] === undefined ? {} : this.style(value['style'], `${field}.style`),
      text: value['text'] === undefined ? '' : this.text(value['text'], `${field}.text`),
      ...this.extras(value, field),
    };
    if (type === ElementType.CONNECTOR) return this.connector(value, field, common);
    const point = this.point(value, field);
    if (type === ElementType.TOPIC) return this.topic(value, field, common, point);
    const box = { ...point, w: this.size(value['w'], `${field}.w`), h: this.size(value['h'], `${field}.h`) };
    if (type !== ElementType.SHAPE) return { ...common, type, ...box };
    const shape = this.oneOf(value['shape'], `${field}.shape`, ShapeKind, ShapeKind.RECTANGLE);
    return { ...common, type, ...box, shape };
  }

  private connector(value: Fields, field: string, common: Common): BoardElement {
    return {
      ...common,
      type: ElementType.CONNECTOR,
      from: this.end(value['from'], `${field}.from`),
      to: this.end(value['to'], `${field}.to`),
      route: this.optional(value['route'], `${field}.route`, ConnectorRoute, ConnectorRoute.CURVED),
      fromHead: this.optional(value['fromHead'], `${field}.fromHead`, ConnectorHead, ConnectorHead.NONE),
      toHead: this.optional(value['toHead'], `${field}.toHead`, ConnectorHead, ConnectorHead.ARROW),
    };
  }

  private topic(value: Fields, field: string, common: Common, point: { x: number; y: number }): BoardElement {
    const { parent = null, side = null } = value;
    return {
      ...common,
      type: ElementType.TOPIC,
      ...point,
      parent: parent === null ? null : this.reference(parent, `${field}.parent`),
      order: this.orderKey(value['order'], `${field}.order`),
      folded: value['folded'] === undefined ? false : this.boolean(value['folded'], `${field}.folded`),
      layout: this.optional(value['layout'], `${field}.layout`, TopicLayout, TopicLayout.RIGHT),
      side: side === null ? null : this.oneOf(side, `${field}.side`, TopicSide, TopicSide.RIGHT),
    };
  }

  private extras(value: Fields, field: string): ElementExtras {
    const extras: Partial<Record<keyof ElementExtras, unknown>> = {};
    for (const { name, isValid, msg } of EXTRAS) {
      const given = value[name];
      if (given === undefined) continue;
      if (isValid(given)) extras[name] = given;
      else this.report(`${field}.${name}`, 'value', msg);
    }
    return extras as ElementExtras;
  }

  private end(value: unknown, field: string): ConnectorEnd {
    if (!isFields(value)) {
      this.report(field, 'type', 'must be an end: {element, anchor} or {x, y}');
      return { x: 0, y: 0 };
    }
    if (!('element' in value)) return this.point(value, field);
    const element = this.reference(value['element'], `${field}.element`);
    return {
      element: element ?? '',
      anchor: this.optional(value['anchor'], `${field}.anchor`, ConnectorAnchor, ConnectorAnchor.AUTO),
    };
  }

  private style(value: unknown, field: string): ElementStyle {
    if (!isFields(value)) {
      this.report(field, 'type', 'must be an object');
      return {};
    }
    const style: Record<string, unknown> = {};
    // In one order, so that equal styles are equal JSON.
    for (const key of Object.keys(value).toSorted()) {
      const given = value[key];
      if (given === undefined) continue;
      const read = this.styleValue(key, given, `${field}.${key}`);
      if (read !== undefined) style[key] = read;
    }
    return style satisfies { [K in keyof ElementStyle]?: unknown };
  }

  private styleValue(key: string, value: unknown, field: string): ElementStyle[keyof ElementStyle] {
    switch (key) {
      case 'fill':
      case 'stroke':
        return value === 'none' ? 'none' : this.color(value, field);
      case 'textColor':
        return this.color(value, field);
      case 'fontSize':
        return this.number(value, field, BoardLimits.minFontSize, BoardLimits.maxFontSize);
      case 'strokeWidth':
        return this.number(value, field, 0, BoardLimits.maxStrokeWidth);
      case 'bold':
      case 'italic':
        return this.boolean(value, field);
      case 'align':
        return this.oneOf(value, field, TextAlign, TextAlign.LEFT);
      case 'verticalAlign':
        return this.oneOf(value, field, VerticalAlign, VerticalAlign.TOP);
      case 'dash':
        return this.oneOf(value, field, LineDash, LineDash.SOLID);
      default:
        this.report(field, 'value', 'is no style');
        return undefined;
    }
  }

  private optional<T extends string>(
    value: unknown,
    field: string,
    options: Readonly<Record<string, T>>,
    fallback: T,
  ): T {
    return value === undefined ? fallback : this.oneOf(value, field, options, fallback);
  }

  private oneOf<T extends string>(
    value: unknown,
    field: string,
    options: Readonly<Record<string, T>>,
    fallback: T,
  ): T {
    const known = Object.values(options);
    const match = known.find((option) => option === value);
    if (match === undefined) this.report(field, 'value', `must be one of ${known.join(', ')}`);
    return match ?? fallback;
  }

  private number(value: unknown, field: string, low: number, high: number): number {
    if (typeof value !== 'number' || !Number.isFinite(value)) {
      this.report(field, 'type', 'must be a finite number');
      return Math.max(low, 0);
    }
    if (value < low) this.report(field, 'range', `must be at least ${low}`, low);
    if (value > high) this.report(field, 'range', `must be at most ${high}`, high);
    return Math.min(high, Math.max(low, value));
  }

  private point(value: Fields, field: string): { x: number; y: number } {
    const { coordinate } = BoardLimits;
    return {
      x: this.number(value['x'], `${field}.x`, -coordinate, coordinate),
      y: this.number(value['y'], `${field}.y`, -coordinate, coordinate),
    };
  }

  private size(value: unknown, field: string): number {
    return this.number(value, field, BoardLimits.minSize, BoardLimits.maxSize);
  }

  private boolean(value: unknown, field: string): boolean {
    if (typeof value !== 'boolean') this.report(field, 'type', 'must be true or false');
    return value === true;
  }

  private orderKey(value: unknown, field: string): string {
    if (typeof value !== 'string' || !isOrderKey(value)) {
      this.report(field, 'value', 'must be an order key');
      return FALLBACK_KEY;
    }
    const limit = BoardLimits.orderKey;
    if (value.length <= limit) return value;
    this.report(field, 'length', `must have at most ${limit} characters`, limit);
    return FALLBACK_KEY;
  }

  private text(value: unknown, field: string): string {
    if (typeof value !== 'string') {
      this.report(field, 'type', 'must be text');
      return '';
    }
    const limit = BoardLimits.text;
    const clipped = clipText(value, limit);
    if (clipped !== value) this.report(field, 'length', `must have at most ${limit} characters`, limit);
    return clipped;
  }

  private color(value: unknown, field: string): BoardColor | undefined {
    if (typeof value === 'string' && HEX.test(value)) return `#${value.slice(1).toLowerCase()}`;
    const named = Object.values(PaletteColor).find((name) => name === value);
    if (named === undefined) this.report(field, 'value', 'must be a palette colour or #rrggbb');
    return named;
  }

  private reference(value: unknown, field: string): string | null {
    if (isElementId(value)) return value;
    this.reportId(field);
    return null;
  }

  private reportId(field: string): void {
    const limit = BoardLimits.id;
    this.report(field, 'value', `must be 1-${limit} characters of A-Z, a-z, 0-9, _ and -`, limit);
  }
}
