import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { connector, drawing, frame, shape, sticky, table, topic } from '../../test/elements.ts';
import { readText } from '../../test/importing.ts';
import { makeSnapshot, type BoardElement } from '../document/index.ts';
import { exportOutline, type OutlineFormat } from './exportOutline.ts';

const FILES: Readonly<Record<OutlineFormat, string>> = {
  freemind: 'Plan.mm',
  opml: 'Plan.opml',
  markdown: 'Plan.md',
};
const FORMATS = Object.keys(FILES) as OutlineFormat[];

/** What stands in a text, however it is broken into lines. */
const words = (text: string): string => text.replaceAll(/[\s\u200b]+/g, ' ').trim();

/** All that the topics of a file say once it is a board again, in the order of the file. */
function readBack(format: OutlineFormat, text: string): BoardElement[] {
  return [...readText(text, FILES[format]).snapshot.elements];
}

const said = (elements: readonly BoardElement[]): string[] =>
  elements.flatMap(({ text }) => (words(text) === '' ? [] : [words(text)])).toSorted();

const MAP = [
  topic('r', null, { text: 'Trip', layout: 'both' }),
  topic('a', 'r', { text: 'Pack & <go>\nsoon', order: 'a1', side: 'left', folded: true }),
  topic('b', 'a', { text: 'Coat', order: 'a1', style: { bold: true, fill: 'yellow', fontSize: 20 } }),
  topic('c', 'r', { text: 'Site', order: 'a2', link: 'https://example.com/?a=1&b=2' }),
];

