import { realpathSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { folderOf, type ServerName } from './servers.ts';

/**
 * Makes what somebody has earned as old as if these days had passed: nobody waits a week in a test. The Postgres of a
 * server of this run names its socket in the file that it writes at its start.
 */
export async function passDays(server: ServerName, userId: string, days: number): Promise<void> {
  const cluster = realpathSync(join(folderOf(server), 'postgres', 'cluster'));
  const [, , , port, host] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  const client = new pg.Client({ host, port: Number(port), user: 'boardwalk', database: 'boardwalk' });
  await client.connect();
  try {
    // The ledger is only added to; its trigger keeps that for everybody but this.
    await client.query('set session_replication_role = replica');
    await client.query(
      `update ledger_entry set available_at = available_at - make_interval(days => $2) where user_id = $1`,
      [userId, days],
    );
  } finally {
    await client.end();
  }
}
