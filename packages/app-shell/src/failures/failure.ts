import type { ApiFailureRecord, ErrorName } from '@boardwalk/api-client';

/** Whether an error of a hook is a failed call (and not a defect in our code). */
export function isFailure(error: unknown): error is ApiFailureRecord {
  return typeof error === 'object' && error !== null && 'operation' in error && 'kind' in error;
}

/**
 * What a page says about the error that the server named; undefined when it named none, or one that this page does not know.
 * By name, so that pages do without the table of numbers.
 */
export function wordsOf<Words>(
  { error }: Pick<ApiFailureRecord, 'error'>,
  words: Readonly<Partial<Record<ErrorName, Words>>>,
): Words | undefined {
  return Object.hasOwn(words, error) ? words[error as ErrorName] : undefined;
}
