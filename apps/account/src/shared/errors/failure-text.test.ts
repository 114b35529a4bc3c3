import { wordsOf } from '@boardwalk/app-shell/failures';
import { errorsOfSources } from '@boardwalk/test-kit/errors-of-sources';
import type { MessageDescriptor } from 'react-intl';
import { expect, test } from 'vitest';
import { centreFailureMessages } from '../../features/centre/failure-messages.ts';
import { providerFailureMessages } from '../../features/sign-in/providers/failure-messages.ts';
import { setupFailureMessages } from '../../features/setup/failure-messages.ts';
import { failureMessages, specialMessages } from './messages.ts';

const sources = import.meta.glob<string>(
  ['../../**/*.{ts,tsx}', '!../../**/*.test.{ts,tsx}', '!../../**/testing/**'],
  { query: '?raw', import: 'default', eager: true },
);

/** Errors that the calls of some rooms can meet. */
function metBy(rooms: RegExp) {
  const theirs = Object.entries(sources).filter(([file]) => rooms.test(file));
  return errorsOfSources(theirs.map(([, text]) => text));
}

/** Errors whose words are not in a table, and why. */
const ELSEWHERE: Readonly<Record<'centre' | 'setup' | 'doors', Readonly<Record<string, string>>>> = {
  centre: {
    idempotency_key_reused: 'a defect of the page',
    no_storage_location: 'a defect of the server: everybody has a space',
    cannot_follow_self: 'nobody is offered to follow themselves',
    nothing_to_prove: 'the hint goes away',
    owns_teams: 'the dialog names the teams',
  },
  setup: {},
  doors: {
    passkeys_not_offered: 'the button of passkeys says it',
    link_used: 'the page of the link says it',
  },
};

test.each([
  ['the centre', metBy(/\/features\/centre\//u), centreFailureMessages, ELSEWHERE.centre],
  ['the first admin', metBy(/\/features\/setup\//u), setupFailureMessages, ELSEWHERE.setup],
  ['the doors', metBy(/\/features\/(sign-in|mailed-links)\//u), providerFailureMessages, ELSEWHERE.doors],
])('each error that a call of %s can meet has words, and no other', (_rooms, met, own, elsewhere) => {
  const words = (error: string, status: number): MessageDescriptor =>
    wordsOf<MessageDescriptor>(
      { operation: 'getUserInfo', kind: 'answer', status, error },
      failureMessages,
      {},
    );
  const wordless = [...met]
    .filter(([error, status]) => words(error, status) === failureMessages.unknown)
    .map(([error]) => error as string);
  const said = { ...specialMessages, ...own, ...elsewhere };
  expect(wordless.length).toBeGreaterThan(1);
  expect(wordless.filter((error) => !Object.hasOwn(said, error))).toEqual([]);
  expect(Object.keys({ ...own, ...elsewhere }).filter((error) => !met.has(error as never))).toEqual([]);
});

test('the words of every page are about what calls of this app can meet', () => {
  const met = metBy(/./u);
  expect(Object.keys(specialMessages).filter((error) => !met.has(error as never))).toEqual([]);
});
