import type { AuditDetail } from '@boardwalk/api-client';
import type { SnapshotProblem } from '@boardwalk/board/document';
import { FieldRule, ReviewStatus, type Language } from '@boardwalk/domain';
import type { FieldProblem } from '../../infra/errors/ApiError.ts';
import { imageUrl, presentImage } from '../../infra/images/imageUrl.ts';
import { presentTag, type TagRow } from '../files/catalogue/service.ts';
import type { SubmissionRow } from './submissionRepository.ts';

/**
 * A submission with its review.
 *
 * @param status state to show: that of the file for its owner, that of the submission itself for reviewers
 */
export function presentDetail(
  row: SubmissionRow,
  status: ReviewStatus,
  tags: ReadonlyMap<number, TagRow>,
  language: Language,
): AuditDetail {
  const cover = presentImage({
    fileKey: row.file_key,
    hash: row.cover_hash,
    width: row.cover_width,
    height: row.cover_height,
    placeholder: row.cover_placeholder,
  });
  return {
    submission_id: row.submission_id,
    file_key: row.file_key,
    name: row.name,
    description: row.description,
    cover: cover.url,
    thumbnail: imageUrl(row.file_key, row.cover_hash, 360),
    cover_image: cover,
    object_point: row.object_hash,
    fee_type: row.fee_type,
    unit_price: row.unit_price ?? 0,
    tag_list: row.tag_ids.flatMap((id) => {
      const tag = tags.get(id);
      return tag === undefined ? [] : [presentTag(tag, language)];
    }),
    special_topic_id_list: row.topic_ids,
    auditStatus: status,
    is_public: row.is_live,
    submitted_at: row.created_at.toISOString(),
    due_at: row.due_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    reason: status === ReviewStatus.NOT_PASS ? row.reason : null,
    licence: row.licence,
    change_note: row.change_note,
  };
}

/** A submission as its owner sees it: in the state of the file, and with where its cover comes from. */
export function presentOwnDetail(
  row: SubmissionRow,
  tags: ReadonlyMap<number, TagRow>,
  language: Language,
): AuditDetail {
  return { ...presentDetail(row, row.audit_status, tags, language), cover_source: row.cover_source };
}

/** Why a board cannot be published, as a refused field: it holds too many elements, or too much text. */
export function presentBoardProblem({ rule, limit, msg }: SnapshotProblem): FieldProblem {
  const known = { count: FieldRule.MAX_ITEMS, length: FieldRule.MAX_LENGTH };
  return {
    field: 'board',
    rule: rule === 'count' || rule === 'length' ? known[rule] : FieldRule.FORMAT,
    ...(limit === undefined ? {} : { limit }),
    msg: `the board ${msg}`,
  };
}
