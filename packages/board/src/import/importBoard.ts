import { BOARD_FORMAT, checkSnapshot, type BoardSnapshot } from '../document/index.ts';
import { Draft, type ImportedPicture } from './draft.ts';
import { importCsv } from './csv.ts';
import { importDrawio } from './drawio.ts';
import { importExcalidraw, importExcalidrawLibrary } from './excalidraw.ts';
import { importFreemind } from './freemind.ts';
import { ImportError, ImportLimits } from './importError.ts';
import type { ImportReport } from './importReport.ts';
import { isRecord } from './json.ts';
import { importLines, importMarkdown } from './markdown.ts';
import { parseXml } from './markup.ts';
import { importOpml } from './opml.ts';
import { decodeText } from './unpack.ts';
import { importXmind } from './xmind.ts';

/** The formats that become boards. */
export type ImportFormat =
  | 'boardwalk'
  | 'csv'
  | 'drawio'
  | 'excalidraw'
  | 'excalidraw_library'
  | 'freemind'
  | 'lines'
  | 'markdown'
  | 'opml'
  | 'xmind';

/** The endings of files that `importBoard` reads, for the `accept` of a file field. */
export const IMPORT_ENDINGS = [
  '.csv', '.drawio', '.excalidraw', '.excalidrawlib', '.json', '.markdown', '.md', '.mm', '.opml', '.tsv', '.txt', '.xmind', '.xml',
] as const; // prettier-ignore

/** A file as a board. */
export interface ImportedBoard {
  readonly format: ImportFormat;
  /** The name of the file without its ending, for naming the board. */
  readonly name: string;
  /** Content around the origin. */
  readonly snapshot: BoardSnapshot;
  /** The pictures of the file by the assets of elements: names that they have here alone, until they are stored. */
  readonly pictures: ReadonlyMap<string, ImportedPicture>;
  /** What could not be kept as it was. */
  readonly report: ImportReport;
}

const nameOf = (fileName: string): string => {
  const base = fileName.split(/[/\\]/).at(-1) ?? '';
  return base.replace(/\.[^.]{1,14}$/, '').trim() || base.trim();
};

function readJson(text: string, draft: Draft): ImportFormat {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ImportError('broken');
  }
  if (!isRecord(value)) throw new ImportError('unknown_format');
  const { type } = value;
  if (type === 'excalidrawlib') {
    importExcalidrawLibrary(value, draft);
    return 'excalidraw_library';
  }
  if (type !== 'excalidraw' && type !== 'excalidraw/clipboard') throw new ImportError('unknown_format');
  importExcalidraw(value, draft);
  return 'excalidraw';
}

/** A board as this product writes it. */
function ownSnapshot(text: string): BoardSnapshot | null {
  if (!text.includes(BOARD_FORMAT)) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(value) || value['format'] !== BOARD_FORMAT) return null;
  const check = checkSnapshot(value);
  if (!check.ok) throw new ImportError('broken');
  return check.snapshot;
}

function readXml(text: string, draft: Draft, name: string): ImportFormat {
  const root = parseXml(text);
  switch (root.name) {
    case 'map':
      importFreemind(root, draft);
      return 'freemind';
    case 'mxfile':
    case 'mxGraphModel':
      importDrawio(root, draft);
      return 'drawio';
    case 'opml':
      importOpml(root, draft, name);
      return 'opml';
    default:
      throw new ImportError('unknown_format');
  }
}

function readText(text: string, fileName: string, draft: Draft): ImportFormat {
  const name = nameOf(fileName);
  const ending = /\.([^.]+)$/.exec(fileName.toLowerCase())?.[1] ?? '';
  const start = text.trimStart();
  if (start.startsWith('<') && !['md', 'markdown', 'csv', 'tsv', 'txt'].includes(ending))
    return readXml(start, draft, name);
  if (start.startsWith('{') && !['md', 'markdown', 'csv', 'tsv', 'txt'].includes(ending))
    return readJson(start, draft);
  if (ending === 'csv' || ending === 'tsv') {
    importCsv(text, draft);
    return 'csv';
  }
  if (ending === 'txt') {
    importLines(text, draft, name);
    return 'lines';
  }
  if (ending !== 'md' && ending !== 'markdown') throw new ImportError('unknown_format');
  importMarkdown(text, draft, name);
  return 'markdown';
}

/**
 * Turns a file into a board. The format follows from what is in the file; where that does not tell (Markdown, values,
 * lines), from its ending. Takes up to a second for the largest files: call it in a worker.
 *
 * @throws ImportError saying why it cannot be; nothing is half-done then
 */
export function importBoard(bytes: Uint8Array, fileName: string): ImportedBoard {
  if (bytes.length > ImportLimits.bytes) throw new ImportError('too_large', ImportLimits.bytes);
  const name = nameOf(fileName);
  const draft = new Draft();
  let format: ImportFormat;
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (isZip) {
    importXmind(bytes, draft);
    format = 'xmind';
  } else {
    const text = decodeText(bytes);
    const own = ownSnapshot(text);
    if (own) return { format: 'boardwalk', name, snapshot: own, pictures: new Map(), report: {} };
    format = readText(text, fileName, draft);
  }
  const { pictures, losses } = draft;
  return { format, name, snapshot: draft.finish(), pictures, report: losses.report() };
}
