import type { Attachment, CaseReport, ClientLogEntry, ReportCase } from '@boardwalk/api-client';
import type { Language, ReportReason } from '@boardwalk/domain';
import { imageUrl, presentImage } from '../../infra/images/imageUrl.ts';
import { presentOwner } from '../files/service.ts';
import type { ClientLogRow } from './clientLogRepository.ts';
import { mayDecideNow, mayDecideOn } from './policy.ts';
import type { CaseRow, ReportRow } from './repository.ts';

/**
 * A case as a moderator sees it.
 *
 * @param found.reasons how often each reason was given, the most frequent first
 * @param found.comment the comment the case is about; null when it is about the work or a profile
 */
export function presentCase(
  row: CaseRow,
  {
    reasons,
    comment,
  }: {
    reasons: readonly { report_type: ReportReason; count: number }[];
    comment: ReportCase['comment'];
  },
  { moderatorId, language }: { moderatorId: string; language: Language },
): ReportCase {
  return {
    case_id: row.case_id,
    file: row.reported_user_id === null ? presentWork(row, language) : null,
    comment,
    profile:
      row.reported_user_id === null
        ? null
        : { owner: presentOwner(row, language), introduce: row.owner_introduce },
    state: row.state,
    report_num: row.report_num,
    reasons: reasons.map(({ report_type, count }) => ({ report_type, count })),
    may_decide: mayDecideNow(moderatorId, row),
    opened_at: row.opened_at.toISOString(),
    last_report_at: row.last_report_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    decided_by: row.decided_by,
    reason: row.reason,
  };
}

function presentWork(row: CaseRow, language: Language): ReportCase['file'] {
  const { file_key: fileKey, name, is_live: isLive, cover_hash: hash } = row;
  const { cover_width: width, cover_height: height, cover_placeholder: placeholder } = row;
  if (
    fileKey === null ||
    name === null ||
    isLive === null ||
    hash === null ||
    width === null ||
    height === null ||
    placeholder === null
  )
    throw new Error(`case ${row.case_id} has no work`);
  return {
    file_key: fileKey,
    name,
    thumbnail: imageUrl(fileKey, hash, 360),
    cover_image: presentImage({ fileKey, hash, width, height, placeholder }),
    owner: presentOwner(row, language),
    is_public: isLive,
  };
}

/** One report of a case, its text as it was written. Who has reported a moderator's own work stays untold to them. */
export function presentReport(
  row: ReportRow,
  images: readonly Attachment[],
  moderatorId: string,
): CaseReport {
  const { reporter_id: userId, reporter_nick_name: nickName } = row;
  return {
    report_id: row.report_id,
    reporter:
      userId === null || nickName === null || !mayDecideOn(moderatorId, row)
        ? null
        : { user_id: userId, nick_name: nickName, avatar_url: row.reporter_avatar_url },
    report_type: row.report_type,
    report_desc: row.report_desc,
    images: [...images],
    created_at: row.created_at.toISOString(),
  };
}

/** A line of a client's log. */
export function presentClientLog(row: ClientLogRow): ClientLogEntry {
  const { log_id, level, message, page, release } = row;
  return {
    log_id,
    level,
    message,
    page,
    release,
    time: row.logged_at.toISOString(),
    received_at: row.received_at.toISOString(),
  };
}
