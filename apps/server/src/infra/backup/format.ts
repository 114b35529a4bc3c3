import { z } from 'zod';
import { BLOB_HASH } from '../blobs/checked.ts';

/** Names of the pieces of a backup that are there once. The header comes first, the manifest last. */
export const HEADER = 'header.json';
export const MANIFEST = 'manifest.json';
export const TOKEN_SECRET = 'token-secret';
/** In an archive whose blobs lie beside it: which ones. It follows the header, so that it is found without reading all. */
export const BLOBS = 'blobs.json';

/** The form of an archive that holds everything, and of one whose blobs lie beside it, which older programs cannot restore. */
export const WHOLE = 1;
export const BESIDE = 2;

const header = z.object({
  format: z.literal('boardwalk-backup'),
  version: z.union([z.literal(WHOLE), z.literal(BESIDE)]),
  created_at: z.iso.datetime(),
  /** Names of the migrations the data has seen, the first one first. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});

const manifest = z.object({
  /** Everything but the manifest itself, in order. */
  entries: z.array(z.object({ name: z.string(), sha256: z.string() })),
  /** Rows by table. */
  rows: z.record(z.string(), z.number()),
  /** Last values of the sequences; null for one never used. */
  sequences: z.record(z.string(), z.string().nullable()),
  blobs: z.number(),
  /** Blobs the store had lost. */
  missing: z.array(z.string()),
});

/** What a backup was made of. */
export type BackupHeader = z.infer<typeof header>;
/** What a whole backup holds. */
export type BackupManifest = z.infer<typeof manifest>;

/** Reads a header; undefined when it is not ours, or of a newer program. */
export function readHeader(bytes: Buffer): BackupHeader | undefined {
  return header.safeParse(parse(bytes)).data;
}

/** Reads a manifest; undefined when it is none. */
export function readManifest(bytes: Buffer): BackupManifest | undefined {
  return manifest.safeParse(parse(bytes)).data;
}

/** Reads which blobs an archive needs beside it; undefined when it does not say. */
export function readBlobList(bytes: Buffer): string[] | undefined {
  return z.array(z.string().regex(BLOB_HASH)).safeParse(parse(bytes)).data;
}

/** Where a part of a table is in the archive, and back. */
export function tablePart(table: string, part: number): string {
  return `tables/${table}/${String(part).padStart(6, '0')}.copy`;
}

/** The table a piece belongs to, or undefined. */
export function tableOf(name: string): string | undefined {
  return /^tables\/([^/]+)\/\d+\.copy$/u.exec(name)?.[1];
}

/** Where a blob is in the archive. */
export function blobEntry(hash: string): string {
  return `blobs/${hash}`;
}

/** The blob a piece holds, or undefined. */
export function blobOf(name: string): string | undefined {
  return /^blobs\/([0-9a-f]{64})$/u.exec(name)?.[1];
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
