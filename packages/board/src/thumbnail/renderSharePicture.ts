import { createCanvas, loadImage, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { scriptOf } from '../fonts/boardFamily.ts';
import { cssFont, wrapText } from '../layout/index.ts';
import { inSubsetFonts } from './subsetFonts.ts';
import { measurerFor } from './textMeasurers.ts';

/** What the picture of a shared link shows. */
export interface SharePictureOptions {
  /** Bytes of the work's cover: PNG, JPEG or WebP. */
  readonly cover: Uint8Array;
  readonly title: string;
  /** Who made it, as a line of its own. */
  readonly byline: string;
  /** Name of the site, beside its mark. */
  readonly site: string;
}

/** Size of the picture in pixels: the shape messengers and networks show links in. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** The product's mark, in a square of 32. */
const MARK = [
  'M9.2 7.5h7.6a2.1 2.1 0 0 1 0 4.2H8.3z',
  'M7.9 13.9h12a2.1 2.1 0 0 1 0 4.2H7z',
  'M6.6 20.3h16.4a2.1 2.1 0 0 1 0 4.2H5.7z',
];

const COLOUR = {
  ground: '#eef5fa',
  paper: '#ffffff',
  line: '#d3dfe8',
  mark: '#0b6fa8',
  ink: '#16222c',
  muted: '#4b5a66',
} as const;

/** The cover runs out of the picture at the right: it is looked at, the words are read. */
const COVER = { x: 524, y: 82, width: 720, height: 466, radius: 20 } as const;
const WORDS = { x: 64, width: 416, top: 96, bottom: 566 } as const;
const TITLE = { size: 50, most: 4 } as const;
const BYLINE = { size: 26, most: 2 } as const;
const SITE = { size: 28, mark: 44 } as const;
const GAP = 22;
const QUALITY = 86;

/**
 * Paints the picture that messengers and networks show for a link to a work: its cover, its title, who made it, and the site.
 * Long texts end in an ellipsis. No font of the machine is needed. It blocks its thread and is meant for a worker.
 * @returns a JPEG of `SHARE_PICTURE_SIZE`
 * @throws Error when the cover is no picture
 */
export async function renderSharePicture(options: SharePictureOptions): Promise<Buffer> {
  const cover = await loadImage(options.cover);
  const { title, byline } = options;
  const { width, height } = SHARE_PICTURE_SIZE;
  const canvas = createCanvas(width, height);
  const script = scriptOf([{ text: `${title} ${byline}` }]);
  const context = inSubsetFonts(canvas.getContext('2d'), script);

  context.fillStyle = COLOUR.ground;
  context.fillRect(0, 0, width, height);
  paintCover(context, cover);

  const writer = { context, measurer: measurerFor(script) };
  let y: number = WORDS.top;
  y = write(writer, title, { y, ...TITLE, bold: true, colour: COLOUR.ink });
  write(writer, byline, { y: y + GAP, ...BYLINE, bold: false, colour: COLOUR.muted });
  paintSite(context, options.site);
  return canvas.encode('jpeg', QUALITY);
}

function paintCover(context: SKRSContext2D, cover: Awaited<ReturnType<typeof loadImage>>): void {
  const { x, y, width, height, radius } = COVER;
  context.save();
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.shadowColor = 'rgb(22 34 44 / 20%)';
  context.shadowBlur = 40;
  context.shadowOffsetY = 12;
  context.fillStyle = COLOUR.paper;
  context.fill();
  context.shadowColor = 'transparent';
  context.save();
  context.clip();
  // Fills its place; what a cover of another shape has more is cut at the end and below.
  const scale = Math.max(width / cover.width, height / cover.height);
  context.drawImage(cover, x, y, cover.width * scale, cover.height * scale);
  context.restore();
  context.strokeStyle = COLOUR.line;
  context.lineWidth = 2;
  context.stroke();
  context.restore();
}

interface Writer {
  readonly context: SKRSContext2D;
  readonly measurer: ReturnType<typeof measurerFor>;
}

/** Writes a text in lines, the last one with an ellipsis when there would be more; gives where it ends. */
function write(
  { context, measurer }: Writer,
  text: string,
  style: { y: number; size: number; most: number; bold: boolean; colour: string },
): number {
  const face = { bold: style.bold, italic: false };
  const spec = { ...face, size: style.size };
  const block = wrapText(text, spec, WORDS.width, measurer);
  const lines = block.lines.slice(0, style.most).map((line) => line.text.trimEnd());
  if (block.lines.length > style.most) {
    const characters = [...(lines.at(-1) ?? '')];
    const widthOf = () => measurer.widthOf(`${characters.join('')}…`, face, style.size);
    while (characters.length > 1 && widthOf() > WORDS.width) characters.pop();
    lines[lines.length - 1] = `${characters.join('').trimEnd()}…`;
  }
  context.fillStyle = style.colour;
  context.font = cssFont(face, style.size, measurer.family);
  context.textBaseline = 'alphabetic';
  context.direction = block.direction;
  context.textAlign = 'left';
  let { y } = style;
  for (const line of lines) {
    context.fillText(line, WORDS.x, y + style.size);
    y += block.lineHeight;
  }
  return y;
}

function paintSite(context: SKRSContext2D, site: string): void {
  const scale = SITE.mark / 32;
  context.save();
  context.translate(WORDS.x, WORDS.bottom - SITE.mark);
  context.scale(scale, scale);
  context.fillStyle = COLOUR.mark;
  context.beginPath();
  context.roundRect(0, 0, 32, 32, 9);
  context.fill();
  context.fillStyle = COLOUR.paper;
  const mark = new Path2D(MARK.join(''));
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- it fills a path; there is no array.
  context.fill(mark);
  context.restore();
  context.fillStyle = COLOUR.ink;
  context.direction = 'ltr';
  context.font = cssFont({ bold: true, italic: false }, SITE.size, 'sans-serif');
  context.fillText(site, WORDS.x + SITE.mark + 14, WORDS.bottom - SITE.mark / 2 + SITE.size * 0.36);
}
