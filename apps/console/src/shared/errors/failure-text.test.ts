import { wordsOf } from '@boardwalk/app-shell/failures';
import { errorsOfSources } from '@boardwalk/test-kit/errors-of-sources';
import type { MessageDescriptor } from 'react-intl';
import { expect, test } from 'vitest';
import { failureMessages, specialMessages } from './messages.ts';

const sources = import.meta.glob<string>(
  ['../../**/*.{ts,tsx}', '!../../**/*.test.{ts,tsx}', '!../../**/testing/**'],
  { query: '?raw', import: 'default', eager: true },
);
const met = errorsOfSources(Object.values(sources));

/** Errors without words that the reader of a page does not get to see, and why. */
const UNSEEN: Readonly<Record<string, string>> = { idempotency_key_reused: 'a defect of the page' };

test('the words of errors are about what calls of this app can meet', () => {
  expect(Object.keys(specialMessages).filter((error) => !met.has(error as never))).toEqual([]);
});

test('each error that a call of this app can meet has words', () => {
  const words = (error: string, status: number): MessageDescriptor =>
    wordsOf<MessageDescriptor>({ operation: 'getFile', kind: 'answer', status, error }, failureMessages, {});
  const wordless = [...met]
    .filter(([error, status]) => words(error, status) === failureMessages.unknown)
    .map(([error]) => error as string);
  const missing = wordless.filter(
    (error) => !Object.hasOwn(specialMessages, error) && !Object.hasOwn(UNSEEN, error),
  );
  expect(wordless.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});
