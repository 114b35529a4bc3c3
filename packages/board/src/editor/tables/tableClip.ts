import {
  cellPlace,
  clipText,
  BoardLimits,
  fillCells,
  setText,
  tableTexts,
  type BoardSnapshot,
  type TableElement,
} from '../../document/index.ts';
import type { BoardEditor } from '../session/boardEditor.ts';
import { readClip, type ClipData } from '../view/clipboard.ts';
import { clearCell } from './cellKeys.ts';
import { chosenCell } from './chosenTable.ts';

/** A text between tabs, as spreadsheets write it. */
const value = (text: string): string => (/["\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Texts with tabs between the cells of a row. */
export const tabbed = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(value).join('\t')).join('\n');

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign).replaceAll('\n', '<br>');

/** A table as a page shows it. */
function pageOf(table: TableElement): string {
  const rows = tableTexts(table).map((row, index) => {
    const name = table.header && index === 0 ? 'th' : 'td';
    return `<tr>${row.map((text) => `<${name}>${escaped(text)}</${name}>`).join('')}</tr>`;
  });
  return `<table>${rows.join('')}</table>`;
}

/** Puts a table that was copied alone on the clipboard as other programs read tables. */
export function addTableClip(data: ClipData, { elements }: BoardSnapshot): void {
  const [table, ...others] = elements;
  if (table?.type !== 'table' || others.length > 0) return;
  data.setData('text/plain', tabbed(tableTexts(table)));
  data.setData('text/html', pageOf(table));
}

/** Copies or cuts the text of the chosen cell. */
export function copyCell(editor: BoardEditor, data: ClipData, isCut: boolean): boolean {
  const chosen = chosenCell(editor);
  if (!chosen) return false;
  const { table, row, column } = chosen;
  data.setData('text/plain', tableTexts(table)[row]?.[column] ?? '');
  if (isCut) clearCell(editor);
  return true;
}

/** Pastes the cells of a table, or a text as it is, into the table from the chosen cell on. */
export function pasteIntoCells(editor: BoardEditor, data: ClipData): boolean {
  const chosen = chosenCell(editor);
  if (!chosen) return false;
  const [html, text] = [data.getData('text/html'), data.getData('text/plain')];
  const [own, ...others] = readClip(data)?.elements ?? [];
  if (own?.type === 'table' && others.length === 0) fill(editor, tableTexts(own));
  else if (/<table\b/i.test(html) || text.includes('\t')) void pasteForeign(editor, { html, text });
  else if (text !== '') write(editor, text);
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
  const chosen = chosenCell(editor);
  if (!chosen || editor.isLocked(chosen.table.id)) return;
  const { table, row, column } = chosen;
  editor.change(() => fillCells(editor.store, table.id, { row, column }, texts));
  if (texts.flat().some((text) => clipText(text, BoardLimits.text) !== text)) editor.options.onTextFull?.();
}

function write(editor: BoardEditor, text: string): void {
  const chosen = chosenCell(editor);
  if (!chosen || editor.isLocked(chosen.table.id)) return;
  const { table, cell } = chosen;
  const line = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '');
  editor.change(() => setText(editor.store, cellPlace(table.id, cell.row, cell.column), line));
}
