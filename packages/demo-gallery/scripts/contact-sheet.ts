/**
 * Renders the covers of the gallery and lays them out on contact sheets, to be looked at.
 *
 *     node scripts/contact-sheet.ts <folder> [part of a slug]
 *
 * Each board becomes <folder>/<slug>.png (1080 x 700), twelve of them a sheet-<n>.png.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { renderThumbnail } from '@boardwalk/board/thumbnail';
import { createCanvas, loadImage } from '@napi-rs/canvas';

import { loadGallery } from '../src/index.ts';

const COVER = { width: 1080, height: 700 };
const TILE = { width: 720, height: 467, gap: 16, label: 26 };
const COLUMNS = 3;
const PER_SHEET = 12;

const [folder, filter = ''] = process.argv.slice(2);
if (folder === undefined)
  throw new Error('Name the folder to write to: node scripts/contact-sheet.ts <folder>');
mkdirSync(folder, { recursive: true });

const covers = loadGallery()
  .boards.filter((board) => board.meta.slug.includes(filter))
  .toSorted((a, b) => (a.meta.kind + a.meta.slug < b.meta.kind + b.meta.slug ? -1 : 1))
  .map((board) => ({ slug: board.meta.slug, png: renderThumbnail(board.snapshot, COVER) }));

for (const { slug, png } of covers) writeFileSync(join(folder, `${slug}.png`), png);

for (let first = 0; first < covers.length; first += PER_SHEET) {
  const page = covers.slice(first, first + PER_SHEET);
  const rows = Math.ceil(page.length / COLUMNS);
  const sheet = createCanvas(
    COLUMNS * (TILE.width + TILE.gap) + TILE.gap,
    rows * (TILE.height + TILE.label + TILE.gap) + TILE.gap,
  );
  const context = sheet.getContext('2d');
  context.fillStyle = '#c9ced6';
  context.fillRect(0, 0, sheet.width, sheet.height);
  context.font = '18px sans-serif';
  for (const [index, { slug, png }] of page.entries()) {
    const x = TILE.gap + (index % COLUMNS) * (TILE.width + TILE.gap);
    const y = TILE.gap + Math.floor(index / COLUMNS) * (TILE.height + TILE.label + TILE.gap);
    context.drawImage(await loadImage(png), x, y, TILE.width, TILE.height);
    context.fillStyle = '#1f2733';
    context.fillText(slug, x, y + TILE.height + 20);
  }
  writeFileSync(join(folder, `sheet-${first / PER_SHEET + 1}.png`), await sheet.encode('png'));
}
