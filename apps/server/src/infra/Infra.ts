import type { BlobStore } from './blobs/BlobStore.ts';
import type { Database } from './database/database.ts';
import type { Snapshots } from './database/snapshots.ts';
import type { Clock } from './ids/clock.ts';
import type { Ids } from './ids/ids.ts';
import type { Logger } from './log/logger.ts';
import type { Pictures } from './images/pictures.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { BoardPainter } from './painting/boardPainter.ts';
import type { Limits } from './rateLimits/limits.ts';
import type { Replica } from './replica/openReplica.ts';
import type { SharedMemory } from './redis/sharedMemory.ts';
import type { AccessTokens } from './sessions/accessTokens.ts';
import type { Settings } from './settings/settings.ts';
import type { SiteSettings } from './site/siteSettings.ts';
import type { Signals } from './signals/signals.ts';

/** What every part of the server may use, made once at start. */
export interface Infra {
  settings: Settings;
  /** What the operator sets while the site runs. */
  site: SiteSettings;
  /** The primary: all that is written, and what must be true this moment, such as rights and what somebody has just changed. */
  db: Database;
  /**
   * Where reads go that may be as old as the signals of what is shown: a replica, when there is one. A second `db` for what changes
   * nothing and depends on no person (decision 0169).
   */
  readDb: Database;
  /** How the replica is doing, when there is one. */
  replica: Pick<Replica, 'state' | 'pool'> | undefined;
  /** Many rows as they were at one moment. */
  snapshots: Snapshots;
  blobs: BlobStore;
  clock: Clock;
  ids: Ids;
  tokens: AccessTokens;
  painter: BoardPainter;
  /** Decodes and encodes pictures. */
  pictures: Pictures;
  /** Messages to all processes that work on the database. */
  signals: Signals;
  /** Work in the background, on queues in the database. */
  jobs: Jobs;
  /** How often things may be done; counted for all processes together when there is a Redis. */
  limits: Limits;
  /** Redis, when there are several processes. */
  memory: SharedMemory | undefined;
  log: Logger;
}
