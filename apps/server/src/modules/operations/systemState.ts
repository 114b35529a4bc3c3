import { sql } from 'kysely';
import { migrationState } from '../../infra/database/migrate.ts';
import type { Infra } from '../../infra/Infra.ts';
import packageJson from '../../../package.json' with { type: 'json' };

/** Most teams that are named by what they store (contract: SystemStorage). */
const TEAMS = 50;

/** Adding up what teams store reads the sizes of all boards. */
const MEASURE_EVERY_MS = 5 * 60_000;

/** Versions and storage of the site, for its operator. Who may is asked before. */
export function createSystemState({ db, clock, settings }: Pick<Infra, 'db' | 'clock' | 'settings'>) {
  let measured: { at: number; storage: ReturnType<typeof measure> } | undefined;

  async function measure(now: Date) {
    const [all, teams] = await Promise.all([findTotals(), findLargestTeams()]);
    return {
      measured_at: now.toISOString(),
      database_bytes: Number(all.database_bytes),
      blob_bytes: Number(all.blob_bytes),
      blobs: Number(all.blobs),
      team_limit: settings.limits.teamStorageBytes,
      teams: teams.map(({ team_id, name, bytes }) => ({ team_id, name, bytes: Number(bytes) })),
    };
  }

  /** The same storage for all who ask within five minutes; a failure is not kept. */
  function storage() {
    const now = clock.now();
    if (measured === undefined || now.getTime() - measured.at >= MEASURE_EVERY_MS) {
      const current = { at: now.getTime(), storage: measure(now) };
      measured = current;
      current.storage.catch(() => {
        if (measured === current) measured = undefined;
      });
    }
    return measured.storage;
  }

  async function findTotals() {
    const { rows } = await sql<{ database_bytes: string; blob_bytes: string; blobs: string }>`
      select pg_database_size(current_database()) as database_bytes,
        coalesce(sum(size), 0) as blob_bytes, count(*) as blobs from blob`.execute(db);
    return rows[0] ?? { database_bytes: '0', blob_bytes: '0', blobs: '0' };
  }

  async function findLargestTeams() {
    const { rows } = await sql<{ team_id: string; name: string; bytes: string }>`
      with mine as (select team_id, file_key from file where purged_at is null),
      pictures as (
        select team_id, image_variant.blob_hash as hash from blob_use join mine using (file_key)
          join image_variant on image_variant.image_hash = blob_use.hash
        union select team_picture.team_id, image_variant.blob_hash from team_picture
          join image_variant on image_variant.image_hash = team_picture.hash
        union select team_id, blob_use.hash from blob_use join mine using (file_key)),
      stored as (
        select team_id, sum(octet_length(state)) as bytes from board_state join mine using (file_key) group by team_id
        union all
        select team_id, sum(octet_length(payload)) from board_update join mine using (file_key) group by team_id
        union all
        select team_id, sum(blob.size) from pictures join blob using (hash) group by team_id)
      select team.team_id::text as team_id, team.name, sum(stored.bytes) as bytes
      from stored join team using (team_id)
      group by team.team_id, team.name order by sum(stored.bytes) desc, team.team_id limit ${TEAMS}`.execute(
      db,
    );
    return rows;
  }

  return {
    /** What runs, and what is stored. */
    async read() {
      const [{ done, pending }, database, stored] = await Promise.all([
        migrationState(db),
        sql<{ version: string }>`select current_setting('server_version') as version`.execute(db),
        storage(),
      ]);
      return {
        versions: {
          server: packageJson.version,
          node: process.versions.node,
          database: database.rows[0]?.version ?? '',
          schema: done.at(-1) ?? '',
          pending: pending.length,
        },
        storage: stored,
      };
    },
  };
}
