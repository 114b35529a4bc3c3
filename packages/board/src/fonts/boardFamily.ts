import { textsOf, type Saying } from '../document/fieldReader.ts';

/** The writings whose glyphs differ for the same character: Chinese, Japanese, Korean. */
export type BoardScript = 'sc' | 'jp' | 'kr';

const FAMILIES: Readonly<Record<BoardScript, string>> = {
  sc: 'Noto Sans SC Variable',
  jp: 'Noto Sans JP Variable',
  kr: 'Noto Sans KR Variable',
};

const KANA = /[\u3041-\u30ff\uff66-\uff9f]/g;
const HANGUL = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]/g;

/** The family name of a writing's font. */
export const familyName = (script: BoardScript): string => FAMILIES[script];

/** Texts beyond this many characters say no more about the language of a board. */
const SAMPLE = 20_000;

/** The writing a board is in, by its texts: kana make it Japanese, hangul Korean. */
export function scriptOf(elements: Iterable<Saying>): BoardScript {
  let kana = 0;
  let hangul = 0;
  let seen = 0;
  for (const element of elements) {
    const text = textsOf(element).join('');
    kana += text.match(KANA)?.length ?? 0;
    hangul += text.match(HANGUL)?.length ?? 0;
    seen += text.length;
    if (seen > SAMPLE) break;
  }
  if (kana === 0 && hangul === 0) return 'sc';
  return kana >= hangul ? 'jp' : 'kr';
}

/** The writings whose fonts are needed for some texts besides the board's own. */
export function scriptsIn(text: string): BoardScript[] {
  const scripts: BoardScript[] = [];
  if (text.search(KANA) >= 0) scripts.push('jp');
  if (text.search(HANGUL) >= 0) scripts.push('kr');
  return scripts;
}

/** The CSS family list for a board: its own writing's font first, so that shared characters take its forms. */
export function familyFor(script: BoardScript): string {
  const others = (['sc', 'jp', 'kr'] as const).filter((other) => other !== script);
  return `${[script, ...others].map((each) => `"${FAMILIES[each]}"`).join(', ')}, sans-serif`;
}
