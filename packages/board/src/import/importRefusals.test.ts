import fc from 'fast-check';
import { deflateSync, strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readText, textsOf } from '../../test/importing.ts';
import { importBoard, ImportError, ImportLimits, type ImportProblem } from './index.ts';

function problemOf(act: () => unknown): ImportProblem | undefined {
  try {
    act();
  } catch (error) {
    if (error instanceof ImportError) return error.problem;
    throw error;
  }
  return undefined;
}

describe('what must not come in', () => {
  const nested = (levels: number) =>
    `<map>${'<node TEXT="x">'.repeat(levels)}${'</node>'.repeat(levels)}</map>`;
  const zeros = new Uint8Array(ImportLimits.unpacked + 1);

  it.each<[string, ImportProblem, () => unknown]>([
    ['nothing at all', 'unknown_format', () => readText('', 'a')],
    ['an empty outline', 'empty', () => readText('\n\n', 'a.md')],
    ['a picture', 'unknown_format', () => importBoard(Uint8Array.of(0x89, 0x50, 0x4e, 0x47), 'a.png')],
    ['another JSON', 'unknown_format', () => readText('{"a":1}', 'a.json')],
    ['broken JSON', 'broken', () => readText('{"type":', 'a.excalidraw')],
    ['a board with a field of another kind', 'broken', () => readText('{"format":"boardwalk.board","version":1,"elements":7}', 'a.json')],
    ['XML that is cut off', 'broken', () => readText('<map><node TEXT="x">', 'a.mm')],
    ['a page that is packed wrongly', 'broken', () => readText('<mxfile><diagram>!!!</diagram></mxfile>', 'a.drawio')],
    ['markup nested too deeply', 'too_deep', () => readText(nested(ImportLimits.depth + 1), 'a.mm')],
    ['JSON of topics nested too deeply', 'too_deep', () => {
      let topic: unknown = { title: 'x' };
      for (let level = 0; level <= ImportLimits.depth; level++) topic = { title: 'x', children: { attached: [topic] } };
      importBoard(zipSync({ 'content.json': strToU8(JSON.stringify([{ rootTopic: topic }])) }), 'a.xmind');
    }],
    ['quotations nested too deeply', 'too_deep', () => readText(`${'>'.repeat(100_000)} x`, 'a.md')],
    ['lists nested too deeply', 'too_deep', () => readText(`${'- '.repeat(100_000)}x`, 'a.md')],
    ['more topics than a board holds', 'too_many', () => readText('x\n'.repeat(20_001), 'a.txt')],
    ['more tags than are read', 'too_many', () => readText(`<map>${'<node/>'.repeat(ImportLimits.nodes)}</map>`, 'a.mm')],
    ['more text than a board holds', 'too_much_text', () => readText(`${'w'.repeat(9_999)}\n`.repeat(201), 'a.txt')],
    ['more rows than a board holds', 'too_many', () => readText('a;b\n'.repeat(150_000), 'a.csv')],
    ['one line of more text than a board holds', 'too_much_text', () => readText('w'.repeat(9_000_000), 'a.txt')],
    ['a file that is too large', 'too_large', () => importBoard(new Uint8Array(ImportLimits.bytes + 1), 'a.txt')],
    ['a zip bomb', 'too_large', () => importBoard(zipSync({ 'content.json': zeros }), 'a.xmind')],
    ['a packed page that is a bomb', 'too_large', () => {
      const packed = deflateSync(zeros);
      let units = '';
      for (const byte of packed) units += String.fromCharCode(byte);
      readText(`<mxfile><diagram>${btoa(units)}</diagram></mxfile>`, 'a.drawio');
    }],
    ['a zip of something else', 'unknown_format', () => importBoard(zipSync({ 'word.xml': strToU8('x') }), 'a.docx')],
    ['a workbook with a password', 'encrypted', () =>
      importBoard(zipSync({ 'META-INF/manifest.xml': strToU8('<manifest><encryption-data/></manifest>'), 'content.json': strToU8('x') }), 'a.xmind')],
  ])('refuses %s: %s', (_what, problem, act) => {
    expect(problemOf(act)).toBe(problem);
  }); // prettier-ignore

  it('never replaces entities that a file declares', () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE map [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><map><node TEXT="&b;"/></map>`;
    expect(textsOf(readText(bomb, 'a.mm').snapshot.elements)).toEqual(['&b;']);
  });

  it('links to nothing that runs, and takes numbers that are none as where things begin', () => {
    const { snapshot } = readText(`<map><node TEXT="a" LINK="javascript:alert(1)"/></map>`, 'a.mm');
    expect(snapshot.elements.map(({ link }) => link)).toEqual([undefined]);
    const huge = [
      { type: 'rectangle', id: 'r', x: 1e300, y: 'x', width: -1e99, height: null, text: 7, fontSize: {} },
    ];
    expect(
      readText(JSON.stringify({ type: 'excalidraw', elements: huge }), 'a.excalidraw').snapshot.elements,
    ).toHaveLength(1);
  });

  it('keeps a text that is too long for one element in several', () => {
    const long = `${'word '.repeat(4_100)}end`;
    const { snapshot, report } = readText(long, 'a.txt');
    expect(report).toEqual({ split_texts: 1 });
    const topics = snapshot.elements.filter((element) => element.type === 'topic');
    const [root] = topics.filter(({ parent }) => parent === null);
    const rest = topics
      .filter(({ parent }) => parent !== null)
      .toSorted((a, b) => (a.order < b.order ? -1 : 1));
    expect([root, ...rest].map((topic) => topic?.text).join('')).toBe(long);
  });

  it('either makes a valid board of anything, or says what is wrong', () => {
    const endings = ['a.csv', 'a.json', 'a.md', 'a.mm', 'a.txt', 'a.xmind', 'a.excalidraw'];
    const element = fc.dictionary(
      fc.constantFrom('type', 'id', 'x', 'y', 'width', 'height', 'points', 'text', 'containerId', 'angle', 'opacity'),
      fc.oneof(fc.constantFrom('text', 'arrow', 'line', 'rectangle', 'a'), fc.double(), fc.array(fc.array(fc.double())), fc.string({ unit: 'binary' })),
    ); // prettier-ignore
    fc.assert(
      fc.property(fc.constantFrom(...endings), fc.string({ unit: 'binary' }), (name, text) => {
        problemOf(() => readText(text, name));
      }),
      { numRuns: 200 },
    );
    fc.assert(
      fc.property(fc.array(element), (elements) => {
        problemOf(() => readText(JSON.stringify({ type: 'excalidraw', elements }), 'a.excalidraw'));
      }),
      { numRuns: 200 },
    );
  });
});
