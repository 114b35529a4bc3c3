import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, inject } from 'vitest';
import { openDatabase, type Database } from '../src/infra/database/database.ts';
import type { Logger } from '../src/infra/log/logger.ts';
import type { ConnectionOptions } from '../src/infra/postgres/launch.ts';

/** A migrated database of one's own in the Postgres of the test run; `drop` removes it. */
export async function createTestDatabase(): Promise<{
  connection: Exclude<ConnectionOptions, { connectionString: string }>;
  drop(): Promise<void>;
}> {
  const template = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = async (statement: string) => {
    const client = new pg.Client({ ...template, database: 'postgres' });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await admin(`create database ${name} template ${template.database}`);
  return {
    connection: { ...template, database: name },
    drop: () => admin(`drop database ${name} with (force)`),
  };
}

/** A database with nothing around it, for tests of what works below the server. */
export interface TestDatabase {
  db: Database;
  connection: ConnectionOptions;
  log: Logger;
}

/** Gives the test file a database of its own. Call it once at the top of the file and use the members inside tests. */
export function testDatabase(): TestDatabase {
  const it = {} as TestDatabase;
  let close: () => Promise<void> = async () => undefined;
  beforeAll(async () => {
    const own = await createTestDatabase();
    const { connection } = own;
    const db = openDatabase({ connection });
    const log = pino({ level: process.env.TEST_LOG_LEVEL ?? 'silent' });
    Object.assign(it, { db, connection, log });
    close = async () => {
      await db.destroy();
      await own.drop();
    };
  });
  afterAll(() => close());
  return it;
}
