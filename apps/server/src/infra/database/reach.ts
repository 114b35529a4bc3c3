import pg from 'pg';
import type { ConnectionOptions } from '../postgres/launch.ts';
import { StartupError } from '../settings/StartupError.ts';

/** What the operator sees when a connection cannot be made. */
export function unreachable(cause: unknown): StartupError {
  return new StartupError(
    `The database cannot be reached (${reasonOf(cause)}). Start it, or correct DATABASE_URL.`,
    { cause },
  );
}

/**
 * Makes sure that a database answers.
 *
 * @throws StartupError that says why it does not
 */
export async function requireDatabase(connection: ConnectionOptions): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (cause) {
    throw unreachable(cause);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A name with several addresses, none of which answers, gives an error with a code only. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown fault';
  return error.message || ('code' in error ? String(error.code) : error.name);
}
