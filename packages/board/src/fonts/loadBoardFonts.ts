import { familyName, scriptsIn, type BoardScript } from './boardFamily.ts';

/** What the Latin stylesheet covers; any other character needs a large one. */
const BEYOND_LATIN = /[^\u0000-\u02ff\u1e00-\u1eff\u2000-\u206f\u20ac\u2122\u2212]/;

/** How long the first picture waits for its fonts; after that it is drawn with others and again when they are there. */
const PATIENCE = 2500;

const stylesheets: Readonly<Record<BoardScript, () => Promise<unknown>>> = {
  sc: () => import('@fontsource-variable/noto-sans-sc/wght.css'),
  jp: () => import('@fontsource-variable/noto-sans-jp/wght.css'),
  kr: () => import('@fontsource-variable/noto-sans-kr/wght.css'),
};

/**
 * Loads the fonts for some text in the browser: the stylesheets of the writings in it, and of those only the files
 * with the characters that occur. Resolves when they can be drawn with, or when waiting longer would be worse; it
 * never fails, since every text can be drawn with some font.
 * @param script the board's own writing, whose forms shared characters take.
 */
export async function loadBoardFonts(text: string, script: BoardScript): Promise<void> {
  const scripts = new Set<BoardScript>(scriptsIn(text));
  if (BEYOND_LATIN.test(text)) scripts.add(script);
  // Han characters that a Japanese or Korean font lacks come from the Chinese one.
  if (/[\u3400-\u9fff]/.test(text)) scripts.add('sc');
  const characters = [...new Set(text)].join('');
  const load = async () => {
    const sheets = await Promise.allSettled([
      import('./latin.css'),
      ...[...scripts].map((each) => stylesheets[each]()),
    ]);
    if (sheets.some(({ status }) => status === 'rejected')) return;
    const family = scripts.size === 0 ? familyName('sc') : familyName(script);
    await document.fonts.load(`450 16px "${family}"`, characters);
  };
  const patience = new Promise<void>((resolve) => void setTimeout(resolve, PATIENCE));
  await Promise.race([load().catch(() => {}), patience]);
}
