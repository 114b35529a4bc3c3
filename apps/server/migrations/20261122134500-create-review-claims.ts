import { sql, type Kysely } from 'kysely';

/** Reviewers claim submissions, so that two of them do not judge the same work. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table review_claim (
      submission_id bigint primary key references submission on delete cascade,
      reviewer_id   text not null references user_account on delete cascade,
      until         timestamptz(3) not null
    )`.execute(db);
  await sql`create index review_claim_by_reviewer on review_claim (reviewer_id)`.execute(db);
  await sql`create index publication_by_object on publication (object_hash) where is_live`.execute(db);
  await sql`comment on table review_claim is
    'A submission that a reviewer is judging. Past its time it counts no more.'`.execute(db);
}
