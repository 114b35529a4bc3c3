import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { Client } from 'pg';
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams';
import type { BlobStore } from '../blobs/BlobStore.ts';
import type { ConnectionOptions } from '../postgres/launch.ts';
import { ArchiveFault, readArchive } from './archive.ts';
import { listForeignKeys, listTables, type ForeignKey } from './catalog.ts';
import type { CheckedBackup } from './checkBackup.ts';
import { blobOf, tableOf, TOKEN_SECRET } from './format.ts';

export interface RestoreOptions {
  file: string;
  /** What checkBackup found in it. */
  backup: CheckedBackup;
  /** Where the blobs are that it needs beside it. */
  beside: BlobStore;
  /** A database that has exactly the migrations of the backup, and no accounts. */
  connection: ConnectionOptions;
  blobs: BlobStore;
  /** Called with the token secret, when the archive holds it, before the rows are there permanently. */
  onSecret?: (secret: string) => void;
  progress?: (line: string) => void;
}

/**
 * Fills a database from a backup: all rows in one transaction, which is committed when every blob is stored; those harm
 * nobody when the rest fails. Foreign keys are made again after the rows, which checks every one; triggers rest meanwhile, for what they wrote is in the
 * backup.
 *
 * @throws ArchiveFault when the rows are not those the backup promises
 */
export async function restoreBackup(options: RestoreOptions): Promise<void> {
  const { file, backup, beside, connection, blobs, onSecret, progress } = options;
  const client = new Client({ ...connection, application_name: 'boardwalk restore' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`set local timezone = 'UTC'`);
    const tables = await listTables(client);
    const keys = await listForeignKeys(client);
    const names = tables.map(({ name }) => client.escapeIdentifier(name));
    await rest(client, names, keys);
    // What the migrations themselves have put in is in the backup as well.
    if (names.length > 0) await client.query(`truncate ${names.join(', ')}`);

    let current: { table: string; copy: CopyStreamQuery } | undefined;
    const end = async () => {
      if (current === undefined) return;
      current.copy.end();
      await finished(current.copy);
      progress?.(`${current.table}: ${backup.manifest.rows[current.table] ?? 0} rows`);
      current = undefined;
    };
    for await (const { name, bytes } of readArchive(file)) {
      const hash = blobOf(name);
      const table = tableOf(name);
      if (table === undefined) await end();
      if (hash !== undefined) await blobs.put(bytes);
      else if (name === TOKEN_SECRET) onSecret?.(bytes.toString('utf8'));
      else if (table !== undefined) {
        if (current?.table !== table) {
          await end();
          const copy = client.query(copyFrom(copyStatement(client, backup, table)));
          // `finished` rejects on a failure, whenever it came.
          copy.on('error', () => undefined);
          current = { table, copy };
        }
        if (!current.copy.write(bytes)) await once(current.copy, 'drain');
      }
    }
    await end();
    for (const hash of backup.beside) {
      const bytes = await beside.read(hash);
      if (bytes === undefined) throw new ArchiveFault(`The blob ${hash} beside ${file} is missing.`);
      await blobs.put(bytes);
    }

    await checkRows(client, backup, names);
    await wake(client, names, keys);
    for (const [sequence, value] of Object.entries(backup.manifest.sequences)) {
      if (value !== null)
        await client.query('select setval($1::regclass, $2::bigint)', [
          client.escapeIdentifier(sequence),
          value,
        ]);
    }
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end().catch(() => undefined);
  }
}

function copyStatement(client: Client, { header }: CheckedBackup, table: string): string {
  const columns = header.tables.find(({ name }) => name === table)?.columns;
  if (columns === undefined) throw new ArchiveFault(`The backup does not say what the table ${table} is.`);
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  return `copy ${client.escapeIdentifier(table)} (${list}) from stdin`;
}

async function rest(client: Client, tables: readonly string[], keys: readonly ForeignKey[]): Promise<void> {
  for (const { table, name } of keys) {
    await client.query(
      `alter table ${client.escapeIdentifier(table)} drop constraint ${client.escapeIdentifier(name)}`,
    );
  }
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
}

async function wake(client: Client, tables: readonly string[], keys: readonly ForeignKey[]): Promise<void> {
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  for (const { table, name, definition } of keys) {
    await client.query(
      `alter table ${client.escapeIdentifier(table)} add constraint ${client.escapeIdentifier(name)} ${definition}`,
    );
  }
}

async function checkRows(
  client: Client,
  { manifest }: CheckedBackup,
  tables: readonly string[],
): Promise<void> {
  for (const [table, promised] of Object.entries(manifest.rows)) {
    const name = client.escapeIdentifier(table);
    if (!tables.includes(name))
      throw new ArchiveFault(`The backup knows a table ${table} that its migrations do not make.`);
    const { rows } = await client.query<{ count: string }>(`select count(*) as count from ${name}`);
    if (Number(rows[0]?.count) !== promised)
      throw new ArchiveFault(`The table ${table} has ${rows[0]?.count} rows, not ${promised}.`);
  }
}
