import type { Sheet, SheetCell, SheetRow } from '@boardwalk/board/export';
import type { Language } from '@boardwalk/domain';
import type { ReceiptFacts } from './receipt-facts.ts';

/** Paper is white whatever the screen is. */
const INK = '#1a1a1a';
const QUIET = '#666666';
const LINE = '#d4d4d4';
const SCRIPTS: Readonly<Record<Language, Sheet['script']>> = {
  'zh-CN': 'sc',
  'en-US': 'sc',
  'es-ES': 'sc',
  'ja-JP': 'jp',
  'ko-KR': 'kr',
};

const cell = (text: string, more: Partial<SheetCell> = {}): SheetCell => ({
  text,
  from: 0,
  width: 1,
  size: 14,
  color: INK,
  ...more,
});

/** An item and its amount, one at each end. */
const priced = (item: string, amount: string, more: Partial<SheetCell> = {}): readonly SheetCell[] => [
  cell(item, { ...more, width: 0.65 }),
  cell(amount, { ...more, from: 0.67, width: 0.33, atEnd: true }),
];

/** The receipt as a sheet of paper. */
export function receiptSheet(
  { orderId, heading, facts, columns, item, money, total, note }: ReceiptFacts,
  { language, site }: { language: Language; site: string },
): Sheet {
  const rows: SheetRow[] = [
    { cells: [cell(site, { size: 16, color: QUIET })], gap: 0 },
    { cells: [cell(heading, { size: 30, bold: true })], gap: 24 },
    ...facts.map(([name, value], index) => ({
      cells: [cell(name, { width: 0.28, color: QUIET }), cell(value, { from: 0.3, width: 0.7 })],
      gap: index === 0 ? 24 : 8,
    })),
    { cells: priced(...columns, { size: 12, color: QUIET }), gap: 40, rule: LINE },
    { cells: priced(item, money), gap: 12, rule: LINE },
    { cells: priced(total, money, { bold: true }), gap: 12 },
    ...(note === null ? [] : [{ cells: [cell(note, { color: QUIET })], gap: 32 }]),
  ];
  return { title: `${heading} ${orderId}`, script: SCRIPTS[language], rows };
}

/** Makes the file. The code that does it, and the fonts that the texts need, come when it is called. */
export async function receiptFile(sheet: Sheet): Promise<Blob> {
  const { browserMachine, exportSheet, fontFilesForSheet } = await import('@boardwalk/board/export');
  const fonts = await fontFilesForSheet(sheet);
  const bytes = await exportSheet(sheet, fonts, await browserMachine(fonts));
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });
}
