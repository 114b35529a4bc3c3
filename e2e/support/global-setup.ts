import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { handOn, startServer, type RunningServer, type ServerName } from './servers.ts';

/**
 * Starts one server for each setting of guest navigation, each on its own data folder with the demo content. The first
 * one fills its folder, the others begin with a copy of that.
 *
 * @returns what ends the servers and removes their folders
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const root = mkdtempSync(join(tmpdir(), 'boardwalk-e2e-'));
  // Where we are root, Postgres runs as somebody else, who must be able to reach it.
  chmodSync(root, 0o755);
  const running: RunningServer[] = [];
  const tidy = async () => {
    await Promise.all(running.map(({ stop }) => stop()));
    rmSync(root, { recursive: true, force: true });
  };
  try {
    const filled = join(root, 'filled');
    const first = await startServer({ DATA_DIR: filled, SEED: 'demo' });
    await first.stop();
    const start = async (name: ServerName) => {
      const folder = join(root, name);
      // Keeps owners and rights, which a cluster needs.
      execFileSync('cp', ['-a', filled, folder]);
      const server = await startServer({ DATA_DIR: folder, SEED: 'demo', GUEST_NAVIGATION: name });
      running.push(server);
      return { origin: server.origin, folder };
    };
    handOn({ gated: await start('gated'), open: await start('open') });
  } catch (reason) {
    await tidy();
    throw reason;
  }
  return tidy;
}
