import type {
  CreatorHistoryEntry,
  ModerationLogEntry,
  ReviewDetail,
  ReviewItem,
} from '@boardwalk/api-client';
import { deletedUserName, ReviewStatus, type Language } from '@boardwalk/domain';
import { presentOwner, type TagRow } from '../files/catalogue/service.ts';
import { presentDetail } from '../publishing/service.ts';
import type { HistoryRow } from './creatorHistoryRepository.ts';
import type { ActionRow, ModeratorRow } from './moderationLogRepository.ts';
import type { ReviewRow } from './repository.ts';

/** A submission in the reviewers' queue. */
export function presentReview(
  row: ReviewRow,
  tags: ReadonlyMap<number, TagRow>,
  { language, now }: { language: Language; now: Date },
): ReviewItem {
  return {
    ...presentDetail(row, row.status, tags, language),
    owner: presentOwner(row, language),
    overdue: row.status === ReviewStatus.NOT_AUDIT && row.due_at < now,
    is_update: row.is_live && row.live_submission_id !== row.submission_id,
    reviewer_id: row.reviewer_id,
    claim: presentClaim(row),
  };
}

function presentClaim(row: ReviewRow): ReviewItem['claim'] {
  if (row.claim_until === null || row.claimant_id === null) return null;
  return {
    reviewer: {
      user_id: row.claimant_id,
      nick_name: row.claimant_nick_name ?? '',
      avatar_url: row.claimant_avatar_url,
    },
    until: row.claim_until.toISOString(),
  };
}

/** A work of somebody else that is like the one under review. */
export function presentOther(
  row: Parameters<typeof presentOwner>[0] & { file_key: string; name: string },
  language: Language,
): ReviewDetail['same_boards'][number] {
  return { file_key: row.file_key, name: row.name, owner: presentOwner(row, language) };
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
    moderator: presentModerator(row, language),
    created_at: row.created_at.toISOString(),
  };
}

/** Somebody who stands in the log of moderation. */
export function presentModerator(row: ModeratorRow, language: Language): ModerationLogEntry['moderator'] {
  return {
    user_id: row.user_id,
    nick_name: row.deleted_at === null ? row.nick_name : deletedUserName(language),
    avatar_url: row.avatar_url,
  };
}

/** One thing that happened with a creator's works, comments or profile. */
export function presentHistory({
  at,
  status,
  decided_at: decidedAt,
  ...row
}: HistoryRow): CreatorHistoryEntry {
  return {
    ...row,
    at: at.toISOString(),
    auditStatus: status,
    decided_at: decidedAt?.toISOString() ?? null,
  };
}
