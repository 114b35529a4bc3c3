import type { ErrorName } from '@boardwalk/api-client';
import { wordsOf } from '@boardwalk/app-shell/failures';
import { ALL_ERRORS, errorsOfSources } from '@boardwalk/test-kit/errors-of-sources';
import type { MessageDescriptor } from 'react-intl';
import { expect, test } from 'vitest';
import { failureMessages, specialMessages } from './messages.ts';

const sources = import.meta.glob<string>(
  ['../../{app,features,shared}/**/*.{ts,tsx}', '!../../**/*.test.{ts,tsx}', '!../../**/testing/**'],
  { query: '?raw', import: 'default', eager: true },
);
const met = errorsOfSources(Object.values(sources));

/** Errors without words that the reader of a page does not get to see, and why. */
const UNSEEN: Readonly<Record<string, string>> = {
  idempotency_key_reused: 'a defect of the page',
  cannot_follow_self: 'nobody is offered to follow themselves',
  onboarding_answered: 'ends the questions without a word',
};

/** Errors that read as no more than that something went wrong, without words of their own. */
function wordless(errors: ReadonlyMap<ErrorName, number>): string[] {
  const words = ([error, status]: [ErrorName, number]): MessageDescriptor =>
    wordsOf<MessageDescriptor>({ operation: 'getFile', kind: 'answer', status, error }, failureMessages, {});
  return [...errors].filter((each) => words(each) === failureMessages.unknown).map(([error]) => error);
}

test('every error of the contract has words; only a state of things that does not allow it has none', () => {
  expect(ALL_ERRORS.size).toBeGreaterThan(150);
  const statuses = wordless(ALL_ERRORS).map((error) => ALL_ERRORS.get(error as ErrorName));
  expect(new Set(statuses)).toEqual(new Set([409]));
});

test.each([
  [{ kind: 'network', status: 0, error: '' }, failureMessages.network],
  [{ kind: 'timeout', status: 0, error: '' }, failureMessages.timeout],
  [{ kind: 'sign_in_required', status: 0, error: '' }, failureMessages[401]],
  [{ kind: 'malformed', status: 200, error: '' }, failureMessages.unknown],
  // A proxy in front of the server knows no names.
  [{ kind: 'answer', status: 503, error: '' }, failureMessages[503]],
  [{ kind: 'answer', status: 409, error: 'thread_full' }, specialMessages.thread_full],
  [{ kind: 'answer', status: 409, error: 'constructor' }, failureMessages.unknown],
  [new Error('defect'), failureMessages.unknown],
])('%o has words of its own or those of its case', (failure, expected) => {
  const record = failure instanceof Error ? failure : { operation: 'getFile', ...failure };
  expect(wordsOf<MessageDescriptor>(record, failureMessages, specialMessages)).toBe(expected);
});

test('no page carries words about what only the console and the account know', () => {
  expect(Object.keys(specialMessages).filter((error) => !met.has(error as never))).toEqual([]);
});

test('each error that a call of the community can meet has words', () => {
  const silent = wordless(met);
  const missing = silent.filter((error) => !Object.hasOwn(specialMessages, error) && !(error in UNSEEN));
  expect(silent.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
  expect(Object.keys(UNSEEN).filter((error) => !silent.includes(error))).toEqual([]);
});
