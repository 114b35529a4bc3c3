import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Generated files on their way to a folder of the repository. */
export interface GeneratedFiles {
  /** Folder the files belong to; made when it is missing. */
  readonly folder: string;
  /** Text by file name. */
  readonly files: Readonly<Record<string, string>>;
  /** Compare only, write nothing. */
  readonly checkOnly: boolean;
  /** What to do when a committed file differs, written to the log. */
  readonly remedy: string;
}

/**
 * Writes generated files, or with `checkOnly` compares them with the committed ones. A difference is reported on the
 * error output, file by file with its first differing line, and makes the process fail.
 */
export function publishFiles({ folder, files, checkOnly, remedy }: GeneratedFiles): void {
  if (!checkOnly) {
    mkdirSync(folder, { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    return;
  }
  const differences = Object.entries(files).flatMap(([name, fresh]) => {
    const difference = firstDifference(readCommitted(join(folder, name)), fresh);
    return difference === undefined ? [] : [`${join(folder, name)} ${difference}`];
  });
  if (differences.length === 0) return;
  process.stderr.write(`Generated files are out of date:\n  ${differences.join('\n  ')}\n${remedy}\n`);
  process.exitCode = 1;
}

function readCommitted(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Says where the committed text leaves the fresh one; undefined when they are the same. */
export function firstDifference(committed: string | undefined, fresh: string): string | undefined {
  if (committed === undefined) return 'is missing';
  if (committed === fresh) return undefined;
  const committedLines = committed.split('\n');
  const line = fresh.split('\n').findIndex((text, index) => text !== committedLines[index]);
  return line === -1 ? 'has lines too many at its end' : `differs from line ${line + 1}`;
}
