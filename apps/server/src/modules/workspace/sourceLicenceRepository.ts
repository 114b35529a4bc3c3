import type { Licence } from '@boardwalk/domain';
import { sql, type Expression } from 'kysely';

/**
 * The licence that binds a copy: that of the version it was made from, unless the same person owns both.
 *
 * @param submissionId version the copy was made from
 * @param ownerId owner of the copy
 */
export function sourceLicence(submissionId: Expression<string | null>, ownerId: Expression<string>) {
  return sql<Licence | null>`(
    select source.licence from submission source join file original using (file_key)
    where source.submission_id = ${submissionId} and original.owner_id <> ${ownerId})`;
}
