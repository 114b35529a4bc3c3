import type { BlobStore } from '../blobs/BlobStore.ts';
import { ArchiveFault, checksum, readArchive } from './archive.ts';
import {
  BESIDE,
  blobOf,
  BLOBS,
  HEADER,
  MANIFEST,
  readBlobList,
  readHeader,
  readManifest,
  type BackupHeader,
  type BackupManifest,
} from './format.ts';

/** A backup that is whole. */
export interface CheckedBackup {
  header: BackupHeader;
  manifest: BackupManifest;
  /** Blobs that it needs beside it; of an archive that holds everything none. */
  beside: readonly string[];
}

/**
 * Reads an archive from end to end and compares every piece with its checksum. Blobs beside it are looked at by findDamagedBlobs.
 *
 * @throws ArchiveFault when it is none, breaks off, or was changed
 */
export async function checkBackup(file: string): Promise<CheckedBackup> {
  let header: BackupHeader | undefined;
  let manifest: BackupManifest | undefined;
  let listed: string[] | undefined;
  const found: { name: string; sha256: string }[] = [];
  for await (const { name, bytes } of readArchive(file)) {
    if (manifest !== undefined) throw new ArchiveFault(`${file} goes on after its end.`);
    header ??= requireHeader(file, name, bytes);
    if (name === MANIFEST) {
      manifest = readManifest(bytes);
      continue;
    }
    if (name === BLOBS) listed = readBlobList(bytes);
    const sha256 = checksum(bytes);
    const hash = blobOf(name);
    if (hash !== undefined && hash !== sha256) throw new ArchiveFault(`${name} in ${file} was changed.`);
    found.push({ name, sha256 });
  }
  if (header === undefined || manifest === undefined) throw new ArchiveFault(`${file} is not whole.`);
  const { entries } = manifest;
  const wrong = found.find(({ name, sha256 }, index) => {
    const entry = entries[index];
    return entry?.name !== name || entry.sha256 !== sha256;
  });
  if (wrong !== undefined) throw new ArchiveFault(`${wrong.name} in ${file} was changed.`);
  const isShort = found.length !== entries.length || (header.version === BESIDE && listed === undefined);
  if (isShort) throw new ArchiveFault(`${file} is not whole.`);
  const lost = new Set(manifest.missing);
  return { header, manifest, beside: (listed ?? []).filter((hash) => !lost.has(hash)) };
}

/** What an archive says of itself at its beginning. */
export interface BackupContents {
  header: BackupHeader;
  /** Blobs that it needs beside it, also those that were lost already. */
  beside: readonly string[];
}

/**
 * Reads the beginning of an archive: enough to know which blobs it needs.
 *
 * @throws ArchiveFault when it cannot be read
 */
export async function readContents(file: string): Promise<BackupContents> {
  let header: BackupHeader | undefined;
  for await (const { name, bytes } of readArchive(file)) {
    header ??= requireHeader(file, name, bytes);
    if (header.version !== BESIDE) return { header, beside: [] };
    const beside = name === BLOBS ? readBlobList(bytes) : undefined;
    if (beside !== undefined) return { header, beside };
    if (name !== HEADER) break;
  }
  throw new ArchiveFault(`${file} does not say which blobs it needs.`);
}

/** A blob that cannot be restored. */
export interface DamagedBlob {
  hash: string;
  /** Its hash, and what is wrong with it. */
  text: string;
}

/** Compares blobs with their hashes, and gives those that are not there or were changed. */
export async function findDamagedBlobs(blobs: BlobStore, hashes: Iterable<string>): Promise<DamagedBlob[]> {
  const damaged: DamagedBlob[] = [];
  for (const hash of hashes) {
    const fault = await blobs.read(hash).then(
      (bytes) => (bytes === undefined ? 'is missing' : undefined),
      (error: unknown) => (error instanceof Error ? error.message : 'cannot be read'),
    );
    if (fault !== undefined) damaged.push({ hash, text: `${hash}: ${fault}` });
  }
  return damaged;
}

/** What is said of blobs that cannot be restored. */
export function damageOf(damaged: readonly DamagedBlob[]): string {
  const lines = damaged.map(({ text }) => text);
  return [`Of the blobs beside the archives ${damaged.length} are not whole:`, ...lines].join('\n');
}

function requireHeader(file: string, name: string, bytes: Buffer): BackupHeader {
  const header = name === HEADER ? readHeader(bytes) : undefined;
  if (header === undefined)
    throw new ArchiveFault(`${file} is no backup, or one of a newer version of Boardwalk.`);
  return header;
}
