import type { Queryable } from '../../infra/database/database.ts';

/** Who is judging a submission, if somebody is at this time. */
export async function findClaimant(
  db: Queryable,
  submissionId: string,
  now: Date,
): Promise<string | undefined> {
  const claim = await db
    .selectFrom('review_claim')
    .select('reviewer_id')
    .where('submission_id', '=', submissionId)
    .where('until', '>', now)
    .executeTakeFirst();
  return claim?.reviewer_id;
}

/**
 * Gives a submission to a reviewer until a time; their own claim is extended, and one that is over is replaced.
 *
 * @returns false when somebody else is judging it
 */
export async function putClaim(
  db: Queryable,
  {
    submissionId,
    reviewerId,
    until,
    now,
  }: { submissionId: string; reviewerId: string; until: Date; now: Date },
): Promise<boolean> {
  const claimed = await db
    .insertInto('review_claim')
    .values({ submission_id: submissionId, reviewer_id: reviewerId, until })
    .onConflict((conflict) =>
      conflict
        .column('submission_id')
        .doUpdateSet({ reviewer_id: reviewerId, until })
        .where((eb) =>
          eb.or([eb('review_claim.reviewer_id', '=', reviewerId), eb('review_claim.until', '<=', now)]),
        ),
    )
    .returning('submission_id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Ends a claim: that of one reviewer, or whichever it is. */
export async function endClaim(db: Queryable, submissionId: string, reviewerId?: string): Promise<void> {
  await db
    .deleteFrom('review_claim')
    .where('submission_id', '=', submissionId)
    .$if(reviewerId !== undefined, (query) => query.where('reviewer_id', '=', reviewerId ?? ''))
    .execute();
}
