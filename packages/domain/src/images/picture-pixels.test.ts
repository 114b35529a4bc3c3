import { expect, test } from 'vitest';
import { megapixels, PICTURE_PIXELS, pictureMaxPixels, type PictureFacts } from './picture-pixels.ts';

const photo: PictureFacts = {
  format: 'jpeg',
  isProgressive: false,
  isSubsampled: true,
  hasAlpha: false,
  bits: 8,
};

test.each<[Partial<PictureFacts>, keyof typeof PICTURE_PIXELS]>([
  [{}, 'jpeg'],
  [{ isSubsampled: false }, 'jpeg'],
  [{ isProgressive: true }, 'jpegProgressive'],
  [{ isProgressive: true, isSubsampled: false }, 'jpegProgressiveFullColour'],
  [{ format: 'png' }, 'png'],
  [{ format: 'png', hasAlpha: true }, 'pngAlpha'],
  [{ format: 'png', isProgressive: true, hasAlpha: true }, 'pngInterlaced'],
  [{ format: 'png', isProgressive: true, bits: 16 }, 'pngDeep'],
  [{ format: 'png', bits: 16 }, 'pngDeep'],
  [{ format: 'webp', hasAlpha: true }, 'webp'],
  [{ format: 'gif', isProgressive: true }, 'gif'],
])('a picture with %j may have the pixels of %s', (facts, kind) => {
  expect(pictureMaxPixels({ ...photo, ...facts })).toBe(PICTURE_PIXELS[kind]);
});

test.each(Object.entries(PICTURE_PIXELS))(
  'the limit of %s is a whole number of megapixels',
  (_kind, pixels) => {
    expect(megapixels(pixels) * 1_000_000).toBe(pixels);
  },
);
