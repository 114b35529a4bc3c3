import type { CaseReport, ModeratedWork, ReportCase, ReportedWork } from '@boardwalk/api-client';
import { aCoverImage, aFileOwner, aPerson } from './files.ts';
import { A_MOMENT, aFileKey, aUserId } from './keys.ts';

/** Somebody else's work that was reported. */
export function aReportedWork(overrides: Partial<ReportedWork> = {}): ReportedWork {
  const cover = aCoverImage();
  return {
    file_key: aFileKey(),
    name: 'Weekly retrospective',
    thumbnail: cover.url,
    cover_image: cover,
    owner: aFileOwner({ user_id: aUserId(9) }),
    is_public: true,
    ...overrides,
  };
}

/** Somebody else's public work, as moderators see it: with a custom tag and without topics. */
export function aModeratedWork(overrides: Partial<ModeratedWork> = {}): ModeratedWork {
  return {
    ...aReportedWork(),
    owner_language: 'en-US',
    submission_id: '1001',
    tag_list: [{ id: 901, name: 'Agile', ttype: 2 }],
    topic_list: [],
    open_case_id: null,
    may_take_down: true,
    may_correct: true,
    ...overrides,
  };
}

/** An open case that two people have opened with their reports of somebody else's work. */
export function aReportCase(overrides: Partial<ReportCase> = {}): ReportCase {
  return {
    case_id: '501',
    file: aReportedWork(),
    comment: null,
    profile: null,
    state: 'open',
    report_num: 2,
    reasons: [{ report_type: 7, count: 2 }],
    may_decide: true,
    opened_at: A_MOMENT,
    last_report_at: A_MOMENT,
    decided_at: null,
    decided_by: null,
    reason: null,
    ...overrides,
  };
}

/** One report of a case, without pictures. */
export function aCaseReport(overrides: Partial<CaseReport> = {}): CaseReport {
  return {
    report_id: '701',
    reporter: aPerson(),
    report_type: 7,
    report_desc: 'This is a copy of my board.',
    images: [],
    created_at: A_MOMENT,
    ...overrides,
  };
}
