import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BADGE_COLOR } from '../../test/badge/paint.ts';
import type { BadgeElement } from '../../test/badge/model.ts';
import { registerBadges } from '../../test/badge/register.ts';
import { shape } from '../../test/elements.ts';
import {
  checkSnapshot,
  documentFrom,
  makeSnapshot,
  outlineOf,
  snapshotOf,
  type BoardElement,
} from '../document/index.ts';
import { contentBounds } from '../layout/index.ts';
import { renderThumbnail } from '../thumbnail/index.ts';

const badge = (given: Partial<BadgeElement> = {}): BadgeElement => ({
  id: 'b1',
  type: 'badge',
  z: 'a1',
  style: {},
  text: 'Gold',
  x: 300,
  y: 40,
  w: 100,
  h: 100,
  level: 3,
  ...given,
});

const snapshot = (...elements: BoardElement[]) => makeSnapshot(elements);

let stop = () => {};
beforeEach(() => void (stop = registerBadges()));
afterEach(() => stop());

/** Whether a picture shows a colour anywhere. */
async function shows(picture: Buffer, color: string): Promise<boolean> {
  const image = await loadImage(picture);
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const wanted = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  for (let at = 0; at < data.length; at += 4)
    if (wanted.every((part, index) => data[at + index] === part)) return true;
  return false;
}

test('a kind that is added keeps all it has in shared documents and snapshots', () => {
  const board = snapshot(shape('a'), badge());
  expect(snapshotOf(documentFrom(board)).elements).toEqual(board.elements);
});

test('a kind that is added is held to its limits, with the field and the limit', () => {
  const check = checkSnapshot({ ...snapshot(), elements: [badge({ level: 9 })] });
  expect(check).toMatchObject({
    ok: false,
    problems: [{ field: 'elements[0].level', rule: 'range', limit: 5 }],
  });
});

test('a kind that is added is in outlines, bounds and pictures', async () => {
  const board = snapshot(badge());
  expect(outlineOf(board)).toMatchObject([{ id: 'b1', type: 'badge', text: 'Gold' }]);
  expect(contentBounds(board)).toEqual({ x: 300, y: 40, w: 100, h: 100 });
  expect(await shows(renderThumbnail(board, { width: 270, height: 175 }), BADGE_COLOR)).toBe(true);
});

test('a kind that is not known is refused by name, and a document keeps it for those who know it', () => {
  const doc = documentFrom(snapshot(badge()));
  stop();
  expect(snapshotOf(doc).elements).toEqual([]);
  const check = checkSnapshot({ ...snapshot(), elements: [badge()] });
  expect(check).toMatchObject({ ok: false, problems: [{ field: 'elements[0].type', rule: 'value' }] });
  stop = registerBadges();
  expect(snapshotOf(doc).elements).toEqual([badge()]);
});
