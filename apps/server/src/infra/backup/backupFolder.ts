import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { BlobStore } from '../blobs/BlobStore.ts';
import { diskBlobStore } from '../blobs/diskBlobStore.ts';
import { DataDirInUse, lockDataDir } from '../dataDir/lock.ts';
import { ArchiveFault } from './archive.ts';
import { readContents } from './checkBackup.ts';

/** A backup of a folder, by the beginning of its archive. */
export interface BackupOfFolder {
  file: string;
  createdAt: Date;
  /** How many blobs it needs; which ones they are is not kept, as many backups need many. */
  blobs: number;
}

/** A folder of many backups, which share their blobs. */
export interface BackupFolder {
  /**
   * All backups, the oldest first. Their archives may have any name that ends in .tar.gz: the beginning of an archive says when it was
   * made.
   *
   * @throws ArchiveFault that names every archive whose beginning cannot be read, or says a time to come: then nobody knows which one is the
   *   newest
   */
  backups(): Promise<BackupOfFolder[]>;
  /** As `backups`, of those whose beginning can be read, and what is wrong with the others. */
  readable(): Promise<{ backups: BackupOfFolder[]; faults: string[] }>;
  /** The name of a new archive. */
  fileAt(now: Date): string;
  /** The blobs of all archives, each once. */
  blobs: BlobStore;
  /**
   * Does something while nobody else changes the folder.
   *
   * @param options.tidy removes first what a command that was killed has left behind
   */
  alone<T>(work: () => Promise<T>, options: { tidy: boolean }): Promise<T>;
}

/** Says that a folder is one of backups, and in which form. */
const MARK = 'boardwalk-backups.json';
const MARK_TEXT = JSON.stringify({ format: 'boardwalk-backups', version: 1 });
const ARCHIVE = '.tar.gz';
const PARTIAL = '.partial';
/** By so much the clocks of two machines may differ. */
const CLOCKS_DIFFER_MS = 86_400_000;
const FOLDER = { recursive: true, mode: 0o700 } as const;

/**
 * Opens a folder of backups: `backups/<time>.tar.gz` with rows, and `blobs/` with the bytes that they refer to, by their hash. An
 * archive has its name only once it is whole and all that it needs is there.
 *
 * @param options.create makes it, where there is nothing or an empty folder
 * @throws ArchiveFault when it is something else
 */
export async function openBackupFolder(
  folder: string,
  options: { create?: boolean } = {},
): Promise<BackupFolder> {
  const root = resolve(folder);
  const archivesDir = join(root, 'backups');
  await requireMark(root, options.create === true);

  async function namesOf(ending: string): Promise<string[]> {
    const names = existsSync(archivesDir) ? await readdir(archivesDir) : [];
    return names.filter((name) => name.endsWith(ending)).toSorted();
  }

  async function readable(): Promise<{ backups: BackupOfFolder[]; faults: string[] }> {
    const backups: BackupOfFolder[] = [];
    const faults: string[] = [];
    for (const name of await namesOf(ARCHIVE)) {
      const file = join(archivesDir, name);
      try {
        backups.push(await beginningOf(file));
      } catch (error) {
        if (!(error instanceof ArchiveFault)) throw error;
        faults.push(error.message);
      }
    }
    // Those of one moment stay in the order of their names.
    const madeAt = ({ createdAt }: BackupOfFolder) => createdAt.getTime();
    return { backups: backups.toSorted((one, other) => madeAt(one) - madeAt(other)), faults };
  }

  const blobs = diskBlobStore(join(root, 'blobs'));
  return {
    readable,
    async backups() {
      const { backups, faults } = await readable();
      if (faults.length > 0) throw new ArchiveFault(faults.join('\n'));
      return backups;
    },
    fileAt: (now) => join(archivesDir, `${now.toISOString().replaceAll(/[:.]/gu, '-')}${ARCHIVE}`),
    blobs,
    async alone(work, { tidy }) {
      const lock = await lockDataDir(root).catch((cause: unknown) => {
        if (cause instanceof DataDirInUse)
          throw new ArchiveFault(`Another command is changing the backups in ${root}. Wait for its end.`, {
            cause,
          });
        throw cause;
      });
      try {
        await mkdir(archivesDir, FOLDER);
        if (tidy) {
          for (const name of await namesOf(PARTIAL)) await rm(join(archivesDir, name));
          await blobs.tidy(new Date());
        }
        return await work();
      } finally {
        await lock.release();
      }
    },
  };
}

async function beginningOf(file: string): Promise<BackupOfFolder> {
  const { header, beside } = await readContents(file);
  const createdAt = new Date(header.created_at);
  // It would stay the newest one, whatever is made after it.
  if (createdAt.getTime() > Date.now() + CLOCKS_DIFFER_MS)
    throw new ArchiveFault(`${file} says that it was made at ${header.created_at}, which is still to come.`);
  return { file, createdAt, blobs: beside.length };
}

/** The blobs that an archive needs beside it, by where it lies. */
export function blobsBeside(file: string): BlobStore {
  return diskBlobStore(join(dirname(dirname(resolve(file))), 'blobs'));
}

/** Whether a backup goes into a folder: it is one, or is named like one. */
export async function isFolder(place: string): Promise<boolean> {
  if (place.endsWith('/')) return true;
  return existsSync(place) && (await stat(place)).isDirectory();
}

async function requireMark(root: string, create: boolean): Promise<void> {
  const mark = join(root, MARK);
  if (existsSync(mark)) {
    if ((await readFile(mark, 'utf8')) === MARK_TEXT) return;
    throw new ArchiveFault(`The backups in ${root} are of a newer version of Boardwalk.`);
  }
  const fresh = `${mark}${PARTIAL}`;
  const names = existsSync(root) ? await readdir(root) : [];
  if (names.some((name) => join(root, name) !== fresh) || !create)
    throw new ArchiveFault(`${root} is no folder of backups. Name one, or an empty folder to begin one.`);
  await mkdir(root, FOLDER);
  await writeFile(fresh, MARK_TEXT, { mode: 0o600, flush: true });
  await rename(fresh, mark);
}