describe('outlines', () => {
  it.each(FORMATS)('keep a map as it is in %s', (format) => {
    const { text, report } = exportOutline(makeSnapshot(MAP), format, 'Plan');
    const back = readBack(format, text).filter((each) => each.type === 'topic');
    const named = (start: string) => back.find((each) => each.text.startsWith(start));
    expect(named('Pack')).toMatchObject({ text: 'Pack & <go>\nsoon', parent: named('Trip')?.id });
    expect(named('Coat')).toMatchObject({ parent: named('Pack')?.id });
    expect(named('Site')).toMatchObject({ parent: named('Trip')?.id, link: 'https://example.com/?a=1&b=2' });
    expect(back).toHaveLength(4);
    expect(report).toEqual(format === 'freemind' ? {} : { looks: 1 });
  });

  it.each(FORMATS)(
    'keep what describes the picture of a topic, and the icons that they know, in %s',
    (format) => {
      const asset = { asset: 'a'.repeat(64), assetSize: [200, 100], alt: 'Sand & <sea>' } as const;
      const board = makeSnapshot(
        MAP.map((each) => ({
          ...each,
          style: {},
          ...(each.id === 'c' ? asset : {}),
          ...(each.id === 'r' ? { icon: ['rocket', 'M3 3L21 21'] as const } : {}),
          ...(each.id === 'b' ? { icon: ['gem', 'M3 3L21 21'] as const } : {}),
        })),
      );
      const { text, report } = exportOutline(board, format, 'Plan');
      const back = readBack(format, text);
      const site = back.find((each) => each.text.startsWith('Site'));
      expect(back.find((each) => each.text === 'Sand & <sea>')).toMatchObject({ parent: site?.id });
      expect(report).toEqual({ icons: format === 'freemind' ? 1 : 2, pictures: 1 });
      const trip = back.find((each) => each.text.startsWith('Trip'));
      expect(trip?.icon?.[0]).toBe(format === 'freemind' ? 'rocket' : undefined);
    },
  );

  it.each(FORMATS)('keep notes and labels in %s', (format) => {
    const remarks = { note: 'Wool & <rain>\nboth', labels: ['warm', 'wet, cold'] };
    const board = makeSnapshot(
      MAP.map((each) => (each.id === 'b' ? { ...each, ...remarks, style: {} } : each)),
    );
    const { text } = exportOutline(board, format, 'Plan');
    const back = readBack(format, text);
    const coat = back.find((each) => each.text.startsWith('Coat'));
    if (format === 'freemind') expect(coat).toMatchObject(remarks);
    else if (format === 'opml') expect(coat).toMatchObject({ ...remarks, labels: ['warm', 'wet', 'cold'] });
    else {
      expect(coat?.text).toBe('Coat #warm #wet, cold');
      expect(said(back).join(' ')).toContain('Wool & <rain> both');
    }
  });

  it('keeps sides, folds, looks and lines between topics in a map of FreeMind', () => {
    const line = connector('l', 'b', 'c', { text: 'first' });
    const { text, report } = exportOutline(makeSnapshot([...MAP, line]), 'freemind', 'Plan');
    const back = readBack('freemind', text);
    expect(back.find((each) => each.text.startsWith('Pack'))).toMatchObject({ side: 'left', folded: true });
    expect(back.find((each) => each.text === 'Coat')?.style).toMatchObject({ bold: true, fontSize: 20 });
    expect(back.find((each) => each.text === 'first')).toMatchObject({ type: 'connector', toHead: 'arrow' });
    expect(report).toEqual({});
  });

  it.each(FORMATS)('keep what is done in %s, and name priorities that have no place there', (format) => {
    const marks: Readonly<Record<string, object>> = { b: { task: 'done' }, c: { priority: 2 } };
    const elements = [
      ...MAP.map((each) => ({ ...each, style: {}, ...marks[each.id] })),
      topic('d', 'b', { text: 'Scarf', task: 'open' }),
    ];
    const { text, report } = exportOutline(makeSnapshot(elements), format, 'Plan');
    const back = readBack(format, text);
    const named = (name: string) => back.find((each) => each.text.endsWith(name));
    expect([named('Coat')?.task, named('Scarf')?.task]).toEqual(['done', 'open']);
    expect(named('Site')?.priority).toBe(format === 'freemind' ? 2 : undefined);
    expect(report).toEqual(format === 'freemind' ? {} : { priorities: 1 });
  });

  it('names the layouts that are not in an outline', () => {
    const elements = MAP.map((each) =>
      each.id === 'r'
        ? { ...each, layout: 'timeline' as const }
        : each.id === 'a'
          ? { ...each, branchLayout: 'table' as const }
          : each,
    );
    expect(exportOutline(makeSnapshot(elements), 'freemind', 'Plan').report).toEqual({ structures: 2 });
  });

  it('names what has no place in an outline, and keeps what it says', () => {
    const board = makeSnapshot([
      ...MAP,
      frame('f', { x: 1000, text: 'Later' }),
      sticky('s', { x: 1100, y: 50, text: 'Ask Ana' }),
      shape('e', { y: 900 }),
      drawing('d', { y: 1200 }),
      connector('l', 's', 'e', { text: 'why' }),
    ]);
    const { text, report } = exportOutline(board, 'opml', 'Plan');
    expect(said(readBack('opml', text))).toEqual(
      ['Plan', 'Trip', 'Pack & <go> soon', 'Coat', 'Site', 'Later', 'Ask Ana', 'why'].toSorted(),
    );
    expect(report).toEqual({ drawings: 1, lines: 1, looks: 1, maps: 3, places: 2, shapes: 1 });
  });

  const phrase = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 6 }),
    fc
      .array(
        fc.constantFrom('# ', '- ', '1. ', '<b>', '&amp;', '\n', '\t', '`', '*a*', '[x](y)', '![p](q)', '|', '---', '<html>', 'https://a.b/c_d', 'a@b.c', '漢字', '🌍', '$x$', '\\', '  ', '===', '~~', '[ ] ', '<!--', ']]>', '☑ ', 'www.x.org'), // prettier-ignore
        { minLength: 1, maxLength: 6 },
      )
      .map((parts) => parts.join('')),
  );
  // What shows nothing is not kept by any of these formats, nor by boards that are read from them.
  const shown = (text: string): boolean =>
    words(text) !== '' &&
    text.isWellFormed() &&
    !/[\p{Cc}\p{Cf}\p{Cn}\p{Co}\u2028\u2029\u00a0]/u.test(text.replaceAll(/[\n\t]/g, ''));

  it.each(FORMATS)('lose no text on the way to %s and back', (format) => {
    fc.assert(
      fc.property(fc.array(phrase.filter(shown), { minLength: 2, maxLength: 8 }), fc.nat(), (texts, seed) => {
        const board = texts.map((text, index) => {
          const above = index === 0 ? null : `t${(seed + index * 7) % index}`;
          return topic(`t${index}`, above, { text, order: `a${index}` });
        });
        const { text } = exportOutline(makeSnapshot(board), format, 'Plan');
        expect(said(readBack(format, text))).toEqual(said(board));
      }),
      { numRuns: 300 },
    );
  });

  const LIST = makeSnapshot([
    table('t', [
      ['Name', 'What | why'],
      ['Tea', 'two\nlines'],
      ['', 'Cake'],
    ]),
    sticky('s', { y: 400, text: 'Below' }),
  ]);

  it('keep a table as a table in Markdown', () => {
    const { text } = exportOutline(LIST, 'markdown', 'Plan');
    expect(text).toContain(
      String.raw`
| Name | What \| why |
| --- | --- |
| Tea | two<br>lines |
|  | Cake |

`,
    );
    const [first] = LIST.elements.filter((element) => element.type === 'table');
    const bare = first ? makeSnapshot([{ ...first, header: false }]) : LIST;
    expect(exportOutline(bare, 'markdown', 'Plan').text).toContain('|  |  |\n| --- | --- |\n| Name |');
  });

  it.each(['freemind', 'opml'] as const)('keep what a table says as entries in %s', (format) => {
    const { text } = exportOutline(LIST, format, 'Plan');
    expect(said(readBack(format, text))).toEqual(
      ['Below', 'Cake', 'Name', 'Plan', 'Tea', 'What | why', 'two lines'].toSorted(),
    );
  });
});
