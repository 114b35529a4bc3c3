import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The checkout. */
export const ROOT = join(import.meta.dirname, '..', '..', '..');

/** The packages that others install, by their folder. */
export const PUBLISHED = ['ui-kit', 'api-client', 'domain', 'board'] as const;
export type Published = (typeof PUBLISHED)[number];

/**
 * Packs a built package as pnpm publishes it.
 * @returns the tarball's path
 */
export async function pack(name: Published, destination: string): Promise<string> {
  mkdirSync(destination, { recursive: true });
  const { stdout } = await run(
    'pnpm',
    // The build has run before: packing must not run it again.
    ['pack', '--json', '--config.ignore-scripts=true', '--pack-destination', destination],
    { cwd: join(ROOT, 'packages', name) },
  );
  const filename = /"filename":\s*"([^"]+)"/.exec(stdout)?.[1];
  if (filename === undefined) throw new Error(`pnpm pack said nothing of a tarball:\n${stdout}`);
  return filename;
}
