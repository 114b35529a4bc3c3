import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartupError } from '../settings/StartupError.ts';

/**
 * Notes whose data folder a cluster outside of it belongs to. A copy of a data folder copies the link, not the
 * cluster: two servers would work on one database.
 *
 * @param home folder that holds the cluster, by its real path
 * @param dataDir the data folder, by its real path
 * @throws StartupError when another data folder links to the cluster already
 */
export function claimHome(home: string, dataDir: string): void {
  if (dirname(home) === dataDir) return;
  const note = join(home, 'data-dir');
  const owner = existsSync(note) ? readFileSync(note, 'utf8') : dataDir;
  if (owner !== dataDir && linksTo(join(owner, 'postgres'), home)) {
    throw new StartupError(
      `${dataDir} is a copy of ${owner}: both link to the database in ${home}. ` +
        'Copy the folder with links followed, or choose another DATA_DIR.',
    );
  }
  writeFileSync(note, dataDir);
}

function linksTo(link: string, home: string): boolean {
  return existsSync(link) && realpathSync(link) === home;
}
