import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkImages } from './check-image.ts';
import { hasImageExtension } from './image-extension.ts';
import { detectImageType, ImageType } from './image-type.ts';

const text = (content: string) => new TextEncoder().encode(content);
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

test.each([
  ['jpeg', Uint8Array.of(0xff, 0xd8, 0xff, 0xe1)],
  ['png', PNG],
  ['gif', text('GIF87a...')],
  ['gif', text('GIF89a...')],
  ['webp', text('RIFF\u0001\u0002\u0003\u0004WEBPVP8 ')],
  ['bmp', text('BM1234\0\0\0\0....')],
  ['tiff', Uint8Array.of(0x49, 0x49, 0x2a, 0x00)],
  ['tiff', Uint8Array.of(0x4d, 0x4d, 0x00, 0x2a)],
  ['avif', text('\0\0\0\u0020ftypavif')],
  ['svg', text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['svg', text('\ufeff<?xml version="1.0"?>\n<!-- made by hand -->\n<!DOCTYPE svg PUBLIC "x">\n<svg>')],
  [null, text('<html><svg></svg></html>')],
  [null, text('BMW is a make of cars')],
  [null, text('RIFF1234WAVEfmt ')],
  [null, text('PK\u0003\u0004')],
  [null, Uint8Array.of(0x89, 0x50, 0x4e)],
  [null, new Uint8Array()],
])('[VAL-PUB-24] content is recognised by its signature: %s', (type, bytes) => {
  expect(detectImageType(bytes)).toBe(type);
});

test('any content can be looked at', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 600 }), (bytes) => {
      const type = detectImageType(bytes);
      expect(type === null || Object.values(ImageType).includes(type)).toBe(true);
    }),
  );
});

test.each(['jpeg', 'jpg', 'png', 'svg', 'bmp', 'gif', 'webp', 'tiff'])(
  '[VAL-IMG-01] extension %s is accepted, in capitals too',
  (extension) => {
    expect(hasImageExtension(`holiday.photo.${extension}`)).toBe(true);
    expect(hasImageExtension(`PHOTO.${extension.toUpperCase()}`)).toBe(true);
  },
);

test.each(['photo.heic', 'photo.pdf', 'photo', 'png', 'photo.png.exe', 'photo.'])(
  '[VAL-IMG-01] %s is refused',
  (fileName) => {
    expect(hasImageExtension(fileName)).toBe(false);
  },
);

const LIMITS = { types: [ImageType.PNG], maxBytes: 1000 };
const files = (count: number) => Array.from({ length: count }, () => ({ size: 10, head: PNG }));

test('[VAL-IMG-02][CONST-18][AMB-35][ERR-27] at most 15 files by default', () => {
  expect(checkImages('files', files(15), LIMITS)).toEqual([]);
  expect(checkImages('files', files(16), LIMITS)).toEqual([{ field: 'files', rule: 'max_items', limit: 15 }]);
});

test.each([
  ['[VAL-IMG-03][CONST-19]', 0, [{ field: 'files', rule: 'empty_file' }]],
  ['[CONST-19]', 1, []],
  ['[CONST-19]', 1000, []],
  ['[VAL-IMG-04][CONST-19]', 1001, [{ field: 'files', rule: 'max_bytes', limit: 1000 }]],
])('%s a file of %i bytes', (_ids, size, violations) => {
  expect(checkImages('files', [{ size, head: PNG }], LIMITS)).toEqual(violations);
});
