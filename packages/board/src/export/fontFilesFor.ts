import { textsOf, type BoardSnapshot } from '../document/index.ts';
import { familyName, scriptOf, type BoardScript } from '../fonts/boardFamily.ts';
import { loadBoardFonts } from '../fonts/loadBoardFonts.ts';
import type { Sheet } from './exportSheet.ts';
import { rangesOf, type FontFile } from './fontFile.ts';

/** Rules of fonts in all stylesheets of the page that may be read. */
function* fontRules(): Generator<CSSFontFaceRule> {
  for (const sheet of document.styleSheets) {
    let rules: CSSRuleList;
    try {
      rules = sheet.cssRules;
    } catch {
      // A stylesheet from elsewhere; those of boards are none.
      continue;
    }
    for (const rule of rules) if (rule instanceof CSSFontFaceRule) yield rule;
  }
}

function fileOf({ style, parentStyleSheet }: CSSFontFaceRule): FontFile | null {
  const address = /url\((["']?)([^"')]+)\1\)/.exec(style.getPropertyValue('src'))?.[2];
  if (address === undefined) return null;
  return {
    family: style.getPropertyValue('font-family').replaceAll(/["']/g, ''),
    url: new URL(address, parentStyleSheet?.href ?? document.baseURI).href,
    ranges: rangesOf(style.getPropertyValue('unicode-range')),
  };
}

/** The parts of fonts that the texts of a board need, from the stylesheets of the page; workers have none of their own. */
export async function fontFilesFor({ elements }: BoardSnapshot): Promise<FontFile[]> {
  return await fontFilesOf(elements.flatMap(textsOf).join(''), scriptOf(elements));
}

/** The same for a sheet. */
export async function fontFilesForSheet({ rows, script }: Sheet): Promise<FontFile[]> {
  const text = rows.flatMap(({ cells }) => cells.map((cell) => cell.text)).join('');
  return await fontFilesOf(text, script);
}

async function fontFilesOf(text: string, script: BoardScript): Promise<FontFile[]> {
  await loadBoardFonts(text, script);
  const families = new Set((['sc', 'jp', 'kr'] as const).map(familyName));
  // Numbers of folded topics are there without any text.
  const codes = [...new Set(`0123456789…${text}`)].map((character) => character.codePointAt(0) ?? 0);
  const files = new Map<string, FontFile>();
  for (const rule of fontRules()) {
    const file = fileOf(rule);
    if (!file || !families.has(file.family) || files.has(file.url)) continue;
    if (codes.some((code) => file.ranges.some(([first, last]) => code >= first && code <= last)))
      files.set(file.url, file);
  }
  return [...files.values()];
}
