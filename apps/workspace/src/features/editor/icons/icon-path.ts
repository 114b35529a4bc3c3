/** A shape of an icon as the set has it: the name of an element of SVG, and its attributes. */
export type IconShape = readonly [element: string, attributes: Readonly<Record<string, string>>];

/** Steps in a square of 24 by 24, in absolute coordinates: moves, lines and curves alone. */
type Step = readonly [letter: 'M' | 'L' | 'C' | 'Z', ...numbers: number[]];

interface Point {
  readonly x: number;
  readonly y: number;
}

const ZERO: Point = { x: 0, y: 0 };

/** How far along its tangents a curve has its handles so that four of them make a circle. */
const ROUND = 0.5522847498;

/** How many numbers each command of a path takes. */
const COUNTS: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

const angleOf = (a: Point, b: Point): number => Math.atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y);

/** An arc of an ellipse as curves, each of a quarter at most. Follows appendix B.2 of the SVG specification. */
function arc(from: Point, numbers: readonly number[], to: Point): Step[] {
  const [givenX = 0, givenY = 0, degrees = 0, isLarge = 0, isClockwise = 0] = numbers;
  if (givenX === 0 || givenY === 0) return [['L', to.x, to.y]];
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [halfX, halfY] = [(from.x - to.x) / 2, (from.y - to.y) / 2];
  const mid = { x: cos * halfX + sin * halfY, y: cos * halfY - sin * halfX };
  const [rx0, ry0] = [Math.abs(givenX), Math.abs(givenY)];
  const grow = Math.sqrt(Math.max(1, (mid.x / rx0) ** 2 + (mid.y / ry0) ** 2));
  const [rx, ry] = [rx0 * grow, ry0 * grow];
  const below = (rx * mid.y) ** 2 + (ry * mid.x) ** 2;
  const share = (isLarge === isClockwise ? -1 : 1) * Math.sqrt(Math.max(0, ((rx * ry) ** 2 - below) / below));
  const center = { x: (share * rx * mid.y) / ry, y: (-share * ry * mid.x) / rx };
  const start = { x: (mid.x - center.x) / rx, y: (mid.y - center.y) / ry };
  const end = { x: (-mid.x - center.x) / rx, y: (-mid.y - center.y) / ry };
  const turn = angleOf(start, end);
  const whole = 2 * Math.PI;
  const sweep = isClockwise === 1 ? (turn < 0 ? turn + whole : turn) : turn > 0 ? turn - whole : turn;
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-6));
  const handle = (4 / 3) * Math.tan(sweep / count / 4);
  const first = Math.atan2(start.y, start.x);
  const place = (x: number, y: number): [number, number] => {
    const [wide, high] = [rx * (x + center.x / rx), ry * (y + center.y / ry)];
    return [cos * wide - sin * high + (from.x + to.x) / 2, sin * wide + cos * high + (from.y + to.y) / 2];
  };
  return Array.from({ length: count }, (_, index): Step => {
    const a = first + (sweep * index) / count;
    const b = first + (sweep * (index + 1)) / count;
    const last: [number, number] = index === count - 1 ? [to.x, to.y] : place(Math.cos(b), Math.sin(b));
    return [
      'C',
      ...place(Math.cos(a) - handle * Math.sin(a), Math.sin(a) + handle * Math.cos(a)),
      ...place(Math.cos(b) + handle * Math.sin(b), Math.sin(b) - handle * Math.cos(b)),
      ...last,
    ];
  });
}

/** The commands of the data of a path, each with its numbers; flags of arcs may stand without a space. */
function* commandsOf(data: string): Generator<readonly [letter: string, numbers: readonly number[]]> {
  let at = 0;
  let letter = '';
  const number = (pattern: RegExp): number => {
    const found = pattern.exec(data.slice(at));
    if (!found) throw new Error(`There is no number at ${at} of ${data}`);
    at += found[0].length;
    return Number(found[1]);
  };
  while (/\S/.test(data.slice(at))) {
    const next = /^[\s,]*([a-z])/i.exec(data.slice(at));
    if (next) {
      letter = next[1] ?? '';
      at += next[0].length;
    } else if (letter === 'm' || letter === 'M') letter = letter === 'm' ? 'l' : 'L';
    const kind = letter.toLowerCase();
    yield [
      letter,
      Array.from({ length: COUNTS[kind] ?? 0 }, (_, index) =>
        number(
          kind === 'a' && (index === 3 || index === 4)
            ? /^[\s,]*([01])/
            : /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/i,
        ),
      ),
    ];
  }
}

/** A quadratic curve as a cubic one. */
const quadratic = (from: Point, by: Point, to: Point): Step => [
  'C',
  from.x + (2 / 3) * (by.x - from.x),
  from.y + (2 / 3) * (by.y - from.y),
  to.x + (2 / 3) * (by.x - to.x),
  to.y + (2 / 3) * (by.y - to.y),
  to.x,
  to.y,
];

