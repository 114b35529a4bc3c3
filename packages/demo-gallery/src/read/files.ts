import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { z } from 'zod';

const SOURCES = new URL('../../sources/', import.meta.url);

/** A source file: its path below `sources/` and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** The text of one file below `sources/`. */
export function readSource(path: string): SourceFile {
  return { path, text: readFileSync(new URL(path, SOURCES), 'utf8') };
}

/** The bytes of one file below `sources/`. */
export function readBytes(path: string): Buffer {
  return readFileSync(new URL(path, SOURCES));
}

/** All files with this ending below a folder of `sources/`, subfolders included, sorted by path. */
export function readSources(folder: string, ending: string): SourceFile[] {
  return readdirSync(fileURLToPath(new URL(folder, SOURCES)), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith(ending))
    .toSorted()
    .map((name) => readSource(`${folder}/${name}`));
}

/** Thrown when a source cannot be read; the message names the file and what to correct. */
export class SourceError extends Error {
  constructor(path: string, cause: unknown) {
    const what =
      cause instanceof z.ZodError
        ? z.prettifyError(cause)
        : cause instanceof Error
          ? cause.message
          : String(cause);
    super(`sources/${path}: ${what}`, { cause });
    this.name = 'SourceError';
  }
}

/** Runs `read` and adds the name of the file to every error. */
export function withFileName<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new SourceError(path, error);
  }
}
