import type { Attachment, Feedback } from '@boardwalk/api-client';
import { deletedUserName, type Language } from '@boardwalk/domain';
import { presentTag } from '../files/catalogue/service.ts';
import type { FeedbackRow } from './repository.ts';

/** Feedback as admins read it, its text as it was written. */
export function presentFeedback(
  row: FeedbackRow,
  images: readonly Attachment[],
  language: Language,
): Feedback {
  return {
    feedback_id: row.feedback_id,
    user: { user_id: row.user_id, nick_name: row.nick_name, avatar_url: row.avatar_url },
    reaches_sender: row.deactivated_at === null,
    platform: row.platform,
    career: presentTag(
      { tag_id: row.career_id, name: row.career_name, names: row.career_names, ttype: row.career_ttype },
      language,
    ),
    industry: presentTag(
      {
        tag_id: row.industry_id,
        name: row.industry_name,
        names: row.industry_names,
        ttype: row.industry_ttype,
      },
      language,
    ),
    description: row.description,
    images: [...images],
    created_at: row.created_at.toISOString(),
    state: row.state,
    answer: row.answer,
    settled_by: presentSettler(row, language),
    settled_at: row.settled_at?.toISOString() ?? null,
  };
}

function presentSettler(row: FeedbackRow, language: Language): Feedback['settled_by'] {
  if (row.settled_by === null) return null;
  const isDeleted = row.settler_deleted_at !== null;
  return {
    user_id: row.settled_by,
    nick_name: isDeleted ? deletedUserName(language) : (row.settler_nick_name ?? ''),
    avatar_url: row.settler_avatar_url,
  };
}
