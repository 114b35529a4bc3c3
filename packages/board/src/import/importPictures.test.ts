import { describe, expect, test } from 'vitest';
import { readText, withText } from '../../test/importing.ts';
import { readForeignClip } from './clip.ts';
import { pictureOfData } from './dataPicture.ts';
import { ImportLimits } from './importError.ts';

const PNG = 'iVBORw0KGgo=';
const PNG_BYTES = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** What a board shows of its pictures: elements in the order of the file, each with what is kept of it. */
function shownIn(board: ReturnType<typeof readText>) {
  return board.snapshot.elements
    .filter(({ type }) => type === 'picture')
    .toSorted((one, other) => (one.z < other.z ? -1 : 1))
    .map((element) => ({ ...element, picture: board.pictures.get(element.asset ?? '') }));
}

describe('addresses that hold a picture', () => {
  test.each([
    ['base64', `data:image/png;base64,${PNG}`, { type: 'image/png', bytes: PNG_BYTES }],
    ['base64 without its name', `data:image/png,${PNG}`, { type: 'image/png', bytes: PNG_BYTES }],
    ['an odd name of a type', `data:image/JPG;base64,${PNG}`, { type: 'image/jpeg', bytes: PNG_BYTES }],
    [
      'percents',
      `data:image/svg+xml,${encodeURIComponent(SVG)}`,
      { type: 'image/svg+xml', bytes: bytesOf(SVG) },
    ],
    [
      'a drawing in base64',
      `data:image/svg+xml,${btoa(SVG)}`,
      { type: 'image/svg+xml', bytes: bytesOf(SVG) },
    ],
    ['a page', `data:text/html,<script>alert(1)</script>`, null],
    ['no base64', 'data:image/png;base64,!!!', null],
    ['broken percents', 'data:image/svg+xml,%3Csvg%', null],
    ['nothing', 'data:image/png;base64,', null],
    ['an address of the web', 'https://example.com/cat.png', null],
  ])('%s', (_, address, picture) => {
    expect(pictureOfData(address)).toEqual(picture);
  });
});

describe('pictures of Excalidraw', () => {
  const image = (id: string, more: object = {}) => ({
    id, type: 'image', fileId: 'f', x: 0, y: 0, width: 200, height: 100, ...more,
  }); // prettier-ignore
  const files = { f: { id: 'f', mimeType: 'image/png', dataURL: `data:image/png;base64,${PNG}` } };
  const drawing = (elements: readonly object[], more: object = { files }) =>
    JSON.stringify({ type: 'excalidraw', elements, ...more });

  test('are pictures of the board, turned and see-through as they were, and arrows hold on to them', () => {
    const board = readText(
      drawing([
        image('a', { angle: Math.PI / 2, opacity: 40, link: 'https://example.com/', groupIds: ['g'] }),
        { id: 'l', type: 'arrow', x: 300, y: 0, points: [[0, 0], [-90, 50]], endBinding: { elementId: 'a', focus: 0, gap: 1 } },
      ]),
      'd.excalidraw',
    ); // prettier-ignore
    const [shown, ...others] = shownIn(board);
    expect(others).toEqual([]);
    expect(shown).toMatchObject({ w: 200, h: 100, rotation: 90, opacity: 0.4, link: 'https://example.com/' });
    expect(shown?.container).toBeDefined();
    expect(shown?.picture).toEqual({ type: 'image/png', bytes: PNG_BYTES });
    const line = board.snapshot.elements.find(({ type }) => type === 'connector');
    expect(line).toMatchObject({ to: { element: shown?.id } });
    expect(board.report).toEqual({});
  });

  test('keep the part that is shown and are mirrored; a picture that is shown twice alike is one', () => {
    const crop = { x: 50, y: 0, width: 100, height: 40, naturalWidth: 200, naturalHeight: 80 };
    const whole = { x: 0, y: 0, width: 200, height: 80, naturalWidth: 200, naturalHeight: 80 };
    const broken = { x: 0, y: 0, width: 200, height: 80, naturalWidth: 0, naturalHeight: 'x' };
    const board = readText(
      drawing([
        image('a'),
        image('b', { crop: whole, scale: [1, 1] }),
        image('c', { crop: broken }),
        image('d', { crop }),
        image('e', { scale: [-1, 1] }),
        image('f', { crop, scale: [1, -1] }),
      ]),
      'd.excalidraw',
    );
    const looks = shownIn(board).map(({ picture }) => [picture?.crop, picture?.flip]);
    const part = [0.25, 0, 0.5, 0.5];
    const plain = [undefined, undefined];
    expect(looks).toEqual([
      plain,
      plain,
      plain,
      [part, undefined],
      [undefined, [true, false]],
      [part, [false, true]],
    ]);
    expect(board.pictures.size).toBe(4);
  });

  test('that the file does not hold, or that are none, are counted, and their box stays', () => {
    const { snapshot, report, pictures } = readText(
      drawing([image('a', { fileId: 'gone' }), image('b', { fileId: '__proto__' }), image('c', { fileId: 'bad' })], {
        files: { bad: { dataURL: 'data:text/html;base64,PHNjcmlwdD4=' } },
      }),
      'd.excalidraw',
    ); // prettier-ignore
    expect(snapshot.elements.map(({ type }) => type)).toEqual(['shape', 'shape', 'shape']);
    expect([report, pictures.size]).toEqual([{ pictures: 3 }, 0]);
  });

  test('are kept of libraries and of what was copied', () => {
    const library = { type: 'excalidrawlib', libraryItems: [{ elements: [image('a')] }], files };
    expect(shownIn(readText(JSON.stringify(library), 'd.excalidrawlib'))).toHaveLength(1);
    const text = JSON.stringify({ type: 'excalidraw/clipboard', elements: [image('a')], files });
    const clip = readForeignClip({ html: '', text }, {});
    expect(clip?.snapshot.elements).toMatchObject([{ type: 'picture', w: 200, h: 100 }]);
    expect([...(clip?.pictures.values() ?? [])]).toEqual([{ type: 'image/png', bytes: PNG_BYTES }]);
  });

  test('are no more than a file may have; the others are counted', () => {
    const many = ImportLimits.pictures + 3;
    const each = Array.from({ length: many }, (_, at) => image(`i${at}`, { fileId: `f${at}` }));
    const all = Object.fromEntries(
      each.map(({ fileId }) => [fileId, { dataURL: `data:image/png;base64,${btoa(fileId)}` }]),
    );
    const board = readText(drawing(each, { files: all }), 'd.excalidraw');
    expect([board.pictures.size, board.report]).toEqual([ImportLimits.pictures, { pictures: 3 }]);
  });
});

