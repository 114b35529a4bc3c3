import { addDays, localDate } from '@boardwalk/domain';
import type { Infra } from '../../infra/Infra.ts';
import * as repository from './figuresRepository.ts';

/** Most texts that are named among those that found nothing (contract: Figures). */
const EMPTY_TERMS = 50;

/** Counts what happens in the community. Who may is asked before. */
export function createFigures({ db, clock }: Pick<Infra, 'db' | 'clock'>) {
  return {
    /** Figures of a number of days, today included, beside those of as many days before. */
    async of(days: number) {
      const now = clock.now();
      const to = localDate(now, 'UTC');
      const from = addDays(to, 1 - days);
      const span = spanOf(from, addDays(to, 1));
      const [counted, earlier, waiting, reviews, terms] = await Promise.all([
        repository.countByDay(db, span),
        repository.countByDay(db, spanOf(addDays(from, -days), from)),
        repository.countWaiting(db, now),
        repository.measureReviews(db, span),
        repository.listEmptyTerms(db, span, EMPTY_TERMS),
      ]);
      const byDay = new Map(counted.map((row) => [row.day, row]));
      return {
        from,
        to,
        days: Array.from({ length: days }, (_, index) => {
          const day = addDays(from, index);
          return byDay.get(day) ?? { day, works: 0, uses: 0, empty_searches: 0 };
        }),
        ...sumOf(counted),
        before: sumOf(earlier),
        review: { ...waiting, ...reviews },
        empty_terms: terms,
      };
    },
  };
}

function spanOf(from: string, until: string): repository.Span {
  return { from: new Date(`${from}T00:00:00Z`), until: new Date(`${until}T00:00:00Z`) };
}

function sumOf(rows: ReadonlyArray<{ works: number; uses: number; empty_searches: number }>) {
  const sum = { works: 0, uses: 0, empty_searches: 0 };
  for (const { works, uses, empty_searches: searches } of rows) {
    sum.works += works;
    sum.uses += uses;
    sum.empty_searches += searches;
  }
  return sum;
}
