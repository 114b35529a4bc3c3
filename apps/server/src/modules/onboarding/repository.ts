import type { OnboardingChoice, OnboardingQuestion } from '@boardwalk/domain';
import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import { afterCursor } from '../../infra/lists/afterCursor.ts';
import { toPage, type CursorPage } from '../../infra/lists/cursor.ts';

/** What somebody wrote for Other. */
export interface TextRow {
  choice_id: string;
  option_id: number;
  other_text: string | null;
  created_at: Date;
}

/**
 * Marks the questions of a person as answered, and changes the name when one is given; false when they were answered before.
 * Of several requests at once the later ones wait for the first.
 */
export async function markAnswered(
  db: Queryable,
  userId: string,
  { name, now }: { name: string | undefined; now: Date },
): Promise<boolean> {
  const marked = await db
    .updateTable('user_account')
    .set({ onboarded_at: now, updated_at: now, ...(name === undefined ? {} : { nick_name: name }) })
    .where('user_id', '=', userId)
    .where('onboarded_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return marked !== undefined;
}

/** Keeps what a person answered. */
export async function insertAnswers(
  db: Queryable,
  userId: string,
  { isSkipped, choices, now }: { isSkipped: boolean; choices: readonly OnboardingChoice[]; now: Date },
): Promise<void> {
  await db
    .insertInto('onboarding_answer')
    .values({ user_id: userId, is_skipped: isSkipped, created_at: now })
    .execute();
  if (choices.length === 0) return;
  await db
    .insertInto('onboarding_choice')
    .values(
      choices.map(({ question, optionId, otherText }) => ({
        user_id: userId,
        question,
        option_id: optionId,
        other_text: otherText,
        created_at: now,
      })),
    )
    .execute();
}

/** How many people answered to the end, and how many skipped. */
export async function countAnswers(db: Queryable): Promise<{ answered: number; skipped: number }> {
  const { answered, skipped } = await db
    .selectFrom('onboarding_answer')
    .select(sql<string>`count(*) filter (where not is_skipped)`.as('answered'))
    .select(sql<string>`count(*) filter (where is_skipped)`.as('skipped'))
    .executeTakeFirstOrThrow();
  return { answered: Number(answered), skipped: Number(skipped) };
}

/** How often each option was chosen; options nobody chose are left out. */
export async function countChoices(db: Queryable) {
  const rows = await db
    .selectFrom('onboarding_choice')
    .select(['question', 'option_id', ({ fn }) => fn.countAll<string>().as('count')])
    .groupBy(['question', 'option_id'])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** What people wrote for Other in answer to a question, the latest first. */
export async function listTexts(
  db: Queryable,
  question: OnboardingQuestion,
  { cursor, size }: { cursor: string; size: number },
): Promise<CursorPage<TextRow>> {
  const rows = await db
    .selectFrom('onboarding_choice')
    .select(['choice_id', 'option_id', 'other_text', 'created_at'])
    .where('question', '=', question)
    .where('other_text', 'is not', null)
    .where((eb) => afterCursor(eb, cursor, [['choice_id', 'integer']], 'desc'))
    .orderBy('choice_id', 'desc')
    .limit(size + 1)
    .execute();
  return toPage(rows, size, (row) => [Number(row.choice_id)]);
}
