import { expect, test } from 'vitest';
import { frame, shape, sticky } from '../../test/elements.ts';
import { readText, withText } from '../../test/importing.ts';
import { checkSnapshot, documentFrom, makeSnapshot, snapshotOf } from '../document/index.ts';
import { borderOfShape } from './shape/border.ts';
import { outlineOfShape } from './shape/forms.ts';

const box = { x: 0, y: 0, w: 200, h: 100 };

test('corners of rectangles are as their style says, those of other shapes as their form', () => {
  const radius = (kind: 'rectangle' | 'rounded', corners?: 'sharp' | 'round') =>
    outlineOfShape(kind, box, corners ? { corners } : {})[0]?.at(-1);
  expect(radius('rectangle', 'round')).toBe(radius('rounded'));
  expect(radius('rectangle', 'sharp')).toBe(0);
  expect(radius('rounded', 'sharp')).toBe(0);
  expect(radius('rectangle')).toBeGreaterThan(0);
  expect(outlineOfShape('diamond', box, { corners: 'round' })).toEqual(outlineOfShape('diamond', box));
  const sharp = shape('s', { ...box, style: { corners: 'sharp' } });
  expect(borderOfShape(sharp, box, { x: 400, y: 200 })).toEqual({ x: 200, y: 100 });
});

test('corners are kept in documents and snapshots, and what is none is refused', () => {
  const snapshot = makeSnapshot([
    shape('a', { style: { corners: 'round' } }),
    sticky('b', { style: { corners: 'sharp' } }),
    frame('c', { style: { corners: 'sharp' } }),
  ]);
  expect(checkSnapshot(snapshot)).toMatchObject({ ok: true });
  expect(snapshotOf(documentFrom(snapshot))).toEqual(snapshot);
  const broken = { ...snapshot, elements: [{ ...shape('a'), style: { corners: 'pointed' } }] };
  expect(checkSnapshot(broken)).toMatchObject({
    ok: false,
    problems: [{ field: 'elements[0].style.corners', rule: 'value' }],
  });
});

test('corners come from draw.io and Excalidraw', () => {
  const cell = (id: string, style: string) =>
    `<mxCell id="${id}" parent="1" vertex="1" value="${id}" style="${style}"><mxGeometry width="80" height="40" as="geometry"/></mxCell>`;
  const drawio = readText(
    `<mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>${cell('sharp', 'rounded=0')}${cell('round', 'rounded=1')}</root></mxGraphModel>`,
    'd.drawio',
  ).snapshot.elements;
  const rectangle = (id: string, given: object) => [
    { type: 'rectangle', id, x: 0, y: 0, width: 100, height: 100, ...given },
    { type: 'text', id: `${id}-text`, containerId: id, text: id, originalText: id },
  ];
  const excalidraw = readText(
    JSON.stringify({
      type: 'excalidraw',
      elements: [
        ...rectangle('sharp', { roundness: null }),
        ...rectangle('round', { roundness: { type: 3 } }),
      ],
    }),
    'd.excalidraw',
  ).snapshot.elements;
  for (const elements of [drawio, excalidraw]) {
    expect(withText(elements, 'sharp')).toMatchObject({ shape: 'rectangle', style: { corners: 'sharp' } });
    expect(withText(elements, 'round')).toMatchObject({ shape: 'rounded' });
  }
});
