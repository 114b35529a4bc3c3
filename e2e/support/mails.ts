import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { folderOf, REPOSITORY, type ServerName } from './servers.ts';

const run = promisify(execFile);

/**
 * The newest link to a page that was mailed to an address. The servers of the tests have no mail server: the operator's
 * command shows what they keep.
 */
export async function mailedLink(server: ServerName, address: string, path: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const { stdout } = await run(
      join(REPOSITORY, 'node_modules/node/bin/node'),
      [join(REPOSITORY, 'apps/server/src/cli/boardwalk.ts'), 'mail', 'list', '--state', 'kept', '--texts'],
      { env: { ...process.env, DATA_DIR: folderOf(server), LOG_LEVEL: 'silent' } },
    );
    const [mail] = stdout
      .split(/^(?=# \d+ to )/mu)
      .filter((text) => text.includes(address) && text.includes(path));
    link = mail === undefined ? undefined : new RegExp(`${path}#\\S+`, 'u').exec(mail)?.[0];
    expect(link).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return link ?? '';
}
