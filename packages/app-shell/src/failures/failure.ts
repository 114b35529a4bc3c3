import type { ApiFailureRecord, ErrorName } from '@boardwalk/api-client';
import type { IntlShape, MessageDescriptor } from 'react-intl';

/** Whether an error of a hook is a failed call (and not a defect in our code). */
export function isFailure(error: unknown): error is ApiFailureRecord {
  return typeof error === 'object' && error !== null && 'operation' in error && 'kind' in error;
}

/**
 * The few cases of failed calls that an app has words for, whatever the error: no answer, or the HTTP status of the answer. What
 * the state of things does not allow (409) has no words of its own. Statuses need no name of an error that a page never meets.
 */
export type FailureCase =
  | 'network'
  | 'timeout'
  | 'unknown'
  /** bad input */
  | 400
  /** not signed in */
  | 401
  /** not allowed */
  | 403
  /** not there, or not any more */
  | 404
  /** too large */
  | 413
  /** a type that is not taken */
  | 415
  /** too many requests */
  | 429
  /** a fault of the server */
  | 500
  /** the server takes a break */
  | 503;

/** Further statuses of the contract that mean the same to a reader. */
const SAME: Readonly<Record<number, FailureCase>> = { 408: 'timeout', 410: 404, 414: 413, 431: 413 };

/**
 * What a page says about a failure: its own words for this error, or else those of its case. What is no failed call, or a status
 * without words, reads as unknown.
 *
 * @param words of each case
 * @param specials of errors that calls of this app can meet, by their name in the contract
 */
export function wordsOf<Words>(
  failure: unknown,
  words: Readonly<Record<FailureCase, Words>>,
  specials: Readonly<Partial<Record<ErrorName, Words>>>,
): Words {
  if (!isFailure(failure)) return words.unknown;
  const { kind, status, error } = failure;
  if (Object.hasOwn(specials, error)) return specials[error as ErrorName] ?? words.unknown;
  const read: Readonly<Partial<Record<string | number, Words>>> = words;
  if (kind === 'answer') return read[SAME[status] ?? status] ?? words.unknown;
  return read[kind === 'sign_in_required' ? 401 : kind] ?? words.unknown;
}

/**
 * Makes what an app says to its visitor about a failed call, in the page's language. Chosen by the error's name in the contract;
 * texts of the server are never shown.
 *
 * @param words of each case
 * @param specials of errors that calls of this app can meet, by their name in the contract
 * @returns takes the error of an RTK Query hook or mutation; anything else reads as unknown
 */
export function failureTextOf(
  words: Readonly<Record<FailureCase, MessageDescriptor>>,
  specials: Readonly<Partial<Record<ErrorName, MessageDescriptor>>>,
): (intl: IntlShape, failure: unknown) => string {
  return (intl, failure) => intl.formatMessage(wordsOf(failure, words, specials));
}
