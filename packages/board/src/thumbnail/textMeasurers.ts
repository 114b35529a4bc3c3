import { createCanvas } from '@napi-rs/canvas';
import { familyFor, type BoardScript } from '../fonts/boardFamily.ts';
import { TextMeasurer } from '../layout/index.ts';
import { inSubsetFonts } from './subsetFonts.ts';

const measurers = new Map<BoardScript, TextMeasurer>();

/** The measurer of a writing in the fonts of pictures, kept because the words of many boards are the same. */
export function measurerFor(script: BoardScript): TextMeasurer {
  let measurer = measurers.get(script);
  if (!measurer) {
    const context = inSubsetFonts(createCanvas(1, 1).getContext('2d'), script);
    const measure = (text: string, font: string) => {
      context.font = font;
      return context.measureText(text).width;
    };
    measurer = new TextMeasurer(measure, familyFor(script));
    measurers.set(script, measurer);
  }
  return measurer;
}
