import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** A database without a table, and its end. */
export async function createEmptyDatabase(): Promise<{
  connection: { host: string; user: string; database: string };
  drop: () => Promise<void>;
}> {
  const { host, user } = inject('postgres');
  const database = `empty_${randomBytes(6).toString('hex')}`;
  const admin = async (statement: string) => {
    const client = new pg.Client({ host, user, database: 'postgres' });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await admin(`create database ${database}`);
  return {
    connection: { host, user, database },
    drop: () => admin(`drop database ${database} with (force)`),
  };
}
