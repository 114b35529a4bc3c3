import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { COLLECTION_LOCK } from '../blobs/collect.ts';
import type { BlobStore } from '../blobs/BlobStore.ts';
import type { ConnectionOptions } from '../postgres/launch.ts';
import { checksum, createArchive, type ArchiveWriter } from './archive.ts';
import { listSequences, listTables, type TableShape } from './catalog.ts';
import {
  BESIDE,
  blobEntry,
  BLOBS,
  HEADER,
  MANIFEST,
  tablePart,
  TOKEN_SECRET,
  WHOLE,
  type BackupHeader,
  type BackupManifest,
} from './format.ts';

export interface BackupOptions {
  connection: ConnectionOptions;
  blobs: BlobStore;
  /** Where the archive goes. */
  file: string;
  /** Where the blobs go that it needs, when they lie beside it; those that are there are not copied. They go into it otherwise. */
  beside?: BlobStore;
  now: Date;
  /** Names of the migrations the database has seen. */
  migrations: readonly string[];
  /** Put into the archive when given, so that sessions survive. */
  tokenSecret?: string | undefined;
  progress?: (line: string) => void;
}

/** What a backup holds. */
export interface BackupSummary {
  rows: number;
  blobs: number;
  /** How many of them were copied: all, unless they lie beside the archive. */
  copied: number;
  /** Blobs of which the store has no bytes, or wrong ones. */
  missing: string[];
}

/** Tables are cut into pieces of about this size, so that none need be held in memory whole. */
const PART_BYTES = 8 * 1024 * 1024;
const TELL_EVERY = 1000;

/**
 * Writes everything into one archive while the server goes on: the rows of all tables as they were at one moment, then every
 * blob they refer to, into the archive or beside it. The rows are read in one transaction, which ends before the blobs: those take long, and a migration
 * must not wait for them. No blob is removed meanwhile, and the archive has its name only once it is whole.
 */
export async function writeBackup(options: BackupOptions): Promise<BackupSummary> {
  const { connection, file, beside, now, migrations, tokenSecret, progress } = options;
  const archive = await createArchive(file);
  const client = new Client({ ...connection, application_name: 'boardwalk backup' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    // Before the snapshot: a collection that is under way ends first.
    await client.query('select pg_advisory_lock_shared($1::bigint)', [COLLECTION_LOCK]);
    await client.query('begin isolation level repeatable read, read only');
    await client.query(`set local timezone = 'UTC'`);
    const tables = await listTables(client);
    const writer = recorded(archive);
    await writer.addJson(HEADER, {
      format: 'boardwalk-backup',
      version: beside === undefined ? WHOLE : BESIDE,
      created_at: now.toISOString(),
      migrations: [...migrations],
      tables,
    } satisfies BackupHeader);
    const known = await listBlobs(client);
    if (beside !== undefined)
      await writer.addJson(
        BLOBS,
        known.map(({ hash }) => hash),
      );
    if (tokenSecret !== undefined) await writer.add(TOKEN_SECRET, Buffer.from(tokenSecret));
    const rows: Record<string, number> = {};
    for (const table of tables) {
      rows[table.name] = await writeTable(client, writer, table);
      progress?.(`${table.name}: ${rows[table.name]} rows`);
    }
    const sequences = await listSequences(client);
    await client.query('commit');
    const { copied, missing } = await (beside === undefined
      ? writeBlobs(known, writer, options)
      : copyBlobs(known, beside, options));
    const blobs = known.length - missing.length;
    const { entries } = writer;
    await writer.addJson(MANIFEST, {
      entries: [...entries],
      rows,
      sequences,
      blobs,
      missing,
    } satisfies BackupManifest);
    await archive.finish();
    return { rows: Object.values(rows).reduce((sum, count) => sum + count, 0), blobs, copied, missing };
  } catch (error) {
    await archive.abandon();
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

type RecordedArchive = ReturnType<typeof recorded>;

/** An archive that remembers the checksum of everything that is added. */
function recorded(archive: ArchiveWriter) {
  const entries: { name: string; sha256: string }[] = [];
  return {
    entries,
    async add(name: string, bytes: Uint8Array): Promise<void> {
      entries.push({ name, sha256: checksum(bytes) });
      await archive.add(name, bytes);
    },
    async addJson(name: string, value: unknown): Promise<void> {
      await this.add(name, Buffer.from(JSON.stringify(value)));
    },
  };
}

interface KnownBlob {
  hash: string;
  size: number;
}

/** All blobs of the snapshot. */
async function listBlobs(client: Client): Promise<KnownBlob[]> {
  const { rows } = await client.query<KnownBlob>('select hash, size::float8 as size from blob order by hash');
  return rows;
}

interface CopiedBlobs {
  copied: number;
  missing: string[];
}

async function writeBlobs(
  known: readonly KnownBlob[],
  archive: RecordedArchive,
  options: BackupOptions,
): Promise<CopiedBlobs> {
  return eachBlob(known, options, (bytes, hash) => archive.add(blobEntry(hash), bytes));
}

/** Puts those that are not there yet beside the archive. One of another size was damaged there, and is copied once more. */
async function copyBlobs(
  known: readonly KnownBlob[],
  beside: BlobStore,
  options: BackupOptions,
): Promise<CopiedBlobs> {
  const there = new Map<string, number>();
  for await (const { hash, size } of beside.list()) there.set(hash, size);
  const wanted = known.filter(({ hash, size }) => there.get(hash) !== size);
  return eachBlob(wanted, options, async (bytes) => void (await beside.put(bytes)));
}

async function eachBlob(
  known: readonly KnownBlob[],
  { blobs, progress }: BackupOptions,
  write: (bytes: Buffer, hash: string) => Promise<void>,
): Promise<CopiedBlobs> {
  const missing: string[] = [];
  let copied = 0;
  for (const { hash } of known) {
    // A store that gives wrong bytes says so by failing.
    const bytes = await blobs.read(hash).catch(() => undefined);
    if (bytes === undefined) {
      missing.push(hash);
      continue;
    }
    await write(bytes, hash);
    copied += 1;
    if (copied % TELL_EVERY === 0) progress?.(`${copied} blobs`);
  }
  return { copied, missing };
}

async function writeTable(
  client: Client,
  archive: RecordedArchive,
  { name, columns }: TableShape,
): Promise<number> {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const stream = client.query(copyTo(`copy ${client.escapeIdentifier(name)} (${list}) to stdout`));
  let waiting: Buffer[] = [];
  let size = 0;
  let part = 0;
  const flush = async () => {
    if (size === 0) return;
    part += 1;
    await archive.add(tablePart(name, part), Buffer.concat(waiting));
    waiting = [];
    size = 0;
  };
  for await (const chunk of stream) {
    waiting.push(chunk as Buffer);
    size += (chunk as Buffer).byteLength;
    if (size >= PART_BYTES) await flush();
  }
  await flush();
  return stream.rowCount;
}
