import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { ArchiveFault } from '../../infra/backup/archive.ts';
import { openBackupFolder } from '../../infra/backup/backupFolder.ts';
import { checkBackup, damageOf, findDamagedBlobs } from '../../infra/backup/checkBackup.ts';
import { pruneBackups } from '../../infra/backup/pruneBackups.ts';
import { CliError } from '../CliError.ts';
import type { Terminal } from '../Terminal.ts';

/** `backups list`: the backups of a folder, the oldest first. It fails when there are archives that cannot be read, once the others are listed. */
export async function listBackupsCommand(
  terminal: Terminal,
  place: string,
  { json = false }: { json?: boolean },
): Promise<void> {
  const found = await explained(async () => (await openBackupFolder(place)).readable());
  const backups = found.backups.map(({ file, createdAt, blobs }) => ({
    name: basename(file),
    created_at: createdAt.toISOString(),
    bytes: statSync(file).size,
    blobs,
  }));
  if (json) terminal.out(JSON.stringify(backups));
  else
    for (const { name, bytes, blobs } of backups)
      terminal.out(`${name}  ${bytes} bytes of rows, ${blobs} blobs`);
  if (found.faults.length > 0) throw new CliError(found.faults.join('\n'));
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

/** Checks every backup of a folder, and each blob once; names all that is wrong. */
export async function checkFolder(
  terminal: Terminal,
  place: string,
  { json }: { json: boolean },
): Promise<void> {
  const folder = await explained(() => openBackupFolder(place));
  const { backups, faults } = await folder.readable();
  const needed = new Set<string>();
  for (const { file } of backups) {
    terminal.progress(`Checking ${file}`);
    try {
      for (const hash of (await checkBackup(file)).beside) needed.add(hash);
    } catch (error) {
      if (!(error instanceof ArchiveFault)) throw error;
      faults.push(error.message);
    }
  }
  terminal.progress(`Checking ${needed.size} blobs`);
  const damaged = await findDamagedBlobs(folder.blobs, needed);
  if (damaged.length > 0) faults.push(damageOf(damaged));
  if (faults.length > 0) throw new CliError(faults.join('\n'));
  const counts = { backups: backups.length, blobs: needed.size };
  if (json) terminal.out(JSON.stringify({ restored: false, ...counts }));
  else terminal.out(`${place} is whole: ${counts.backups} backups, ${counts.blobs} blobs.`);
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