/** The handle of the curve before, and the kind of curve that it is of. */
interface Handle extends Point {
  readonly of: 'c' | 'q';
}

/** Where the first handle of a smooth curve is: opposite of the one before, where that curve is of the same kind. */
const mirrored = (from: Point, handle: Handle | null, of: Handle['of']): Point =>
  handle?.of === of ? { x: 2 * from.x - handle.x, y: 2 * from.y - handle.y } : from;

function pathSteps(data: string): Step[] {
  const steps: Step[] = [];
  let from: Point = ZERO;
  let start: Point = ZERO;
  let handle: Handle | null = null;
  for (const [letter, numbers] of commandsOf(data)) {
    const kind = letter.toLowerCase();
    const origin = letter === kind ? from : ZERO;
    const point = (index: number): Point => ({
      x: origin.x + (numbers[index] ?? 0),
      y: origin.y + (numbers[index + 1] ?? 0),
    });
    let to: Point = from;
    let by: Point | null = null;
    switch (kind) {
      case 'm':
        to = point(0);
        start = to;
        steps.push(['M', to.x, to.y]);
        break;
      case 'z':
        to = start;
        steps.push(['Z']);
        break;
      case 'l':
      case 'h':
      case 'v': {
        const [first = 0] = numbers;
        to = point(0);
        if (kind === 'h') to = { x: to.x, y: from.y };
        if (kind === 'v') to = { x: from.x, y: origin.y + first };
        steps.push(['L', to.x, to.y]);
        break;
      }
      case 'a':
        to = point(5);
        steps.push(...arc(from, numbers, to));
        break;
      case 'q':
      case 't':
        by = kind === 'q' ? point(0) : mirrored(from, handle, 'q');
        to = point(kind === 'q' ? 2 : 0);
        steps.push(quadratic(from, by, to));
        handle = { ...by, of: 'q' };
        break;
      default: {
        const first = kind === 'c' ? point(0) : mirrored(from, handle, 'c');
        const rest = kind === 'c' ? 2 : 0;
        by = point(rest);
        to = point(rest + 2);
        steps.push(['C', first.x, first.y, by.x, by.y, to.x, to.y]);
        handle = { ...by, of: 'c' };
      }
    }
    if (by === null) handle = null;
    from = to;
  }
  return steps;
}

function ellipseSteps(cx: number, cy: number, rx: number, ry: number): Step[] {
  const [hx, hy] = [rx * ROUND, ry * ROUND];
  return [
    ['M', cx + rx, cy],
    ['C', cx + rx, cy + hy, cx + hx, cy + ry, cx, cy + ry],
    ['C', cx - hx, cy + ry, cx - rx, cy + hy, cx - rx, cy],
    ['C', cx - rx, cy - hy, cx - hx, cy - ry, cx, cy - ry],
    ['C', cx + hx, cy - ry, cx + rx, cy - hy, cx + rx, cy],
    ['Z'],
    // A dot has no hole, where lines broader than it leave one.
    ...(Math.min(rx, ry) < 1 ? pathSteps(`M${cx} ${cy}h.01`) : []),
  ];
}

function boxSteps(x: number, y: number, w: number, h: number, round: number): Step[] {
  const r = Math.min(round, w / 2, h / 2);
  if (r === 0) return pathSteps(`M${x} ${y}h${w}v${h}h${-w}z`);
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}`;
  return pathSteps(
    `M${x + r} ${y}h${w - 2 * r}${corner(1, 1)}v${h - 2 * r}${corner(-1, 1)}h${2 * r - w}${corner(-1, -1)}v${2 * r - h}${corner(1, -1)}z`,
  );
}

function shapeSteps([element, attributes]: IconShape): Step[] {
  const value = (name: string): number => Number(attributes[name] ?? 0);
  switch (element) {
    case 'path':
      return pathSteps(attributes['d'] ?? '');
    case 'circle':
      return ellipseSteps(value('cx'), value('cy'), value('r'), value('r'));
    case 'ellipse':
      return ellipseSteps(value('cx'), value('cy'), value('rx'), value('ry'));
    case 'rect':
      return boxSteps(value('x'), value('y'), value('width'), value('height'), value(attributes['rx'] === undefined ? 'ry' : 'rx')); // prettier-ignore
    case 'line':
      return [
        ['M', value('x1'), value('y1')],
        ['L', value('x2'), value('y2')],
      ];
    case 'polyline':
    case 'polygon':
      return pathSteps(`M${attributes['points'] ?? ''}${element === 'polygon' ? 'z' : ''}`);
    default:
      throw new Error(`Icons have no ${element}`);
  }
}

/** A number without digits that nobody sees. */
const short = (value: number): string => String(Math.round(value * 100) / 100 + 0);

/** The shapes of an icon as the one path that boards keep (see `ElementExtras.icon`). */
export const iconPath = (shapes: readonly IconShape[]): string =>
  shapes
    .flatMap(shapeSteps)
    .map(([letter, ...numbers]) => letter + numbers.map(short).join(' '))
    .join('');
