import type { ModerationLogEntry, ReviewItem } from '@boardwalk/api-client';
import { deletedUserName, ReviewStatus, type Language } from '@boardwalk/domain';
import { presentOwner, type TagRow } from '../files/service.ts';
import { presentDetail, type SubmissionRow } from '../publishing/service.ts';
import type { ActionRow } from './moderationLog.ts';

/** A submission in the reviewers' queue. */
export function presentReview(
  row: SubmissionRow,
  tags: ReadonlyMap<number, TagRow>,
  { language, now }: { language: Language; now: Date },
): ReviewItem {
  return {
    ...presentDetail(row, row.status, tags, language),
    owner: presentOwner(row, language),
    overdue: row.status === ReviewStatus.NOT_AUDIT && row.due_at < now,
    is_update: row.is_live && row.live_submission_id !== row.submission_id,
    reviewer_id: row.reviewer_id,
  };
}

/** An entry of the log of moderation. */
export function presentAction(row: ActionRow, language: Language): ModerationLogEntry {
  const { log_id, action, subject_type, subject_id, file_key, reason, changes } = row;
  return {
    log_id,
    action,
    subject_type,
    subject_id,
    file_key,
    reason,
    changes,
    moderator: {
      user_id: row.user_id,
      nick_name: row.deleted_at === null ? row.nick_name : deletedUserName(language),
      avatar_url: row.avatar_url,
    },
    created_at: row.created_at.toISOString(),
  };
}
