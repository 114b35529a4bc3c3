import { FeeType } from '@boardwalk/domain';
import type { Value } from '../../../infra/database/compiledOnce.ts';
import type { WorkFilter } from './workFilter.ts';

/** Conditions with one value. */
const CONDITIONS = ['topicId', 'feeType', 'language', 'kind', 'ownerId'] as const;

/** Which conditions a filter has; with their values it is the filter again. The keyword is no part of it. */
export interface FilterForm {
  tags: number;
  conditions: readonly (typeof CONDITIONS)[number][];
}

/** Takes a filter apart: a statement hangs on its form, and is asked with its values. */
export function formOf(filter: WorkFilter): { form: FilterForm; values: readonly Value[] } {
  const tagIds = [...new Set(filter.tagIds)];
  const values: Value[] = [...tagIds];
  const conditions = CONDITIONS.filter((condition) => {
    const value = filter[condition];
    if (value === undefined || (condition === 'feeType' && value === FeeType.ALL)) return false;
    values.push(value);
    return true;
  });
  return { form: { tags: tagIds.length, conditions }, values };
}

/** Puts a filter together again. */
export function filterFrom({ tags, conditions }: FilterForm, values: readonly Value[]): WorkFilter {
  const given = conditions.map((condition, index) => [condition, values[tags + index]] as const);
  return { tagIds: values.slice(0, tags), ...Object.fromEntries(given) } as WorkFilter;
}

/** How many values a filter has. */
export function valuesOf({ tags, conditions }: FilterForm): number {
  return tags + conditions.length;
}
