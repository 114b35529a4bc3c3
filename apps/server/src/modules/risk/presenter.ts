import type {
  Attachment,
  CaseReport,
  ClientLogEntry,
  ListedWork,
  ModeratedWork,
  ReportCase,
  ReportedWork,
} from '@boardwalk/api-client';
import {
  defaultLanguage,
  parseLanguage,
  type Deployment,
  type Language,
  type ReportReason,
} from '@boardwalk/domain';
import { imageUrl, presentImage } from '../../infra/images/imageUrl.ts';
import { presentOwner, presentTag } from '../files/catalogue/service.ts';
import type { FormTag } from '../publishing/service.ts';
import type { ClientLogRow } from './clientLogRepository.ts';
import { mayDecideNow, mayDecideOn } from './policy.ts';
import type { CaseRow, ReportRow } from './repository.ts';
import type { TopicRow } from './tagRepository.ts';
import type { ListedWorkRow, WorkRow } from './workRepository.ts';

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

/**
 * A work as a moderator sees it.
 *
 * @param named.tags tags and topics of the row, closed ones too
 */
export function presentModeratedWork(
  row: WorkRow,
  { tags, topics }: { tags: readonly FormTag[]; topics: readonly TopicRow[] },
  { moderatorId, language, deployment }: { moderatorId: string; language: Language; deployment: Deployment },
): ModeratedWork {
  const isOpenTo = row.is_live && mayDecideOn(moderatorId, { subject_owner_id: row.owner_id });
  return {
    ...presentFace(row, language),
    owner_language: parseLanguage(row.owner_language) ?? defaultLanguage(deployment),
    submission_id: row.submission_id,
    tag_list: row.tag_ids.flatMap((id) => {
      const tag = tags.find((each) => each.id === id);
      return tag === undefined ? [] : [presentTag({ ...tag, tag_id: id }, language)];
    }),
    topic_list: row.topic_ids.flatMap((id) => {
      const topic = topics.find((each) => each.topic_id === id);
      return topic === undefined ? [] : [{ id, title: topic.titles[language] ?? topic.title }];
    }),
    open_case_id: row.open_case_id,
    may_take_down: isOpenTo,
    may_correct: isOpenTo,
  };
}

/** A work in the list of moderators. */
export function presentListedWork(row: ListedWorkRow, language: Language): ListedWork {
  return {
    ...presentFace(row, language),
    pub_time: row.pub_time.toISOString(),
    open_case_id: row.open_case_id,
  };
}

function presentWork(row: CaseRow, language: Language): ReportedWork {
  const { file_key, name, is_live, cover_hash, cover_width, cover_height, cover_placeholder } = row;
  if (
    file_key === null ||
    name === null ||
    is_live === null ||
    cover_hash === null ||
    cover_width === null ||
    cover_height === null ||
    cover_placeholder === null
  )
    throw new Error(`case ${row.case_id} has no work`);
  return presentFace(
    { ...row, file_key, name, is_live, cover_hash, cover_width, cover_height, cover_placeholder },
    language,
  );
}

/** What a work looks like: its public version as it is or was last. */
function presentFace(
  row: Parameters<typeof presentOwner>[0] &
    Pick<
      WorkRow,
      'file_key' | 'name' | 'is_live' | 'cover_hash' | 'cover_width' | 'cover_height' | 'cover_placeholder'
    >,
  language: Language,
): ReportedWork {
  const { file_key: fileKey, name, is_live: isLive, cover_hash: hash } = row;
  const { cover_width: width, cover_height: height, cover_placeholder: placeholder } = row;
  return {
    file_key: fileKey,
    name,
    thumbnail: imageUrl(fileKey, hash, 360),
    cover_image: presentImage({ fileKey, hash, width, height, placeholder }),
    owner: presentOwner(row, language),
    is_public: isLive,
  };
}

/** One report of a case, its text as it was written. Moderators do not see who reported a work of their own. */
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
