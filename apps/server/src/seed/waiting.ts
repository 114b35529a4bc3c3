import { DEFAULT_CALENDAR, FeeType, ReviewStatus, reviewDueAt } from '@boardwalk/domain';
import type { Gallery } from '@boardwalk/demo-gallery';
import type { Queryable } from '../infra/database/database.ts';
import type { SeededWork } from './works.ts';

const HOUR_MS = 3_600_000;
/** How long it has waited. */
const WAITED_HOURS = 5;
/** What its owner has written below the description. */
const REVISION = 'Revised after the first teams tried it: clearer headings and a shorter last step.';

/**
 * Leaves an update of a public work waiting, so that reviewers find something in the queue. It is by somebody without an
 * account one could sign in to: deciding on it takes nothing away from the demo accounts.
 */
export async function seedWaitingUpdate(
  trx: Queryable,
  { gallery, works, now }: { gallery: Gallery; works: ReadonlyMap<string, SeededWork>; now: Date },
): Promise<void> {
  const withAccount = new Set(
    gallery.people.flatMap(({ handle, account }) => (account === undefined ? [] : [handle])),
  );
  const board = gallery.boards.find(
    ({ meta }) => meta.language === 'en-US' && meta.fee.type === FeeType.FREE && !withAccount.has(meta.owner),
  );
  const work = works.get(board?.meta.slug ?? '');
  if (board === undefined || work === undefined) throw new Error('the gallery has no work to be revised');
  const submittedAt = new Date(now.getTime() - WAITED_HOURS * HOUR_MS);
  const published = await trx
    .selectFrom('submission')
    .selectAll()
    .where('submission_id', '=', work.submissionId)
    .executeTakeFirstOrThrow();
  const { submission_id: _id, decided_at: _decided, reviewer_id: _reviewer, ...form } = published;
  await trx
    .insertInto('submission')
    .values({
      ...form,
      version: published.version + 1,
      description: `${published.description}\n\n${REVISION}`,
      status: ReviewStatus.NOT_AUDIT,
      due_at: reviewDueAt(submittedAt, DEFAULT_CALENDAR),
      created_at: submittedAt,
    })
    .execute();
  await trx
    .updateTable('file')
    .set({ audit_status: ReviewStatus.NOT_AUDIT, updated_at: submittedAt })
    .where('file_key', '=', work.fileKey)
    .execute();
}
