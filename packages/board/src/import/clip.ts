import type { Element } from 'domhandler';
import { isText } from 'domhandler';
import Papa from 'papaparse';
import { BoardLimits, type BoardSnapshot, type ElementStyle } from '../document/index.ts';
import { cleanText, Draft, type ImportedPicture } from './draft.ts';
import { importExcalidraw } from './excalidraw.ts';
import { ImportError } from './importError.ts';
import { isRecord } from './json.ts';
import { elementsOf, parseHtml, textOfHtml } from './markup.ts';
import { tableFrom } from './tableLook.ts';

/** What another program put on the clipboard. */
export interface ForeignClip {
  /** `text/html`; empty when there is none. */
  readonly html: string;
  /** `text/plain`; empty when there is none. */
  readonly text: string;
}

/** What another program put on the clipboard, as elements. */
export interface ForeignBoard {
  readonly snapshot: BoardSnapshot;
  /** Its pictures by the assets of elements, as `ImportedBoard` has them. */
  readonly pictures: ReadonlyMap<string, ImportedPicture>;
}

const NOTE = { side: 180, gap: 20 };
/** Lists with more than so many entries are no notes to work with: they stay a text. */
const MOST_NOTES = 500;
/** A cell that goes over columns takes no more room than this. */
const WIDEST = 50;
/** Clips longer than this are not read: nobody copied them by hand. */
const LONGEST = 20_000_000;

const ENTRY = /^\s*(?:[-*•‣◦–]|\d{1,4}[.)])\s+(?=\S)/;

/** Texts row by row. */
type Grid = readonly (readonly string[])[];

/** The cells of a table. */
interface Cells {
  readonly rows: Grid;
  /** True when the table says that its first row names the columns; left out, nobody knows. */
  readonly isNamed?: boolean;
}

/** All elements of a name within one, outermost first. */
function within(node: Parameters<typeof elementsOf>[0], names: readonly string[]): Element[] {
  return elementsOf(node).flatMap((child) => (names.includes(child.name) ? [child] : within(child, names)));
}

/** Whether a page says anything beside some of its elements. */
const saysBeside = (node: Parameters<typeof elementsOf>[0], taken: readonly Element[]): boolean =>
  node.children.some((child) => isText(child) && child.data.trim() !== '') ||
  elementsOf(node).some(
    (child) => !taken.includes(child) && !UNREAD.has(child.name) && saysBeside(child, taken),
  );

/** How many columns or rows a cell goes over. */
function spanOf(value: string | undefined, most: number): number {
  const span = Math.trunc(Number(value ?? 1));
  return Number.isFinite(span) ? Math.max(1, Math.min(most, span)) : 1;
}

/** The texts of rows; what a cell goes over is empty, so that those after it and below stay in their columns. */
function gridOf(lines: readonly Element[]): Grid {
  /** Through how many rows more each column is taken from above. */
  const taken: number[] = [];
  return lines.map((line, at) => {
    const row: string[] = [];
    const skip = () => {
      for (; (taken[row.length] ?? 0) > 0; row.push('')) taken[row.length] = (taken[row.length] ?? 0) - 1;
    };
    for (const cell of elementsOf(line)) {
      if (cell.name !== 'td' && cell.name !== 'th') continue;
      skip();
      const down = spanOf(cell.attribs['rowspan'], lines.length - at) - 1;
      const texts = Array.from({ length: spanOf(cell.attribs['colspan'], WIDEST) }, () => '');
      texts[0] = textOfHtml(cell.children);
      for (const text of texts) {
        taken[row.length] = down;
        row.push(text);
      }
    }
    skip();
    return row;
  });
}

/** The cells of a page that is a table and says nothing besides: of what else it says nothing is to be lost. */
function tableOf(html: string): Cells | null {
  const root = parseHtml(html);
  const [table, ...others] = within(root, ['table']);
  if (!table || others.length > 0 || saysBeside(root, [table])) return null;
  const lines = within(table, ['tr']);
  const isNamed = elementsOf(lines[0] ?? table).some(({ name }) => name === 'th');
  return { rows: gridOf(lines), ...(isNamed ? { isNamed } : {}) };
}

/** What the entries of a list say, each without the list within it. */
function entriesOf(list: Element): string[] {
  return elementsOf(list).flatMap((child) => {
    if (child.name === 'ul' || child.name === 'ol') return entriesOf(child);
    if (child.name !== 'li') return [];
    const own = child.children.filter(
      (node) => !('name' in node && (node.name === 'ul' || node.name === 'ol')),
    );
    return [textOfHtml(own), ...elementsOf(child).flatMap((inner) => entriesOf(inner))];
  });
}

