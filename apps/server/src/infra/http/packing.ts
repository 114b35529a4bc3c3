import type { FastifyCompressOptions } from '@fastify/compress';
import { constants } from 'node:zlib';

/** Texts of this length and less are packed in one go: to set up a stream costs more than to pack a page, which takes a millisecond. */
const PACKED_AT_ONCE_BYTES = 524_288;

/** How answers are packed while somebody waits, by the quality of Brotli. What is shared is packed better. */
function packing(quality: number) {
  return {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    syncThreshold: PACKED_AT_ONCE_BYTES,
    brotliOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 16 },
    },
  } satisfies FastifyCompressOptions;
}

/** Pages: at quality 3 and with four times the window they are a thirtieth smaller, and take twice as long. */
export const PAGE_PACKING = packing(2);

/** Data: at quality 2 a list of forty works is a twentieth smaller, and takes twice as long. */
export const DATA_PACKING = packing(1);