describe('pictures of draw.io', () => {
  let cells = 0;
  const cell = (style: string, value = '', box = 'x="10" y="20" width="100" height="60"') =>
    `<mxCell parent="1" vertex="1" style="${style}" value="${value}" id="c${(cells += 1)}"><mxGeometry ${box} as="geometry"/></mxCell>`;
  const read = (...vertices: string[]) =>
    readText(
      `<mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>${vertices.join('')}</root></mxGraphModel>`,
      'd.drawio',
    );

  test('are pictures of the board with their labels below, whichever way the file writes them', () => {
    const board = read(
      cell(`shape=image;html=1;verticalLabelPosition=bottom;image=data:image/png,${PNG};rotation=90`, 'Cat'),
      cell(`image;image=data:image/svg+xml,${btoa(SVG)};imageAspect=0;opacity=50`, 'Dog'),
      cell(`shape=image;image=data:image/png;base64,${PNG};imageAspect=0;`, ''),
    );
    const [cat, dog, bare] = shownIn(board);
    expect(cat).toMatchObject({
      text: 'Cat',
      w: 100,
      h: 60,
      rotation: 90,
      picture: { type: 'image/png', fits: true },
    });
    expect(dog).toMatchObject({ text: 'Dog', opacity: 0.5 });
    expect(dog?.picture).toEqual({ type: 'image/svg+xml', bytes: bytesOf(SVG) });
    expect(bare?.picture).toEqual({ type: 'image/png', bytes: PNG_BYTES });
    expect(board.report).toEqual({});
  });

  test('keep the part that is shown and are mirrored', () => {
    const board = read(
      cell(`shape=image;image=data:image/png,${PNG};imageAspect=0;clipPath=inset(10% 20% 30% 40%);flipH=1`),
      cell(`shape=image;image=data:image/png,${PNG};imageAspect=0;clipPath=inset(url(x))`),
      cell(`shape=image;image=data:image/png,${PNG};imageAspect=0;clipPath=inset(60% 0%)`),
    );
    const [first, ...others] = shownIn(board).map(({ picture }) => picture);
    expect(first?.crop?.map((share) => Math.round(share * 100))).toEqual([40, 10, 40, 60]);
    expect(first?.flip).toEqual([true, false]);
    expect(others.map((picture) => picture?.crop)).toEqual([undefined, undefined]);
  });

  test('stand within their box, beside its text, where they are its sign', () => {
    const board = read(cell(`label;image=data:image/png,${PNG};imageWidth=20;imageHeight=30`, 'Box'));
    const box = withText(board.snapshot.elements, 'Box');
    const [sign] = shownIn(board);
    if (box.type !== 'shape' || sign?.type !== 'picture') throw new Error('no box with a sign');
    expect([sign.x - box.x, sign.y - box.y, sign.w, sign.h]).toEqual([7, 15, 20, 30]);
    expect(sign.z > box.z).toBe(true);
  });

  test('have a text of their own where their label is not below', () => {
    const board = read(cell(`shape=image;image=data:image/png,${PNG};labelPosition=right`, 'Beside'));
    const [shown] = shownIn(board);
    const text = withText(board.snapshot.elements, 'Beside');
    if (text.type !== 'text' || shown?.type !== 'picture') throw new Error('no text beside');
    expect([shown.text, text.x > shown.x + shown.w]).toEqual(['', true]);
  });

  test('that are elsewhere are named apart from those that nobody can read', () => {
    const { report, snapshot } = read(
      cell('shape=image;image=https://example.com/cat.png', 'One'),
      cell('shape=image;image=img/lib/azure/Key.svg', 'Two'),
      cell('shape=image;image=data:image/png,***', 'Three'),
      cell('html=1', '&lt;b&gt;Four&lt;/b&gt;&lt;img src=&quot;data:image/png;base64,AAAA&quot;&gt;'),
    );
    expect(report).toEqual({ linked_pictures: 2, pictures: 2 });
    expect(snapshot.elements.filter(({ type }) => type === 'picture')).toEqual([]);
    for (const said of ['One', 'Two', 'Three', 'Four']) withText(snapshot.elements, said);
  });
});
