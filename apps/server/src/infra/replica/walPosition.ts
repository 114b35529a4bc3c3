import type pg from 'pg';

/** How far the primary is in its log. */
export interface PrimaryPosition {
  /** Which cluster it is: a replica has the same number. */
  system: string;
  /** Behind everything that is committed, also where commits do not wait for the disk. */
  inserted: bigint;
  /** What is on the disk, and on its way to replicas. */
  flushed: bigint;
}

/** How far a replica is. */
export interface ReplicaPosition {
  system: string;
  /** What it shows; undefined of a server that is no replica, or has not begun. */
  replayed: bigint | undefined;
}

const OF_PRIMARY = `select system_identifier::text as system, pg_current_wal_insert_lsn()::text as inserted,
  pg_current_wal_flush_lsn()::text as flushed from pg_control_system()`;
const OF_REPLICA = `select system_identifier::text as system,
  case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as replayed from pg_control_system()`;

/** Asks the primary for its position. */
export async function askPrimary(pool: pg.Pool): Promise<PrimaryPosition> {
  const { rows } = await pool.query<{ system: string; inserted: string; flushed: string }>(OF_PRIMARY);
  const [row] = rows;
  if (row === undefined) throw new Error('the primary does not say where it is');
  return { system: row.system, inserted: positionOf(row.inserted), flushed: positionOf(row.flushed) };
}

/** Asks a replica for its position. */
export async function askReplica(pool: pg.Pool): Promise<ReplicaPosition> {
  const { rows } = await pool.query<{ system: string; replayed: string | null }>(OF_REPLICA);
  const [row] = rows;
  if (row === undefined) throw new Error('the replica does not say where it is');
  return { system: row.system, replayed: row.replayed === null ? undefined : positionOf(row.replayed) };
}

/** A position as Postgres writes it, such as 16/B374D848, as a number that can be compared. */
export function positionOf(text: string): bigint {
  const [high = '', low = ''] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}
