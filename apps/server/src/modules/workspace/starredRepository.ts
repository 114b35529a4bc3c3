import { sql, type Expression } from 'kysely';

/** Whether somebody has starred a file, as a part of a query. */
export function isStarredBy(fileKey: Expression<string>, userId: string) {
  return sql<boolean>`exists (
    select from file_star where file_star.file_key = ${fileKey} and file_star.user_id = ${userId})`;
}
