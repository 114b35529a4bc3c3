/**
 * The keys of one element in the flat map. What is edited together is under one key, what different people may
 * edit at the same time under different ones; the text is a shared text, so that even two who type in the same
 * element keep every character.
 */
export const ElementGroup = {
  /** Type; an element exists as long as this key does. */
  BASE: '',
  /** Geometry: `[x, y, w, h]`, for a topic `[x, y]`. */
  GEOMETRY: 'g',
  /** Style, an object. */
  STYLE: 's',
  /** Text, a Y.Text. */
  TEXT: 't',
  /** Order key in the stack. */
  STACK: 'z',
  /** Kind of a shape. */
  KIND: 'k',
  /** The two ends of a connector. */
  FROM: 'a',
  TO: 'b',
  /** Route and heads of a connector: `[route, fromHead, toHead]`. */
  ROUTE: 'r',
  /** Place of a topic: `[parent, order, side, home]`, home being the root it belonged to then. */
  PLACE: 'p',
  /** Whether a topic is folded. */
  FOLDED: 'f',
  /** Layout of a root topic. */
  LAYOUT: 'l',
  /** What a boundary is around: `[parent, first, last]`. */
  SPAN: 'v',
} as const;

/** The groups that elements of every kind have besides what their kind says. */
export const SHARED_GROUPS: readonly string[] = [
  ElementGroup.BASE,
  ElementGroup.STYLE,
  ElementGroup.TEXT,
  ElementGroup.STACK,
];

/** A list that a group holds, empty when it holds something else. */
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
