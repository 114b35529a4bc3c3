/**
 * Paints the pictures of the banners: a board lying on the banner's ground, which shows through.
 *
 *     node scripts/banner-pictures.ts [folder]
 *
 * Each becomes <folder>/<key>.webp; the folder is sources/banners when none is named.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { renderThumbnail } from '@boardwalk/board/thumbnail';
import { createCanvas, loadImage } from '@napi-rs/canvas';

import { BANNER_SCENES } from './banners/scenes.ts';

const PICTURE = { width: 1080, height: 700 };
const BOARD = { width: 1080, height: 700, radius: 36 };
/** The board is turned a little and runs out of the picture to the end and below. */
const TURN = (-5 * Math.PI) / 180;
const PLACE = { x: 96, y: 148 };
const QUALITY = 88;

const folder = process.argv[2] ?? join(import.meta.dirname, '../sources/banners');
mkdirSync(folder, { recursive: true });

for (const [key, scene] of Object.entries(BANNER_SCENES)) {
  const board = await loadImage(renderThumbnail(scene(), BOARD));
  const canvas = createCanvas(PICTURE.width, PICTURE.height);
  const context = canvas.getContext('2d');
  context.translate(PLACE.x, PLACE.y);
  context.rotate(TURN);
  context.beginPath();
  context.roundRect(0, 0, BOARD.width, BOARD.height, BOARD.radius);
  context.shadowColor = 'rgb(20 28 40 / 22%)';
  context.shadowBlur = 48;
  context.shadowOffsetY = 14;
  context.fillStyle = '#fafaf7';
  context.fill();
  context.shadowColor = 'transparent';
  context.clip();
  context.drawImage(board, 0, 0);
  writeFileSync(join(folder, `${key}.webp`), await canvas.encode('webp', QUALITY));
}
