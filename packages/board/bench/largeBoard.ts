import {
  makeSnapshot,
  orderKeys,
  PaletteColor,
  ShapeKind,
  type BoardElement,
  type BoardSnapshot,
} from '../src/document/index.ts';
import { connector, shape, sticky, topic } from '../test/elements.ts';

const FILLS = Object.values(PaletteColor);
const KINDS = Object.values(ShapeKind);
const WORDS = [
  'plan',
  'research',
  'interview',
  '研究',
  '计划',
  'launch',
  'review',
  '用户访谈',
  'budget',
  'follow up',
];

/** A board of a size with the mix real boards have: notes and shapes, a fifth topics, a twelfth connectors. */
export function largeBoard(count: number): BoardSnapshot {
  const topics = Math.round(count / 5);
  const lines = Math.round(count / 12);
  const boxes = count - topics - lines;
  const columns = Math.ceil(Math.sqrt(boxes * 1.4));
  const keys = orderKeys(count);
  const elements: BoardElement[] = [];
  const z = () => keys[elements.length] ?? 'a0';
  const text = (index: number) => `${WORDS[index % 10]} ${WORDS[(index * 7) % 10]} ${index}`;
  for (let index = 0; index < boxes; index++) {
    const at = { x: (index % columns) * 230, y: Math.floor(index / columns) * 210 };
    const style = { fill: FILLS[index % FILLS.length] ?? PaletteColor.YELLOW };
    const common = { ...at, z: z(), text: text(index), style };
    if (index % 3 === 0) elements.push(sticky(`b${index}`, { ...common, w: 180, h: 180 }));
    else
      elements.push(
        shape(`b${index}`, { ...common, w: 180, h: 120, shape: KINDS[index % KINDS.length] ?? 'rectangle' }),
      );
  }
  for (let index = 0; index < lines; index++) {
    const from = (index * 17) % (boxes - columns - 1);
    const to = from + (index % 2 === 0 ? 1 : columns);
    elements.push(
      connector(`l${index}`, `b${from}`, `b${to}`, { z: z(), route: index % 3 === 0 ? 'elbow' : 'curved' }),
    );
  }
  const perMap = 200;
  const order = orderKeys(perMap);
  for (let index = 0; index < topics; index++) {
    const [map, at] = [Math.floor(index / perMap), index % perMap];
    const parent = at === 0 ? null : `t${map * perMap + Math.floor((at - 1) / 4)}`;
    const place = { x: -2400, y: map * 4200 };
    elements.push(
      topic(`t${index}`, parent, {
        ...place,
        z: z(),
        text: text(index),
        order: order[at] ?? 'a0',
        layout: 'both',
      }),
    );
  }
  return makeSnapshot(elements);
}
