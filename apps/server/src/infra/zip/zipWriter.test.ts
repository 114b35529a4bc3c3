import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { unzip } from '../../../test/unzip.ts';
import { zipWriter, type ZipWriter } from './zipWriter.ts';

const MADE_AT = new Date('2026-11-27T12:00:00Z');

/** A zip in memory. */
function inMemory(): { zip: ZipWriter; bytes: () => Buffer } {
  const pieces: Buffer[] = [];
  const zip = zipWriter(async (piece) => {
    pieces.push(Buffer.from(piece));
  }, MADE_AT);
  return { zip, bytes: () => Buffer.concat(pieces) };
}

test('another library reads what was written: packed and as it is, in pieces and empty, under any name', async () => {
  const noise = randomBytes(700_000);
  const text = Buffer.from('boards and maps, '.repeat(60_000));
  const { zip, bytes } = inMemory();
  await zip.add('text.txt', [text.subarray(0, 10), text.subarray(10, 300_000), text.subarray(300_000)]);
  await zip.add('folder/noise.webp', [noise.subarray(0, 1), noise.subarray(1)], { compress: false });
  await zip.add('名前.json', [Buffer.from('{}')]);
  await zip.add('empty.json', []);
  await zip.add('nothing.webp', [new Uint8Array()], { compress: false });
  expect(zip.files).toBe(5);
  const size = zip.size;
  await zip.finish();
  expect(bytes().byteLength).toBe(size);
  expect(size).toBeLessThan(noise.byteLength + 20_000);
  const files = await unzip(bytes());
  expect(Object.fromEntries(files)).toEqual({
    'text.txt': text,
    'folder/noise.webp': noise,
    '名前.json': Buffer.from('{}'),
    'empty.json': Buffer.alloc(0),
    'nothing.webp': Buffer.alloc(0),
  });
});

test('no more is asked for than was written: a slow disk holds up what is read', async () => {
  let asked = 0;
  const pieces = function* () {
    while (asked < 200) {
      asked += 1;
      yield randomBytes(64 * 1024);
    }
  };
  let go: () => void = () => undefined;
  const goes = new Promise<void>((resolve) => {
    go = resolve;
  });
  const added = await new Promise<{ done: Promise<void> }>((written) => {
    const zip = zipWriter(async () => {
      written({ done });
      await goes;
    }, MADE_AT);
    const done = zip.add('noise', pieces());
  });
  // Those that are on their way; the others would come in a few turns.
  expect(await Promise.race([added.done.then(() => true), idle(500)])).toBe(false);
  expect(asked).toBeLessThan(20);
  go();
  await added.done;
  expect(asked).toBe(200);
});

/** False after so many turns of the event loop. */
async function idle(turns: number): Promise<boolean> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
  return false;
}

test.each([true, false])(
  'what cannot be read or written ends the work, and what is read is let go (packed: %s)',
  async (compress) => {
    let isLetGo = false;
    const source = async function* () {
      try {
        for (;;) yield randomBytes(64 * 1024);
      } finally {
        isLetGo = true;
      }
    };
    const full = zipWriter(() => Promise.reject(new Error('no space left')), MADE_AT);
    await expect(full.add('a', source(), { compress })).rejects.toThrow('no space left');
    expect(isLetGo).toBe(true);

    const broken = async function* () {
      yield randomBytes(10);
      throw new Error('cannot be read');
    };
    await expect(inMemory().zip.add('a', broken(), { compress })).rejects.toThrow('cannot be read');
  },
);
