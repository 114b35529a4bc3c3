import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import type { BackupFolder } from './backupFolder.ts';
import { checkBackup } from './checkBackup.ts';

/** What was removed from a folder of backups. */
export interface PrunedBackups {
  /** The archives, the oldest first. */
  backups: string[];
  /** Blobs that no archive needs which is left, and their bytes. */
  blobs: number;
  bytes: number;
}

/** Nobody puts blobs there meanwhile, so none is too young to go. */
const ANY_AGE = new Date(8_640_000_000_000_000);

/**
 * Removes all archives of a folder but the newest, then every blob that none of those needs. Killed on the way it leaves blobs that
 * the next time removes.
 *
 * @param options.keep how many stay
 * @param options.dryRun only says what would be removed
 * @throws ArchiveFault when the beginning of one cannot be read, or one that stays is not whole: nothing is removed then
 */
export async function pruneBackups(
  folder: BackupFolder,
  { keep, dryRun = false }: { keep: number; dryRun?: boolean },
): Promise<PrunedBackups> {
  const work = async () => {
    const archives = (await folder.backups()).map(({ file }) => file);
    const old = archives.slice(0, Math.max(0, archives.length - keep));
    const needed = new Set<string>();
    // To its end: what stays in place of the others must be good for a restore.
    for (const file of archives.slice(old.length))
      for (const hash of (await checkBackup(file)).beside) needed.add(hash);
    const pruned: PrunedBackups = { backups: old.map((file) => basename(file)), blobs: 0, bytes: 0 };
    if (!dryRun) for (const file of old) await rm(file);
    for await (const { hash, size } of folder.blobs.list()) {
      if (needed.has(hash) || (!dryRun && !(await folder.blobs.remove(hash, ANY_AGE)))) continue;
      pruned.blobs += 1;
      pruned.bytes += size;
    }
    return pruned;
  };
  return folder.alone(work, { tidy: !dryRun });
}
