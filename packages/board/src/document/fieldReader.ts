import { BoardLimits, Corners, LineDash, PaletteColor, TextAlign, VerticalAlign } from './constants.ts';
import { isOrderKey } from './orderKey.ts';
import { EXTRAS } from './elementExtras.ts';
import type { BoardBox, BoardColor, ElementBase, ElementExtras, ElementStyle } from './elementBase.ts';

/** Which rule a field of a snapshot breaks. */
export type SnapshotRule = 'type' | 'value' | 'range' | 'length' | 'count' | 'unique' | 'reference' | 'cycle';

/** Receives every problem found in a value. */
export type ReportProblem = (field: string, rule: SnapshotRule, msg: string, limit?: number) => void;

export type Fields = Readonly<Record<string, unknown>>;
/** What is read of every element, whatever its kind. */
export type CommonFields = Omit<ElementBase, 'type'>;

const ID = new RegExp(`^[A-Za-z0-9_-]{1,${BoardLimits.id}}$`);
const HEX = /^#[0-9a-f]{6}$/i;

/** The names of the properties of styles. */
export const STYLE_KEYS: readonly string[] = [
  'fill',
  'stroke',
  'strokeWidth',
  'dash',
  'corners',
  'textColor',
  'fontSize',
  'bold',
  'italic',
  'align',
  'verticalAlign',
] satisfies readonly (keyof ElementStyle)[];

/** The style of an element that has none of its own. */
const NO_STYLE: ElementStyle = {};

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

/** An element as far as it says something. */
export type Saying = Pick<ElementBase, 'text' | 'note' | 'labels' | 'alt'> & {
  /** The texts of its cells, for a table. */
  readonly cells?: Readonly<Record<string, string>>;
};

/** All that is written on an element as it stands on the board: its text, its labels, its cells. */
export const textsOf = ({ text, labels = [], cells = {} }: Saying): string[] => [
  text,
  ...labels,
  ...Object.values(cells),
];

/** How many characters an element says: in its text, its note, its labels and its cells, and of its picture. */
export const textLengthOf = (element: Saying): number =>
  textsOf(element).reduce(
    (sum, said) => sum + codePoints(said),
    (element.note?.length ?? 0) + (element.alt?.length ?? 0),
  );

/**
 * Reads the fields of elements out of plain values. Everything it gives is within the limits: what is wrong is reported
 * and set right, so that a validator can refuse the value and a shared document can live with it.
 */
export class FieldReader {
  readonly report: ReportProblem;

  constructor(report: ReportProblem) {
    this.report = report;
  }

  /** What every element has; null when it has no proper id. */
  common(value: Fields, field: string): CommonFields | null {
    const id = value['id'];
    if (!isElementId(id)) {
      this.reportId(`${field}.id`);
      return null;
    }
    return {
      id,
      z: this.orderKey(value['z'], `${field}.z`),
      style: value['style'] === undefined ? NO_STYLE : this.style(value['style'], `${field}.style`),
      text: value['text'] === undefined ? '' : this.text(value['text'], `${field}.text`),
      ...this.extras(value, field),
    };
  }

  /** A point and a size, within the limits. */
  box(value: Fields, field: string): BoardBox {
    return {
      ...this.point(value, field),
      w: this.size(value['w'], `${field}.w`),
      h: this.size(value['h'], `${field}.h`),
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

  /** A style: what of it is known, in one order. */
  style(value: unknown, field: string): ElementStyle {
    if (!isFields(value)) {
      this.report(field, 'type', 'must be an object');
      return NO_STYLE;
    }
    const keys = Object.keys(value);
    if (keys.length === 0) return NO_STYLE;
    const style: Record<string, unknown> = {};
    // In one order, so that equal styles are equal JSON.
    for (const key of keys.toSorted()) {
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
      case 'corners':
        return this.oneOf(value, field, Corners, Corners.SHARP);
      case 'dash':
        return this.oneOf(value, field, LineDash, LineDash.SOLID);
      default:
        this.report(field, 'value', 'is no style');
        return undefined;
    }
  }

  optional<T extends string>(
    value: unknown,
    field: string,
    options: Readonly<Record<string, T>>,
    fallback: T,
  ): T {
    return value === undefined ? fallback : this.oneOf(value, field, options, fallback);
  }

  oneOf<T extends string>(
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

  number(value: unknown, field: string, low: number, high: number): number {
    if (typeof value !== 'number' || !Number.isFinite(value)) {
      this.report(field, 'type', 'must be a finite number');
      return Math.max(low, 0);
    }
    if (value < low) this.report(field, 'range', `must be at least ${low}`, low);
    if (value > high) this.report(field, 'range', `must be at most ${high}`, high);
    return Math.min(high, Math.max(low, value));
  }

  point(value: Fields, field: string): { x: number; y: number } {
    const { coordinate } = BoardLimits;
    return {
      x: this.number(value['x'], `${field}.x`, -coordinate, coordinate),
      y: this.number(value['y'], `${field}.y`, -coordinate, coordinate),
    };
  }

  private size(value: unknown, field: string): number {
    return this.number(value, field, BoardLimits.minSize, BoardLimits.maxSize);
  }

  boolean(value: unknown, field: string): boolean {
    if (typeof value !== 'boolean') this.report(field, 'type', 'must be true or false');
    return value === true;
  }

  orderKey(value: unknown, field: string): string {
    if (typeof value !== 'string' || !isOrderKey(value)) {
      this.report(field, 'value', 'must be an order key');
      return FALLBACK_KEY;
    }
    const limit = BoardLimits.orderKey;
    if (value.length <= limit) return value;
    this.report(field, 'length', `must have at most ${limit} characters`, limit);
    return FALLBACK_KEY;
  }

  text(value: unknown, field: string): string {
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

  reference(value: unknown, field: string): string | null {
    if (isElementId(value)) return value;
    this.reportId(field);
    return null;
  }

  private reportId(field: string): void {
    const limit = BoardLimits.id;
    this.report(field, 'value', `must be 1-${limit} characters of A-Z, a-z, 0-9, _ and -`, limit);
  }
}
