import type { PaletteColor } from '@boardwalk/board/document';

import type { Drawing } from '../drawing/Drawing.ts';
import { FontSize, Space } from '../drawing/page.ts';
import { textHeight } from '../drawing/textMetrics.ts';
import type { Card } from './layout.ts';

/** Height a note of this width needs for its text. */
export function cardHeight(text: string, width: number, size: number = FontSize.card): number {
  return Math.ceil(textHeight(text, width - 2 * Space.inset, size) + 2 * Space.inset);
}

/** The tallest need among notes of one width; every note of a group gets this height. */
export function tallestCard(cards: readonly Card[], width: number, size: number = FontSize.card): number {
  return cards.reduce((tallest, card) => Math.max(tallest, cardHeight(card.text, width, size)), 0);
}

/** How many notes lie side by side in `width`. */
export function cardsPerRow(width: number, count: number, ideal = 220): number {
  return Math.max(1, Math.min(count, Math.round((width + Space.cardGap) / (ideal + Space.cardGap))));
}

/** Width of one of `perRow` notes that share `width`. */
export function cardWidth(width: number, perRow: number): number {
  return (width - (perRow - 1) * Space.cardGap) / perRow;
}

/** Puts notes into a grid, row by row from the top left corner. */
export function drawCards(
  drawing: Drawing,
  cards: readonly Card[],
  grid: {
    x: number;
    y: number;
    width: number;
    perRow: number;
    height: number;
    color: PaletteColor;
    size?: number;
  },
): void {
  const width = cardWidth(grid.width, grid.perRow);
  cards.forEach((card, index) => {
    const column = index % grid.perRow;
    const row = Math.floor(index / grid.perRow);
    drawing.sticky(
      {
        x: grid.x + column * (width + Space.cardGap),
        y: grid.y + row * (grid.height + Space.cardGap),
        w: width,
        h: grid.height,
      },
      card.text,
      {
        fill: card.color ?? grid.color,
        fontSize: grid.size ?? FontSize.card,
        align: 'left',
        verticalAlign: 'middle',
      },
    );
  });
}
