import type { Queryable } from '../../../infra/database/database.ts';

/**
 * Notes the first opening of a copy in the editor.
 *
 * @returns the work that it was copied from, if this was the first one
 */
export async function recordFirstUse(db: Queryable, fileKey: string, now: Date): Promise<string | undefined> {
  const opened = await db
    .updateTable('file')
    .set({ first_opened_at: now })
    .where('file_key', '=', fileKey)
    .where('first_opened_at', 'is', null)
    .where('origin_file_key', 'is not', null)
    .returning('file_key')
    .executeTakeFirst();
  if (opened === undefined) return undefined;
  const used = await db
    .insertInto('use_event')
    .columns(['copy_file_key', 'source_file_key', 'user_id', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('copy_event')
        .select((select) => ['copy_file_key', 'source_file_key', 'user_id', select.val(now).as('created_at')])
        .where('copy_file_key', '=', fileKey),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('source_file_key')
    .executeTakeFirst();
  return used?.source_file_key;
}
