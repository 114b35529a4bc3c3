import { ArchiveFault, checksum, readArchive } from './archive.ts';
import {
  blobOf,
  HEADER,
  MANIFEST,
  readHeader,
  readManifest,
  type BackupHeader,
  type BackupManifest,
} from './format.ts';

/** A backup that is whole. */
export interface CheckedBackup {
  header: BackupHeader;
  manifest: BackupManifest;
}

/**
 * Reads a backup from end to end and compares every piece with its checksum.
 *
 * @throws ArchiveFault when it is none, breaks off, or was changed
 */
export async function checkBackup(file: string): Promise<CheckedBackup> {
  let header: BackupHeader | undefined;
  let manifest: BackupManifest | undefined;
  const found: { name: string; sha256: string }[] = [];
  for await (const { name, bytes } of readArchive(file)) {
    if (manifest !== undefined) throw new ArchiveFault(`${file} goes on after its end.`);
    if (header === undefined) {
      header = name === HEADER ? readHeader(bytes) : undefined;
      if (header === undefined)
        throw new ArchiveFault(`${file} is no backup, or one of a newer version of Boardwalk.`);
    }
    if (name === MANIFEST) {
      manifest = readManifest(bytes);
      continue;
    }
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
  if (found.length !== entries.length) throw new ArchiveFault(`${file} is not whole.`);
  return { header, manifest };
}
