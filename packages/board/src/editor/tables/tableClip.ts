import {
  cellPlace,
  clipText,
  BoardLimits,
  fillCells,
  setText,
  tableTexts,
  type BoardSnapshot,
  type CellRange,
} from '../../document/index.ts';
import { textsIn } from '../../kinds/table/cellCommands.ts';
import type { BoardEditor } from '../session/boardEditor.ts';
import { readClip, type ClipData } from '../view/clipboard.ts';
import { clearChosen } from './cellKeys.ts';
import { cellIn, chosenRange } from './chosenTable.ts';

/** A text between tabs, as spreadsheets write it. */
const value = (text: string): string => (/["\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Texts with tabs between the cells of a row. */
export const tabbed = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(value).join('\t')).join('\n');

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign).replaceAll('\n', '<br>');

/** Cells as a page shows them. */
function pageOf(texts: readonly (readonly string[])[], hasHeader: boolean): string {
  const rows = texts.map((row, index) => {
    const name = hasHeader && index === 0 ? 'th' : 'td';
    return `<tr>${row.map((text) => `<${name}>${escaped(text)}</${name}>`).join('')}</tr>`;
  });
  return `<table>${rows.join('')}</table>`;
}

/** Puts a table that was copied alone on the clipboard as other programs read tables. */
export function addTableClip(data: ClipData, { elements }: BoardSnapshot): void {
  const [table, ...others] = elements;
  if (table?.type !== 'table' || others.length > 0) return;
  data.setData('text/plain', tabbed(tableTexts(table)));
  data.setData('text/html', pageOf(tableTexts(table), table.header));
}

/** Copies or cuts the text of the chosen cell, or those of the chosen range as spreadsheets write them. */
export function copyCell(editor: BoardEditor, data: ClipData, isCut: boolean): boolean {
  const chosen = chosenRange(editor);
  if (!chosen) return false;
  const { table, range } = chosen;
  const texts = textsIn(table, range);
  if (isOne(range)) data.setData('text/plain', texts[0]?.[0] ?? '');
  else {
    data.setData('text/plain', tabbed(texts));
    data.setData('text/html', pageOf(texts, table.header && range.top === 0));
  }
  if (isCut) clearChosen(editor);
  return true;
}

const isOne = ({ top, bottom, left, right }: CellRange): boolean => top === bottom && left === right;

/** Texts again and again until they fill a range of which they are an even part; as they are where they are none. */
function repeated(
  texts: readonly (readonly string[])[],
  { top, bottom, left, right }: CellRange,
): readonly (readonly string[])[] {
  const width = texts.reduce((most, row) => Math.max(most, row.length), 0);
  const [rows, columns] = [bottom - top + 1, right - left + 1];
  if (width === 0 || rows % texts.length !== 0 || columns % width !== 0) return texts;
  return Array.from({ length: rows }, (_row, y) =>
    Array.from({ length: columns }, (_column, x) => texts[y % texts.length]?.[x % width] ?? ''),
  );
}

/** Pastes the cells of a table, or a text as it is, into the table from the first chosen cell on; false where it is neither. */
export function pasteIntoCells(editor: BoardEditor, data: ClipData): boolean {
  if (!chosenRange(editor)) return false;
  const [html, text] = [data.getData('text/html'), data.getData('text/plain')];
  const [own, ...others] = readClip(data)?.elements ?? [];
  if (own?.type === 'table' && others.length === 0) fill(editor, tableTexts(own));
  else if (/<table\b/i.test(html) || text.includes('\t')) void pasteForeign(editor, { html, text });
  else if (text !== '') write(editor, text);
  else return false;
  return true;
}

/** Without its code a table is a text. */
async function pasteForeign(
  editor: BoardEditor,
  clip: { readonly html: string; readonly text: string },
): Promise<void> {
  const reader = await import('../../import/clip.ts').catch(() => null);
  const cells = reader?.readForeignCells(clip);
  if (cells) fill(editor, cells);
  else write(editor, clip.text);
}

function fill(editor: BoardEditor, texts: readonly (readonly string[])[]): void {
  const chosen = chosenRange(editor);
  if (!chosen || editor.isLocked(chosen.table.id)) return;
  const { id } = chosen.table;
  const { top, left } = chosen.range;
  const whole = repeated(texts, chosen.range);
  const done = editor.change(() => {
    fillCells(editor.store, id, { row: top, column: left }, whole);
    return true;
  });
  if (texts.flat().some((text) => clipText(text, BoardLimits.text) !== text)) editor.options.onTextFull?.();
  const table = editor.store.elements.get(id);
  if (done !== true || table?.type !== 'table') return;
  const width = whole.reduce((most, row) => Math.max(most, row.length), 0);
  const [first, last] = [cellIn(table, top, left), cellIn(table, top + whole.length - 1, left + width - 1)];
  editor.chooseCell(first, whole.length * width > 1 ? last : null);
}

function write(editor: BoardEditor, text: string): void {
  const chosen = chosenRange(editor);
  if (!chosen || editor.isLocked(chosen.table.id)) return;
  const { table, cell, range } = chosen;
  const line = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '');
  if (!isOne(range)) return fill(editor, [[line]]);
  editor.change(() => setText(editor.store, cellPlace(table.id, cell.row, cell.column), line));
}
