import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { ConnectionOptions } from '../postgres/launch.ts';

/** The database as it was at one moment, on a connection of its own. */
export interface Snapshot {
  /**
   * The rows of a query that gives texts without line feeds, a line for each. They come as the connection has them, so that many
   * rows take no more memory than few: some whole lines at a time, in pieces. Read one query to its end before the next one.
   *
   * @param query without parameters
   */
  lines(query: string): AsyncIterable<Buffer[]>;
  /** Gives the connection back, also in the middle of a query. */
  end(): Promise<void>;
}

/** Opens snapshots. */
export interface Snapshots {
  open(): Promise<Snapshot>;
}

/** A table that is locked for longer is being changed. */
const LOCK_MS = 10_000;
const STATEMENT_MS = 15 * 60_000;
/** Characters that no text has which is JSON: nothing is put into quotes, nothing is escaped. */
const AS_IT_IS = String.raw`(format csv, delimiter E'\x01', quote E'\x02')`;

/** Snapshots of a database: each has a connection of its own, for as long as it is read. */
export function createSnapshots(connection: ConnectionOptions): Snapshots {
  return {
    async open() {
      const client = new Client({
        ...connection,
        application_name: 'boardwalk snapshot',
        lock_timeout: LOCK_MS,
        statement_timeout: STATEMENT_MS,
      });
      // The query that runs says so, and so does the next one.
      client.on('error', () => undefined);
      try {
        await client.connect();
        // Constants in queries are quoted as the standard says: a backslash is no more than a backslash.
        await client.query('set standard_conforming_strings = on');
        await client.query('begin isolation level repeatable read, read only');
      } catch (error) {
        await client.end().catch(() => undefined);
        throw error;
      }
      return {
        lines(query) {
          const rows = client.query(copyTo(`copy (${query}) to stdout ${AS_IT_IS}`));
          // Its reader gets the error; when the connection ends in the middle, nobody reads any more.
          rows.on('error', () => undefined);
          return wholeLines(rows);
        },
        end: () => client.end(),
      };
    },
  };
}

const LINE_FEED = 0x0a;

async function* wholeLines(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer[]> {
  let begun: Buffer[] = [];
  for await (const piece of pieces) {
    const end = piece.lastIndexOf(LINE_FEED) + 1;
    if (end > 0) {
      yield [...begun, piece.subarray(0, end)];
      begun = [];
    }
    if (end < piece.byteLength) begun.push(piece.subarray(end));
  }
}
