import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** A connection to the Postgres of a live server. */
export type Cluster = pg.Client;

/** Connects to the Postgres that a live server has started in its data folder. End it. */
export async function clusterOf(dataDir: string): Promise<Cluster> {
  // What Postgres writes about itself: process, folder, start, port, socket.
  const lines = readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n');
  const client = new pg.Client({ host: lines[4]?.trim() ?? '', user: 'boardwalk', database: 'boardwalk' });
  await client.connect();
  return client;
}
