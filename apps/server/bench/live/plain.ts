import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '@hocuspocus/extension-database';
import { Server } from '@hocuspocus/server';
import { openPool } from '../../src/infra/database/database.ts';
import { launchPostgres } from '../../src/infra/postgres/launch.ts';
import { memoryNow, type ServerTask } from './server.ts';

/* The process ours is measured beside: Hocuspocus as it comes, with its database extension on a Postgres of its own. */

const dataDir = mkdtempSync(join(tmpdir(), 'boardwalk-bench-'));
const postgres = await launchPostgres({ dataDir, durable: true });
const pool = openPool({ connection: postgres.connection });
await pool.query('create table document (name text primary key, state bytea not null)');

const store = async (name: string, state: Uint8Array): Promise<void> => {
  await pool.query(
    'insert into document (name, state) values ($1, $2) on conflict (name) do update set state = excluded.state',
    [name, Buffer.from(state)],
  );
};

const server = new Server({
  port: 0,
  address: '127.0.0.1',
  quiet: true,
  stopOnSignals: false,
  extensions: [
    new Database({
      async fetch({ documentName }) {
        const found = await pool.query<{ state: Buffer }>('select state from document where name = $1', [
          documentName,
        ]);
        return found.rows[0]?.state ?? null;
      },
      store: async ({ documentName, state }) => store(documentName, state),
    }),
  ],
});
await server.listen();

async function answer(task: ServerTask): Promise<unknown> {
  if (task.do === 'memory') return memoryNow();
  if (task.do !== 'keep') throw new Error(`there is no ${task.do} here`);
  for (const [name, state] of Object.entries(task.states)) await store(name, Buffer.from(state, 'base64'));
  return 'kept';
}

process.on('message', (task: ServerTask | 'end') => {
  void (async () => {
    if (task === 'end') {
      await server.destroy();
      await pool.end();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
      process.disconnect();
    } else process.send?.(await answer(task));
  })();
});
process.send?.(`ws://127.0.0.1:${server.address.port}`);
