import type { ReportedComment } from '@boardwalk/api-client';
import type { Language } from '@boardwalk/domain';
import type { Queryable } from '../../infra/database/database.ts';
import { presentAuthor, presentText, stateOf } from './presenter.ts';
import { findComments, findMentions } from './repository.ts';

/** Some comments as moderators see them, by id: also what was removed, but not what its writer has deleted. */
export async function reportedOf(
  db: Queryable,
  commentIds: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, ReportedComment>> {
  const [rows, mentions] = await Promise.all([findComments(db, commentIds), findMentions(db, commentIds)]);
  return new Map(
    rows.map((row) => [
      row.comment_id,
      {
        comment_id: row.comment_id,
        author: presentAuthor(row, language),
        text: presentText(row, mentions, language).text,
        state: stateOf(row),
      },
    ]),
  );
}
