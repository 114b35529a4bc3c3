import type { SearchQuestion } from './questions.ts';

/** How well an engine answers some questions. */
export interface Quality {
  questions: number;
  /** Mean of 1 / place of the first document that is meant, among the first ten; 0 when none is. */
  mrr: number;
  /** Mean share of the documents meant that are among the first ten. */
  recall: number;
  /** Share of questions with a document that is meant among the first ten. */
  success: number;
  /** Share of questions without any answer. */
  empty: number;
}

/** The ids an engine finds, the best first. */
export type Engine = (question: SearchQuestion) => Promise<readonly string[]> | readonly string[];

/** One question with what it found. */
export interface Answered {
  question: SearchQuestion;
  found: readonly string[];
}

/** Asks an engine all questions. */
export async function askAll(engine: Engine, questions: readonly SearchQuestion[]): Promise<Answered[]> {
  const answered: Answered[] = [];
  for (const question of questions) answered.push({ question, found: await engine(question) });
  return answered;
}

/** Sums up what was found. */
export function qualityOf(answered: readonly Answered[]): Quality {
  const mean = (valueOf: (each: Answered) => number) =>
    answered.reduce((sum, each) => sum + valueOf(each), 0) / Math.max(1, answered.length);
  const place = ({ question, found }: Answered) =>
    found.slice(0, 10).findIndex((id) => question.answers.includes(id));
  return {
    questions: answered.length,
    mrr: mean((each) => (place(each) < 0 ? 0 : 1 / (place(each) + 1))),
    recall: mean(
      ({ question, found }) =>
        question.answers.filter((id) => found.slice(0, 10).includes(id)).length / question.answers.length,
    ),
    success: mean((each) => (place(each) < 0 ? 0 : 1)),
    empty: mean(({ found }) => (found.length === 0 ? 1 : 0)),
  };
}

/** The value below which a share of the numbers is. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
