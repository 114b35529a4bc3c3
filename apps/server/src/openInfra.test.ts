import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { testDatabase } from '../test/testDatabase.ts';
import { databaseTime } from './infra/database/databaseClock.ts';
import { readSettings } from './infra/settings/settings.ts';
import { openInfra } from './openInfra.ts';

const database = testDatabase();
afterEach(() => vi.useRealTimers());

test('a server has the time of its database, whatever the clock of its machine shows', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'boardwalk-infra-'));
  const opened = await openInfra({
    settings: readSettings({ DATA_DIR: dataDir }),
    connection: database.connection,
    log: database.log,
  });
  const { infra } = opened;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 86_400_000 });
  const { token } = await infra.tokens.issue({ userId: 'mara', sessionId: 'one' });
  const away = infra.clock.now().getTime() - (await databaseTime(infra.db)).getTime();
  expect(Math.abs(away)).toBeLessThan(60_000);
  // Made and taken by a clock that is right; the other one shows that it is long over.
  expect(await infra.tokens.verify(token)).toMatchObject({ userId: 'mara' });
  await opened.close();
  rmSync(dataDir, { recursive: true, force: true });
});
