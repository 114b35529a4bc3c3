import { migrationState } from '../../infra/database/migrate.ts';
import type { Infra } from '../../infra/Infra.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { findDatabaseVersion, findLargestTeams, findTotals } from './systemRepository.ts';

/** Most teams that are named by what they store (contract: SystemStorage). */
const TEAMS = 50;

/** Adding up what teams store reads the sizes of all boards. */
const MEASURE_EVERY_MS = 5 * 60_000;

/** Versions and storage of the site, for its operator. Who may is asked before. */
export function createSystemState({ db, clock, settings }: Pick<Infra, 'db' | 'clock' | 'settings'>) {
  let measured: { at: number; storage: ReturnType<typeof measure> } | undefined;

  async function measure(now: Date) {
    const [all, teams] = await Promise.all([findTotals(db), findLargestTeams(db, TEAMS)]);
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

  return {
    /** What runs, and what is stored. */
    async read() {
      const [{ done, pending }, database, stored] = await Promise.all([
        migrationState(db),
        findDatabaseVersion(db),
        storage(),
      ]);
      return {
        versions: {
          server: packageJson.version,
          node: process.versions.node,
          database,
          schema: done.at(-1) ?? '',
          pending: pending.length,
        },
        storage: stored,
      };
    },
  };
}
