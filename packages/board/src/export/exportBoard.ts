import { BoardStore, copyElements, documentFrom, type BoardSnapshot } from '../document/index.ts';
import { familyFor, scriptOf } from '../fonts/boardFamily.ts';
import { registerAllParts } from '../kinds/allParts.ts';
import { BoardScene, intersects, sourceOf, TextMeasurer, type MeasureText } from '../layout/index.ts';
import { paintBoard, themeOf, type BoardContext, type PaintOptions } from '../render/index.ts';
import { exportOutline, type OutlineFormat } from './exportOutline.ts';
import { readPictures, sourceFrom } from './exportPictures.ts';
import { ExportLosses, type ExportReport } from './exportReport.ts';
import type { FontFile } from './fontFile.ts';
import {
  linksOn,
  pagesOf,
  withContent,
  type ExportPage,
  type ExportPart,
  type LaidOutBoard,
} from './pages.ts';
import type { PaintText } from './pdfText.ts';
import type { ExportPicture } from './pictureFile.ts';
import { SvgSink } from './svg.ts';
import { VectorContext } from './vectorContext.ts';

/** The formats in which boards are given away. */
export type ExportFormat = 'json' | 'pdf' | 'png' | 'svg' | OutlineFormat;

/** What files of a format end in, and the type that browsers know. */
export const EXPORT_FILES: Readonly<
  Record<ExportFormat, { readonly ending: string; readonly type: string }>
> = {
  png: { ending: '.png', type: 'image/png' },
  svg: { ending: '.svg', type: 'image/svg+xml' },
  pdf: { ending: '.pdf', type: 'application/pdf' },
  json: { ending: '.boardwalk.json', type: 'application/json' },
  freemind: { ending: '.mm', type: 'application/x-freemind' },
  opml: { ending: '.opml', type: 'text/x-opml' },
  markdown: { ending: '.md', type: 'text/markdown' },
};

/** What is to be made of a board. */
export interface ExportRequest {
  readonly snapshot: BoardSnapshot;
  readonly format: ExportFormat;
  /** The name of the board. */
  readonly name: string;
  readonly part: ExportPart;
  /** Pixels for each unit of the board, in a PNG. */
  readonly scale: number;
  /** Leaves the ground out, in PNG and SVG. */
  readonly transparent: boolean;
  readonly theme: 'light' | 'dark';
  /** The parts of fonts that the texts need, for pictures (see `fontFilesFor`). */
  readonly fonts: readonly FontFile[];
  /** Where the board's pictures are, by their assets; boxes stand for the others. */
  readonly pictureUrls?: Readonly<Record<string, string>>;
}

export interface ExportedFile {
  readonly bytes: Uint8Array;
  /** What could not be kept as it is. */
  readonly report: ExportReport;
}

/** What pictures need of the machine. */
export interface ExportMachine {
  readonly measure: MeasureText;
  readonly paintText: PaintText;
  readonly readFont: (font: FontFile) => Promise<Uint8Array>;
  /** A picture; null when it cannot be had. */
  readonly readPicture: (url: string) => Promise<ExportPicture | null>;
  readonly makePng: (
    width: number,
    height: number,
    paint: (context: BoardContext) => void,
  ) => Promise<Uint8Array>;
}

/** How far an export is: `done` of `total` steps. */
export type ExportProgress = (done: number, total: number) => void;

/** What a PNG may cost: browsers make no larger ones. */
export const PNG_LIMITS = { side: 16_384, pixels: 64_000_000 } as const;

/** Boards are painted as if seen from so near, and made smaller: nothing is left out for being small. */
const NEAR = 16;

/** Makes a file of a board. Takes seconds for large boards: call it in a worker. */
export async function exportBoard(
  request: ExportRequest,
  machine: ExportMachine,
  onProgress: ExportProgress = () => {},
): Promise<ExportedFile> {
  const { format } = request;
  const encode = (text: string) => new TextEncoder().encode(text);
  if (format === 'png' || format === 'svg' || format === 'pdf')
    return await exportPicture({ ...request, format }, machine, onProgress);
  const snapshot = partOf(request, machine.measure);
  if (format === 'json') {
    const losses = new ExportLosses();
    losses.add('pictures', snapshot.elements.filter(({ asset }) => asset !== undefined).length);
    return { bytes: encode(`${JSON.stringify(snapshot)}\n`), report: losses.report() };
  }
  const { text, report } = exportOutline(snapshot, format, request.name);
  return { bytes: encode(text), report };
}

