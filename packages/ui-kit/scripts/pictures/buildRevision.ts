import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Builds the Storybook of another revision in a work tree beside, which is gone afterwards.
 *
 * @param work gets the folder of the built Storybook
 */
export async function buildRevision(
  revision: string,
  work: (built: string) => Promise<unknown>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-pictures-'));
  const run = (command: string, args: string[], cwd: string) =>
    execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  const here = import.meta.dirname;
  // What follows the options is a revision, never an option.
  run('git', ['worktree', 'add', '--detach', folder, '--end-of-options', revision], here);
  try {
    run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], folder);
    const kit = join(folder, 'packages/ui-kit');
    run('pnpm', ['exec', 'storybook', 'build', '--output-dir', 'storybook-static', '--quiet'], kit);
    await work(join(kit, 'storybook-static'));
  } finally {
    run('git', ['worktree', 'remove', '--force', folder], here);
    rmSync(folder, { recursive: true, force: true });
  }
}
