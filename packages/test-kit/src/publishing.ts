import type { AuditDetail, ReviewDetail, ReviewItem } from '@boardwalk/api-client';
import { aCoverImage, aFileCard, aFileOwner } from './files.ts';
import { A_MOMENT, aFileKey, aHash } from './keys.ts';

/** A submission in review. */
export function anAuditDetail(overrides: Partial<AuditDetail> = {}): AuditDetail {
  const { cover, thumbnail } = aFileCard();
  return {
    submission_id: '1001',
    file_key: aFileKey(),
    name: 'Weekly retrospective',
    description: 'What went well, what to change, and who does it.',
    cover,
    thumbnail,
    cover_image: aCoverImage(),
    object_point: aHash(7),
    fee_type: 1,
    unit_price: 0,
    tag_list: [{ id: 21, name: 'retro', ttype: 2 }],
    special_topic_id_list: [],
    auditStatus: 1,
    is_public: false,
    submitted_at: A_MOMENT,
    due_at: '2026-03-19T09:26:53.000Z',
    decided_at: null,
    reason: null,
    licence: 'cc_by',
    change_note: '',
    ...overrides,
  };
}

/** A submission in the queue of the reviewers. */
export function aReviewItem(overrides: Partial<ReviewItem> = {}): ReviewItem {
  return {
    ...anAuditDetail(),
    owner: aFileOwner(),
    overdue: false,
    is_update: false,
    reviewer_id: null,
    claim: null,
    ...overrides,
  };
}

/** A submission with what a reviewer needs to judge it. */
export function aReviewDetail(overrides: Partial<ReviewDetail> = {}): ReviewDetail {
  return {
    item: aReviewItem(),
    owner_language: 'en-US',
    earlier: [],
    creator_record: { passed: 4, refused: 1, waiting: 0 },
    hints: [],
    same_boards: [],
    similar_works: [],
    watched_words: [],
    ...overrides,
  };
}
