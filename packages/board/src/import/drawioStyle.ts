import type { BoundEnd, ConnectorHead, ElementStyle, LineDash, ShapeKind } from '../document/index.ts';
import { endAtShares } from '../kinds/connector/endPlace.ts';
import { colorOf, paintOf } from './color.ts';
import { coordinate, fontSize, given } from './draft.ts';

/** The style of a cell: `name;key=value;…`. Names without a value are kept under `shape` and `kind`. */
export type CellStyle = ReadonlyMap<string, string>;

/** Reads the style of a cell. */
export function readStyle(style: string): CellStyle {
  const read = new Map<string, string>();
  let name = '';
  for (const part of style.split(';')) {
    const at = part.indexOf('=');
    // Programs beside draw.io write addresses of pictures with the semicolon that they have elsewhere.
    if (part.startsWith('base64,') && read.get(name)?.startsWith('data:') === true)
      read.set(name, `${read.get(name) ?? ''};${part}`);
    else if (at > 0) name = part.slice(0, at);
    if (part.startsWith('base64,')) continue;
    if (at > 0) read.set(part.slice(0, at), part.slice(at + 1));
    else if (part !== '') read.set(`is:${part}`, '1');
  }
  return read;
}

/** The shapes that a board draws as well, by their names in diagrams, or the last word of these. */
const SHAPES: Readonly<Record<string, ShapeKind>> = {
  actor: 'ellipse', arrow: 'arrow', callout: 'speech', card: 'card', chevron: 'chevron', cloud: 'cloud', cross: 'cross',
  cylinder: 'cylinder', cylinder2: 'cylinder', cylinder3: 'cylinder', data: 'parallelogram', database: 'cylinder',
  dataStorage: 'storedData', datastore: 'cylinder', decision: 'diamond', delay: 'delay', diamond: 'diamond',
  direct_data: 'cylinder', display: 'display', document: 'document', doubleArrow: 'doubleArrow', doubleEllipse: 'ellipse',
  ellipse: 'ellipse', extract_or_measurement: 'triangle', hexagon: 'hexagon', internalStorage: 'internalStorage',
  internal_storage: 'internalStorage', manualInput: 'manualInput', manual_input: 'manualInput',
  manual_operation: 'manualOperation', merge_or_storage: 'merge', 'multi-document': 'documents',
  'mxgraph.flowchart.process': 'rectangle', note: 'folded', note2: 'folded', octagon2: 'octagon', offPageConnector: 'offPage', 'off-page_reference': 'offPage',
  'on-page_reference': 'ellipse', or: 'or', orEllipse: 'or', orthogonal_triangle: 'triangle', parallelogram: 'parallelogram',
  pentagon: 'pentagon', predefined_process: 'subroutine', preparation: 'hexagon', process: 'subroutine',
  rect: 'rectangle', rectangle: 'rectangle', rhombus: 'diamond', roundedRectangle: 'rounded', rounded_rectangle: 'rounded',
  singleArrow: 'arrow', star: 'star', star2: 'star', start_1: 'ellipse', start_2: 'ellipse', step: 'chevron',
  stored_data: 'storedData', sumEllipse: 'summing', summing_function: 'summing', terminator: 'pill', trapezoid: 'trapezoid',
  triangle: 'triangle', umlState: 'ellipse',
}; // prettier-ignore

/** Shapes that a rectangle says well enough. */
const PLAIN = new Set([
  'label', 'process1', 'partialRectangle', 'tableRow', 'table', 'ext', 'rect2', 'mxgraph.basic.rect',
]); // prettier-ignore

/** The shape of a cell, and whether it is drawn as the diagram has it. */
export function shapeOf(style: CellStyle): { readonly shape: ShapeKind; readonly isExact: boolean } {
  const named = style.get('shape');
  const words = named?.split('.') ?? [];
  const last = words.at(-1) ?? '';
  const name = [named ?? '', last].find((each) => Object.hasOwn(SHAPES, each));
  const known = name === undefined ? undefined : SHAPES[name];
  if (known !== undefined) return { shape: known, isExact: true };
  for (const bare of ['ellipse', 'rhombus', 'triangle', 'hexagon', 'cloud', 'cylinder', 'parallelogram'])
    if (style.has(`is:${bare}`)) return { shape: SHAPES[bare] ?? 'rectangle', isExact: true };
  const isRounded = style.get('rounded') === '1';
  const isPill = isRounded && coordinate(style.get('arcSize'), 0) >= 40;
  const shape = isPill ? 'pill' : isRounded ? 'rounded' : 'rectangle';
  return { shape, isExact: named === undefined || PLAIN.has(last) || PLAIN.has(named) };
}

function dashOf(style: CellStyle): LineDash | undefined {
  if (style.get('dashed') !== '1') return undefined;
  return /^1\b/.test(style.get('dashPattern') ?? '') ? 'dotted' : 'dashed';
}

/** How a cell looks; what its style leaves out is as diagrams draw it. */
export function lookOf(style: CellStyle, isText: boolean): ElementStyle {
  const bits = coordinate(style.get('fontStyle'), 0);
  const align = style.get('align');
  const vertical = style.get('verticalAlign');
  const width = coordinate(style.get('strokeWidth'), 1);
  return given({
    fill: isText ? undefined : (paintOf(style.get('fillColor')) ?? 'paper'),
    stroke: isText ? undefined : (paintOf(style.get('strokeColor')) ?? 'ink'),
    strokeWidth: isText ? undefined : Math.min(40, Math.max(0, width)),
    dash: dashOf(style),
    textColor: colorOf(style.get('fontColor')) ?? undefined,
    fontSize: fontSize(style.get('fontSize')) ?? 12,
    bold: (bits & 1) > 0 ? true : undefined,
    italic: (bits & 2) > 0 ? true : undefined,
    align: align === 'left' || align === 'right' || align === 'center' ? align : undefined,
    verticalAlign:
      vertical === 'top' || vertical === 'bottom' || vertical === 'middle' ? vertical : undefined,
  });
}

/** How a line looks. */
export function lineOf(style: CellStyle): ElementStyle {
  const { fill: _fill, align: _align, verticalAlign: _vertical, stroke, ...look } = lookOf(style, false);
  return { ...look, stroke: stroke === 'none' || stroke === undefined ? 'ink' : stroke };
}

/** The head of a line; `classic` is what diagrams draw when nothing is said. */
export function headOf(name: string | undefined, fallback: ConnectorHead): ConnectorHead {
  if (name === undefined || name === '') return fallback;
  if (name === 'none') return 'none';
  if (/^open|^ERmany|^ERoneToMany|^ERzeroToMany|Thin$/.test(name)) return 'arrow';
  if (name.startsWith('diamond')) return 'diamond';
  if (/^oval|^circle/.test(name)) return 'dot';
  return /^ER|^dash|^cross|^box/.test(name) ? 'bar' : 'triangle';
}

/** The end of a line that holds on to a shape: at a fixed place where the line names one. */
export function heldAt(element: string, x: string | undefined, y: string | undefined): BoundEnd {
  if (x === undefined || y === undefined) return { element, anchor: 'auto' };
  return endAtShares(element, [share(x), share(y)]);
}

const share = (value: string): number => Math.min(1, Math.max(0, coordinate(value, 0.5)));
