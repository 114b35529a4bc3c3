import { BoardLimits, MapTheme, TaskState, TopicLayout } from './constants.ts';
import type { ElementExtras } from './elementBase.ts';
import { isOrderKey } from './orderKey.ts';

/** One property that any element may have. Its value is kept under a key of its own, beside the element's groups. */
interface Extra {
  readonly name: keyof ElementExtras;
  /** The last part of its key in the document. A key that was used once means the same for ever. */
  readonly key: string;
  readonly isValid: (value: unknown) => boolean;
  /** What is wrong with a value that is not valid. */
  readonly msg: string;
}

/** What the id of an element is made of. */
export const ID = new RegExp(`^[A-Za-z0-9_-]{1,${BoardLimits.id}}$`);
const SHA_256 = /^[0-9a-f]{64}$/;
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

const isText = (value: unknown, pattern: RegExp, longest: number): boolean =>
  typeof value === 'string' && value.length <= longest && pattern.test(value);

const isWithin = (value: unknown, low: number, high: number): boolean =>
  typeof value === 'number' && value >= low && value <= high;

/** Whether a value is a list of so many things, each as it should be. */
const isList = (value: unknown, least: number, most: number, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length >= least && value.length <= most && value.every(isItem);

const isCoordinate = (value: unknown): boolean =>
  isWithin(value, -BoardLimits.coordinate, BoardLimits.coordinate);

/** Whether a value may be the link of an element. */
export function isLink(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > BoardLimits.link) return false;
  if (value.startsWith('#')) return ID.test(value.slice(1));
  return URL.canParse(value) && ['http:', 'https:', 'mailto:'].includes(new URL(value).protocol);
}

/** Whether a value may be a label: one line of text, nothing around it. */
export const isLabel = (value: unknown): boolean =>
  typeof value === 'string' &&
  value !== '' &&
  value === value.trim() &&
  value.length <= BoardLimits.label &&
  !/[\n\r]/.test(value);

/** A coordinate in an icon: not far beyond its square. */
const PLACE = String.raw`(?:1?\d|2[0-4])(?:\.\d{1,2})?`;
const ICON_PATH = new RegExp(`^M${PLACE} ${PLACE}(?:[ML]${PLACE} ${PLACE}|C${PLACE}(?: ${PLACE}){5}|Z)+$`);

/** Whether a value may be the icon of an element: its name, and its path. */
export const isIcon = (value: unknown): boolean =>
  isList(value, 2, 2, (part) => typeof part === 'string') &&
  isText(Object(value)[0], /^[a-z0-9]+(?:-[a-z0-9]+)*$/, BoardLimits.iconName) &&
  isText(Object(value)[1], ICON_PATH, BoardLimits.iconPath);

/** Whether a value is a text that says something, in so many characters at most. */
const isSaid = (value: unknown, longest: number): boolean =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longest;

/** A property that is one of some values. */
const oneOf = (name: Extra['name'], key: string, values: readonly unknown[]): Extra => ({
  name,
  key,
  isValid: (value) => values.includes(value),
  msg: `must be one of ${values.join(', ')}`,
});

const orderOf = (name: Extra['name'], key: string): Extra => ({
  name,
  key,
  isValid: (value) => typeof value === 'string' && value.length <= BoardLimits.orderKey && isOrderKey(value),
  msg: 'must be an order key',
});

/** Every property that any element may have, in the order of their names. */
export const EXTRAS: readonly Extra[] = [
  {
    name: 'alt',
    key: 'alt',
    isValid: (value) => isSaid(value, BoardLimits.alt),
    msg: `must be text, at most ${BoardLimits.alt} characters`,
  },
  {
    name: 'asset',
    key: 'm',
    isValid: (value) => isText(value, SHA_256, 64),
    msg: 'must be a SHA-256',
  },
  {
    name: 'assetSize',
    key: 'size',
    isValid: (value) =>
      isList(value, 2, 2, (side) => isWithin(side, BoardLimits.minSize, BoardLimits.assetSize)),
    msg: `must be a width and a height, from ${BoardLimits.minSize} to ${BoardLimits.assetSize}`,
  },
  {
    name: 'bends',
    key: 'bends',
    isValid: (value) => isList(value, 1, BoardLimits.bends, (place) => isList(place, 2, 2, isCoordinate)),
    msg: `must be 1-${BoardLimits.bends} points`,
  },
  oneOf('branchLayout', 'j', Object.values(TopicLayout)),
  {
    name: 'container',
    key: 'c',
    isValid: (value) => isText(value, ID, BoardLimits.id),
    msg: 'must be an id',
  },
  {
    name: 'icon',
    key: 'icon',
    isValid: isIcon,
    msg: `must be a name and a path of M, L, C and Z within 24 by 24, at most ${BoardLimits.iconPath} characters`,
  },
  {
    name: 'labels',
    key: 'labels',
    isValid: (value) => isList(value, 1, BoardLimits.labels, isLabel),
    msg: `must be 1-${BoardLimits.labels} lines, at most ${BoardLimits.label} characters`,
  },
  {
    name: 'link',
    key: 'u',
    isValid: isLink,
    msg: `must be an http, https or mailto address or # and an id, at most ${BoardLimits.link} characters`,
  },
  { name: 'locked', key: 'i', isValid: (value) => value === true, msg: 'must be true' },
  {
    name: 'note',
    key: 'note',
    isValid: (value) => isSaid(value, BoardLimits.note),
    msg: `must be text, at most ${BoardLimits.note} characters`,
  },
  { name: 'opacity', key: 'y', isValid: (value) => isWithin(value, 0, 1), msg: 'must be from 0 to 1' },
  {
    name: 'priority',
    key: 'prio',
    isValid: (value) => Number.isInteger(value) && isWithin(value, 1, BoardLimits.priority),
    msg: `must be whole, from 1 to ${BoardLimits.priority}`,
  },
  {
    name: 'rotation',
    key: 'o',
    isValid: (value) => isWithin(value, 0, 360) && value !== 360,
    msg: 'must be from 0 to below 360',
  },
  orderOf('slide', 'slide'),
  orderOf('slideRead', 'slideread'),
  {
    name: 'span',
    key: 'v',
    isValid: (value) => isList(value, 3, 3, (id) => isText(id, ID, BoardLimits.id)),
    msg: 'must be three ids: parent, first and last topic',
  },
  {
    name: 'strokes',
    key: 'd',
    isValid: (value) => isText(value, BASE64, Math.ceil(BoardLimits.strokes / 3) * 4),
    msg: `must be at most ${BoardLimits.strokes} bytes, base64`,
  },
  oneOf('task', 'task', Object.values(TaskState)),
  oneOf('theme', 'theme', Object.values(MapTheme)),
];

/** The extras by the last part of their keys. */
export const EXTRA_KEYS: ReadonlySet<string> = new Set(EXTRAS.map(({ key }) => key));

/** A value as the document holds it: strokes are bytes there, and base64 in JSON. */
export function storedExtra(name: keyof ElementExtras, value: unknown): unknown {
  return name === 'strokes' ? Uint8Array.from(atob(String(value)), (unit) => unit.charCodeAt(0)) : value;
}

/** A value as an element has it, from what the document holds. */
export function plainExtra(value: unknown): unknown {
  if (!(value instanceof Uint8Array)) return value;
  let units = '';
  for (const byte of value.subarray(0, BoardLimits.strokes)) units += String.fromCharCode(byte);
  return btoa(units);
}