function laidOut(snapshot: BoardSnapshot, measure: MeasureText): LaidOutBoard & { measurer: TextMeasurer } {
  const measurer = new TextMeasurer(measure, familyFor(scriptOf(snapshot.elements)));
  const source = sourceOf(snapshot);
  return { snapshot, source, measurer, scene: new BoardScene(source, measurer) };
}

/** What is asked for as a board of its own. */
function partOf({ snapshot, part }: ExportRequest, measure: MeasureText): BoardSnapshot {
  const ids = part.kind === 'selection' ? part.ids : part.kind === 'frame' ? [part.id] : null;
  if (!ids) return snapshot;
  const store = new BoardStore(documentFrom(snapshot));
  const copied = copyElements(store, withContent(laidOut(snapshot, measure), ids));
  store.destroy();
  return copied;
}

async function exportPicture(
  request: ExportRequest & { readonly format: 'pdf' | 'png' | 'svg' },
  machine: ExportMachine,
  onProgress: ExportProgress,
): Promise<ExportedFile> {
  const { snapshot, format, name, part } = request;
  registerAllParts();
  const losses = new ExportLosses();
  const board = laidOut(snapshot, machine.measure);
  const pages = pagesOf(board, part, { name, losses });
  const linked = snapshot.elements.filter(({ link }) => link !== undefined).length;
  const kept = new Set(pages.flatMap((page) => linksOn(board.scene, page).map(({ id }) => id)));
  losses.add('links', format === 'png' ? linked : linked - kept.size);
  const shown = snapshot.elements.filter((element) => {
    const item = element.asset === undefined ? undefined : board.scene.get(element.id);
    return item && pages.some(({ box, only }) => only?.has(element.id) ?? intersects(box, item.bounds));
  });
  const pictures = await readPictures(shown, request.pictureUrls ?? {}, machine.readPicture);
  losses.add('pictures', shown.filter(({ asset }) => !pictures.has(asset ?? '')).length);
  const theme = themeOf(request.theme);
  const paint = (context: BoardContext, { box, only }: ExportPage, scale: number): void => {
    const options: PaintOptions = {
      theme,
      viewport: { x: box.x, y: box.y, scale: NEAR },
      width: box.w * NEAR,
      height: box.h * NEAR,
      pixelRatio: scale / NEAR,
      visible: 0,
      transparent: request.transparent && format !== 'pdf',
      pictures: sourceFrom(pictures),
      linkMarks: format !== 'png',
      ...(only ? { only } : {}),
    };
    paintBoard(context, board.scene, options);
  };
  const [first] = pages;
  if (!first) throw new RangeError('There is no page to make');
  const total = pages.length + 1;
  onProgress(0, total);
  let bytes: Uint8Array;
  if (format === 'svg') {
    const sink = new SvgSink(board.measurer);
    paint(new VectorContext(sink), first, 1);
    for (const { box, href } of linksOn(board.scene, first)) sink.link(box, href);
    bytes = new TextEncoder().encode(sink.file(first.box, first.title));
  } else if (format === 'png') {
    const { w, h } = first.box;
    const most = Math.min(PNG_LIMITS.side / w, PNG_LIMITS.side / h, Math.sqrt(PNG_LIMITS.pixels / (w * h)));
    const scale = Math.min(request.scale, most);
    if (scale < request.scale) losses.add('scaled');
    const [width, height] = [Math.max(1, Math.round(w * scale)), Math.max(1, Math.round(h * scale))];
    bytes = await machine.makePng(width, height, (context) => paint(context, first, scale));
  } else {
    // The code that writes documents is large: it comes when one is made.
    const { PdfWriter } = await import('./pdf.ts');
    const fonts = await Promise.all(
      request.fonts.map(async (font) => ({ ...font, bytes: await machine.readFont(font) })),
    );
    const writer = await PdfWriter.begin(fonts, { title: name, paint: machine.paintText });
    for (const [index, page] of pages.entries()) {
      const draw = (sink: ConstructorParameters<typeof VectorContext>[0], scale: number) =>
        paint(new VectorContext(sink), page, scale);
      const links = linksOn(board.scene, page);
      writer.add({ title: page.title, size: page.box, links, paint: draw });
      onProgress(index + 1, total);
    }
    bytes = await writer.finish();
  }
  onProgress(total, total);
  return { bytes, report: losses.report() };
}
