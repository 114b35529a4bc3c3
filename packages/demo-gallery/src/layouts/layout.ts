import type { PaletteColor } from '@boardwalk/board/document';
import { z } from 'zod';

import type { Drawing } from '../drawing/Drawing.ts';

/** The place a layout may fill: its top left corner, its width, and the height it should reach if it can. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly minHeight: number;
}

/**
 * A way to arrange a board. `schema` reads the part of the source below `board:`; `draw` puts the elements down and
 * answers the height it used, which may be more than `minHeight` when the content needs it.
 */
export interface Layout<Spec> {
  readonly schema: z.ZodType<Spec>;
  /** Narrowest and widest sensible board, in board units. */
  readonly widths: readonly [number, number];
  draw(spec: Spec, area: Area, drawing: Drawing): number;
}

export const colorSchema = z.enum([
  'yellow',
  'orange',
  'coral',
  'pink',
  'violet',
  'blue',
  'cyan',
  'teal',
  'green',
  'lime',
  'sand',
  'gray',
  'paper',
]) satisfies z.ZodType<PaletteColor>;

/** A note in a source: its text alone, or text and colour. */
export const cardSchema = z.union([
  z
    .string()
    .min(1)
    .transform((text): { text: string; color: PaletteColor | undefined } => ({ text, color: undefined })),
  z
    .strictObject({ text: z.string().min(1), color: colorSchema.optional() })
    .transform((card): { text: string; color: PaletteColor | undefined } => ({
      text: card.text,
      color: card.color,
    })),
]);
export type Card = z.infer<typeof cardSchema>;
