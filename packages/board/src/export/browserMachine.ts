import { cssFont } from '../layout/index.ts';
import type { BoardContext } from '../render/index.ts';
import type { ExportMachine } from './exportBoard.ts';
import type { ExportPicture } from './pictureFile.ts';
import type { FontFile } from './fontFile.ts';
import type { PaintedText } from './pdfText.ts';
import type { VectorText } from './vectorContext.ts';

/** Pixels for each unit of a text that is painted into a document. */
const DENSITY = 4;
/** A painted line may be so wide at most, in pixels. */
const MOST_WIDE = 8192;

/** Where fonts are known: a page's document or a worker. */
const fontsHere = (): FontFaceSet =>
  'document' in globalThis ? document.fonts : (globalThis as unknown as { fonts: FontFaceSet }).fonts;

const descriptor = ({ ranges }: FontFile): string =>
  ranges.map(([first, last]) => `U+${first.toString(16)}-${last.toString(16)}`).join(',');

/** Loads fonts into a worker; those that do not come are done without. */
async function loadFonts(fonts: readonly FontFile[]): Promise<void> {
  await Promise.allSettled(
    fonts.map(async (font) => {
      const face = new FontFace(font.family, `url("${font.url}")`, {
        weight: '100 900',
        unicodeRange: descriptor(font),
      });
      fontsHere().add(face);
      await face.load();
    }),
  );
}

function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('There is no canvas to paint on');
  return context;
}

async function readPicture(url: string): Promise<ExportPicture | null> {
  const answer = await fetch(url);
  if (!answer.ok) return null;
  const file = await answer.blob();
  const image = await createImageBitmap(file);
  const { width, height } = image;
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    type: file.type,
    width,
    height,
    pixels: () => {
      const context = contextOf(width, height);
      context.drawImage(image, 0, 0);
      return context.getImageData(0, 0, width, height).data;
    },
    // What is painted on here are the canvases that `makePng` makes.
    paint: (context, { x, y, w, h }) =>
      (context as OffscreenCanvasRenderingContext2D).drawImage(image, x, y, w, h),
  };
}

function paintText({ text, size, weight, italic, family, color, direction }: VectorText): PaintedText | null {
  const measuring = contextOf(1, 1);
  const font = (pixels: number) => cssFont({ bold: weight > 500, italic }, pixels, family);
  measuring.font = font(size);
  const advance = measuring.measureText(text).width;
  const room = size * 0.3;
  const density = Math.min(DENSITY, MOST_WIDE / (advance + 2 * room));
  const [w, h] = [advance + 2 * room, size * 1.6];
  const context = contextOf(Math.max(1, Math.ceil(w * density)), Math.max(1, Math.ceil(h * density)));
  context.scale(density, density);
  context.font = font(size);
  context.fillStyle = color;
  context.textAlign = 'left';
  context.direction = direction;
  context.fillText(text, room, size * 1.15);
  const { width, height } = context.canvas;
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, pixels: data, left: room, top: size * 1.15, advance, density };
}

/** What exports need, in a browser's worker; the fonts that texts need are loaded before. */
export async function browserMachine(fonts: readonly FontFile[]): Promise<ExportMachine> {
  await loadFonts(fonts);
  const measuring = contextOf(1, 1);
  return {
    measure: (text, font) => {
      measuring.font = font;
      return measuring.measureText(text).width;
    },
    paintText,
    readFont: async ({ url }) => {
      const answer = await fetch(url);
      if (!answer.ok) throw new Error(`A font did not come: ${answer.status}`);
      return new Uint8Array(await answer.arrayBuffer());
    },
    readPicture,
    makePng: async (width, height, paint) => {
      const context = contextOf(width, height);
      paint(context satisfies BoardContext);
      const file = await context.canvas.convertToBlob({ type: 'image/png' });
      return new Uint8Array(await file.arrayBuffer());
    },
  };
}
