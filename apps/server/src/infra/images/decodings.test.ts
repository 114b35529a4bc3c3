import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { encodeImage } from './encodeImage.ts';
import { encodeSquares } from './encodeSquares.ts';

/** What sharp reads: raw pixels have a number of channels, a picture that is to be decoded has none. */
type Opened = Sharp & { options: { input: { rawChannels?: number } } };

const reads: MockInstance[] = [];

beforeEach(() => {
  // Everything that decodes ends in one of these; `metadata` reads the header only.
  for (const method of ['toBuffer', 'toFile', 'stats', 'pipe'] as const)
    reads.push(vi.spyOn(sharp.prototype as Sharp, method));
});

afterEach(() => {
  for (const spy of reads.splice(0)) spy.mockRestore();
});

function decodings(): number {
  const opened = reads.flatMap((spy) => spy.mock.contexts as Opened[]);
  return opened.filter(({ options }) => (options.input.rawChannels ?? 0) === 0).length;
}

test.each([
  ['a picture in three widths', (bytes: Buffer) => encodeImage(bytes)],
  [
    'squares in two widths',
    (bytes: Buffer) => encodeSquares(bytes, { accepted: ['image/png'], widths: [360, 96] }),
  ],
])('%s is decoded once', async (_what, encode) => {
  const create = { width: 1200, height: 900, channels: 4, background: '#f80' } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  for (const spy of reads) spy.mockClear();
  await encode(bytes);
  expect(reads.flatMap((spy) => spy.mock.calls).length).toBeGreaterThan(2);
  expect(decodings()).toBe(1);
});
