import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Upload } from './Upload.ts';

/** Leading bytes kept at hand: more than any signature takes. */
const HEAD_BYTES = 4100;

/** Where files of forms lie while their request is worked on, so that they take no memory. */
export interface UploadFolder {
  /** Keeps what comes in, until the request is answered or given up. */
  keep(
    request: FastifyRequest,
    content: Readable,
  ): Promise<Pick<Upload, 'path' | 'size' | 'head' | 'sha256'>>;
}

/** Makes the folder again, without what a killed server has left in it. */
export async function openUploadFolder(app: FastifyInstance, folder: string): Promise<UploadFolder> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const kept = new WeakMap<FastifyRequest, string[]>();
  app.addHook('onResponse', async (request) => {
    for (const path of kept.get(request) ?? []) await rm(path, { force: true });
  });
  return {
    async keep(request, content) {
      const path = join(folder, randomUUID());
      kept.set(request, [...(kept.get(request) ?? []), path]);
      const hash = createHash('sha256');
      const head: Buffer[] = [];
      let size = 0;
      await pipeline(
        content,
        async function* (chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            hash.update(chunk);
            if (size < HEAD_BYTES) head.push(chunk.subarray(0, HEAD_BYTES - size));
            size += chunk.byteLength;
            yield chunk;
          }
        },
        createWriteStream(path, { mode: 0o600 }),
      );
      return { path, size, head: Buffer.concat(head), sha256: hash.digest('hex') };
    },
  };
}
