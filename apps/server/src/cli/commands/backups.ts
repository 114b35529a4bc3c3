import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { ArchiveFault } from '../../infra/backup/archive.ts';
import { openBackupFolder } from '../../infra/backup/backupFolder.ts';
import { checkBackup, checkBlobs, readContents } from '../../infra/backup/checkBackup.ts';
import { pruneBackups } from '../../infra/backup/pruneBackups.ts';
import { CliError } from '../CliError.ts';
import type { Terminal } from '../Terminal.ts';

/** `backups list`: the backups of a folder, the oldest first. */
export async function listBackupsCommand(
  terminal: Terminal,
  place: string,
  { json = false }: { json?: boolean },
): Promise<void> {
  const backups = await explained(async () => {
    const archives = await (await openBackupFolder(place)).archives();
    return Promise.all(
      archives.map(async (file) => {
        const { header, beside } = await readContents(file);
        return {
          name: basename(file),
          created_at: header.created_at,
          bytes: statSync(file).size,
          blobs: beside.length,
        };
      }),
    );
  });
  if (json) terminal.out(JSON.stringify(backups));
  else
    for (const { name, bytes, blobs } of backups)
      terminal.out(`${name}  ${bytes} bytes of rows, ${blobs} blobs`);
}

/** `backups prune`: removes all backups of a folder but the newest, and the blobs that none of those needs. */
export async function pruneBackupsCommand(
  terminal: Terminal,
  place: string,
  { keep, dryRun = false, json = false }: { keep: number; dryRun?: boolean; json?: boolean },
): Promise<void> {
  const pruned = await explained(async () => pruneBackups(await openBackupFolder(place), { keep, dryRun }));
  if (json) terminal.out(JSON.stringify({ dry_run: dryRun, ...pruned }));
  else
    terminal.out(
      `${dryRun ? 'Would remove' : 'Removed'} ${pruned.backups.length} backups and ${pruned.blobs} blobs: ${pruned.bytes} bytes of blobs.`,
    );
}

/** Checks every backup of a folder, and each blob once. */
export async function checkFolder(
  terminal: Terminal,
  place: string,
  { json }: { json: boolean },
): Promise<void> {
  const { backups, blobs } = await explained(async () => {
    const folder = await openBackupFolder(place);
    const archives = await folder.archives();
    const needed = new Set<string>();
    for (const file of archives) {
      terminal.progress(`Checking ${file}`);
      for (const hash of (await checkBackup(file)).beside) needed.add(hash);
    }
    terminal.progress(`Checking ${needed.size} blobs`);
    await checkBlobs(folder.blobs, needed);
    return { backups: archives.length, blobs: needed.size };
  });
  if (json) terminal.out(JSON.stringify({ restored: false, backups, blobs }));
  else terminal.out(`${place} is whole: ${backups} backups, ${blobs} blobs.`);
}

/** Does something with archives; what is wrong with them is said to the operator. */
export async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ArchiveFault) throw new CliError(error.message, { cause: error });
    throw error;
  }
}
