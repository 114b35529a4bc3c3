import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { startReplicatedPostgres } from './replicatedPostgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-no-replica-'));
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('when the copy of the primary cannot be made, no Postgres goes on, and no folder stays', async () => {
  // Postgres may run as somebody else, who passes through.
  chmodSync(folder, 0o711);
  const [programs = '', files = ''] = ['programs', 'files'].map((name) => join(folder, name));
  for (const each of [programs, files]) mkdirSync(each, { mode: 0o711 });
  // In place of the program that copies: it notes which process the primary is, and fails.
  const noted = join(folder, 'process');
  writeFileSync(join(programs, 'cp'), `#!/bin/sh\nhead -n 1 "$2/postmaster.pid" > "${noted}"\nexit 1`, {
    mode: 0o755,
  });
  vi.stubEnv('PATH', `${programs}:${process.env.PATH}`);
  vi.stubEnv('TMPDIR', files);
  await expect(startReplicatedPostgres()).rejects.toThrow('cp failed');
  const pid = Number(readFileSync(noted, 'utf8'));
  expect(pid).toBeGreaterThan(1);
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  expect(readdirSync(files)).toEqual([]);
});
