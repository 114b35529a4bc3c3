import type { ReviewItem } from '@boardwalk/api-client';
import { ReviewStatus, type Language } from '@boardwalk/domain';
import type { TagRow } from '../files/service.ts';
import { presentDetail, type SubmissionRow } from '../publishing/service.ts';

/** A submission in the reviewers' queue. */
export function presentReview(
  row: SubmissionRow,
  tags: ReadonlyMap<number, TagRow>,
  { language, now }: { language: Language; now: Date },
): ReviewItem {
  return {
    ...presentDetail(row, row.status, tags, language),
    owner: {
      user_id: row.owner_id,
      nick_name: row.owner_nick_name,
      avatar_url: row.owner_avatar_url,
      profile_name: row.owner_profile_name,
    },
    overdue: row.status === ReviewStatus.NOT_AUDIT && row.due_at < now,
    is_update: row.is_live && row.live_submission_id !== row.submission_id,
    reviewer_id: row.reviewer_id,
  };
}
