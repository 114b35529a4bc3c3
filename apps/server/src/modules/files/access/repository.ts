import { compiledOnce } from '../../../infra/database/compiledOnce.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import { PREPARED } from '../../../infra/database/prepared.ts';

const fileStates = compiledOnce((db, fileKey: string) =>
  db
    .selectFrom('file')
    .modifyFront(PREPARED)
    .leftJoin('publication', 'publication.file_key', 'file.file_key')
    .select((eb) => [
      'file.owner_id',
      'file.audit_status',
      'file.trashed_at',
      eb.fn.coalesce('publication.is_live', eb.val(false)).as('is_live'),
    ])
    .where('file.file_key', '=', fileKey),
);

/** Who owns a file, whether it was trashed, whether a version is public. */
export async function findFileState(db: Queryable, fileKey: string) {
  const [state] = await fileStates(db, fileKey);
  return state;
}
