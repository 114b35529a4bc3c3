import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { fromBufferPromise } from 'yauzl';

/**
 * The files of a zip by their paths, read by a library that has nothing in common with the one that wrote it. Throws when a size, a
 * checksum or the list of files is wrong.
 */
export async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(bytes);
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    const content = await buffer(await zip.openReadStreamPromise(entry));
    if (crc32(content) !== entry.crc32) throw new Error(`${entry.fileName} has another checksum`);
    if (files.has(entry.fileName)) throw new Error(`${entry.fileName} is there twice`);
    files.set(entry.fileName, content);
  }
  return files;
}