/** The entries of a page that is a list and says nothing besides. */
function listOf(html: string): string[] | null {
  const root = parseHtml(html);
  const lists = within(root, ['ul', 'ol']);
  return lists.length === 0 || saysBeside(root, lists) ? null : lists.flatMap(entriesOf);
}

/** What of a page nobody reads. */
const UNREAD: ReadonlySet<string> = new Set(['head', 'script', 'style', 'template', 'title']);

/** Rows of cells with tabs between them, as spreadsheets write them: every row has as many cells as the others. */
function cellsOf(text: string): Cells | null {
  if (!text.includes('\t')) return null;
  const { data, errors } = Papa.parse<string[]>(text.replace(/\r?\n$/, ''), {
    delimiter: '\t',
    preview: BoardLimits.tableRows + 1,
  });
  const [first] = data;
  const isTable =
    first !== undefined &&
    first.length > 1 &&
    errors.length === 0 &&
    data.every((row) => row.length === first.length) &&
    // Lines that all begin with a tab are indented, not cells.
    data.some(([cell]) => cell !== '');
  return isTable ? { rows: data } : null;
}

/** Lines that all begin with a mark or number of a list. */
function linesOf(text: string): string[] | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (lines.length < 2 || !lines.every((line) => ENTRY.test(line))) return null;
  return lines.map((line) => line.replace(ENTRY, '').trim());
}

/** A list as notes in rows that make about a square. */
function shelved(entries: readonly string[]): Grid {
  const said = entries.filter((entry) => entry.trim() !== '');
  const perRow = Math.ceil(Math.sqrt(said.length));
  return Array.from({ length: Math.ceil(said.length / perRow) }, (_, row) =>
    said.slice(row * perRow, (row + 1) * perRow),
  );
}

function notesOf(grid: Grid, style: ElementStyle): BoardSnapshot | null {
  const notes = grid.flatMap((row, y) =>
    row.flatMap((cell, x) => (cell.trim() === '' ? [] : [{ x, y, text: cell.trim() }])),
  );
  // One cell alone is a text like any other.
  if (notes.length < 2 || notes.length > MOST_NOTES) return null;
  const draft = new Draft();
  const step = NOTE.side + NOTE.gap;
  for (const { x, y, text } of notes)
    draft.add({ type: 'sticky', x: x * step, y: y * step, w: NOTE.side, h: NOTE.side, style, text });
  return draft.finish();
}

function boardOf({ rows, isNamed }: Cells): BoardSnapshot | null {
  const texts = rows.map((row) => row.map((text) => cleanText(text).trim()));
  // One cell alone is a text like any other.
  if (texts.flat().filter((text) => text !== '').length < 2) return null;
  const table = tableFrom(texts, isNamed);
  if (!table) return null;
  const draft = new Draft();
  draft.add({ type: 'table', x: 0, y: 0, ...table });
  return draft.finish();
}

function excalidrawOf(text: string): ForeignBoard | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(value) || value['type'] !== 'excalidraw/clipboard') return null;
  const draft = new Draft();
  importExcalidraw(value, draft);
  return { snapshot: draft.finish(), pictures: draft.pictures };
}

function plainBoardOf({ html, text }: ForeignClip, noteStyle: ElementStyle): BoardSnapshot | null {
  const table = html === '' ? null : tableOf(html);
  if (table) return boardOf(table);
  const list = (html === '' ? null : listOf(html)) ?? linesOf(text);
  if (list) return notesOf(shelved(list), noteStyle);
  const cells = cellsOf(text);
  return cells && boardOf(cells);
}

/**
 * The cells that another program put on the clipboard, to be written into those of a table: of a page with a table, or of a text
 * with tabs. Null for everything else.
 */
export function readForeignCells({ html, text }: ForeignClip): string[][] | null {
  if (html.length + text.length > LONGEST) return null;
  const cells = (html === '' ? null : tableOf(html)) ?? cellsOf(text);
  return cells && cells.rows.map((row) => row.map((each) => cleanText(each).trim()));
}

/**
 * What another program put on the clipboard as elements: the elements of Excalidraw, the cells of a table as a table, and the
 * entries of a list as notes. Null for everything else, and for what a board does not hold: that stays a text.
 *
 * @param noteStyle the look of the notes
 */
export function readForeignClip(clip: ForeignClip, noteStyle: ElementStyle): ForeignBoard | null {
  if (clip.html.length + clip.text.length > LONGEST) return null;
  try {
    const drawn = clip.text.trimStart().startsWith('{') ? excalidrawOf(clip.text) : null;
    if (drawn) return drawn;
    const snapshot = plainBoardOf(clip, noteStyle);
    return snapshot && { snapshot, pictures: new Map() };
  } catch (error) {
    if (error instanceof ImportError) return null;
    throw error;
  }
}
