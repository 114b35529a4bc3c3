import { sql } from 'kysely';
import type { Queryable } from '../../../infra/database/database.ts';

/** Works in one file of the site map. Protocol: at most 50,000 addresses a file. */
const PART_SIZE = 5_000;

/** Where a part of the site map begins: the first work of it, in the order in which works were made. */
export interface SitemapPart {
  readonly createdAt: Date;
  readonly fileKey: string;
}

/** A work in the site map. */
export interface SitemapWork {
  readonly fileKey: string;
  readonly changedAt: Date;
}

/**
 * The parts that all public works are split into, the oldest works first, and when a work of each last changed. New works go
 * into the last part, so the others stay as they are.
 */
export async function findSitemapParts(
  db: Queryable,
  size = PART_SIZE,
): Promise<(SitemapPart & { changedAt: Date })[]> {
  const { rows } = await sql<SitemapPart & { changedAt: Date }>`
    select distinct on (part)
      created_at as "createdAt", file_key as "fileKey", max(updated_at) over (partition by part) as "changedAt"
    from (
      select created_at, file_key, updated_at,
        (row_number() over (order by created_at, file_key) - 1) / ${size} as part
      from publication where is_live
    ) numbered
    order by part, created_at, file_key`.execute(db);
  return rows;
}

/** The works of one part. */
export async function findSitemapWorks(
  db: Queryable,
  { createdAt, fileKey }: SitemapPart,
  size = PART_SIZE,
): Promise<SitemapWork[]> {
  const { rows } = await sql<SitemapWork>`
    select file_key as "fileKey", updated_at as "changedAt" from publication
    where is_live and (created_at, file_key) >= (${createdAt}, ${fileKey})
    order by created_at, file_key limit ${size}`.execute(db);
  return rows;
}
