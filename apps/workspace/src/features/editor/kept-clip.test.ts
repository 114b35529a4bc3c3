import { AppSession } from '@boardwalk/app-shell/app';
import { dropAllKept, keptClipOf } from '@boardwalk/app-shell/kept-edits';
import { aSession, aTokenGrant, mockApi } from '@boardwalk/test-kit';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(dropAllKept);

const stored = () => Object.values(localStorage).filter((value) => String(value).includes('copied'));

test('what somebody copied is there for their other boards, and for nobody else', () => {
  keptClipOf('ana').write('copied by Ana');
  expect(keptClipOf('ana').read()).toBe('copied by Ana');
  expect(stored()).toHaveLength(1);
  expect(keptClipOf('ben').read()).toBeNull();
  expect(stored()).toEqual([]);
  expect(keptClipOf('ana').read()).toBeNull();
});

test('what was copied before somebody signed in is theirs', () => {
  keptClipOf('').write('copied');
  expect(keptClipOf('ana').read()).toBe('copied');
  expect(keptClipOf('').read()).toBe('copied');
});

test('it goes when the person signs out', async () => {
  const { fetch } = mockApi({
    getSession: () => aSession(),
    exchangeToken: () => aTokenGrant(),
    signOut: () => null,
  });
  const nothing = () => undefined;
  const session = new AppSession({ language: 'en-US', onSignInNeeded: nothing, onOtherUser: nothing, fetch });
  const { user_id: userId } = await session.start();
  keptClipOf(userId).write('copied');
  await session.signOut();
  session.close();
  expect(keptClipOf(userId).read()).toBeNull();
  expect(stored()).toEqual([]);
});

test('a large copy is kept as long as the page is, and takes the place of the one before', () => {
  const kept = keptClipOf('ana');
  kept.write('copied');
  const large = `copied ${'x'.repeat(1_100_000)}`;
  kept.write(large);
  expect(stored()).toEqual([]);
  expect(kept.read()).toBe(large);
});

test('where nothing can be stored it is kept as long as the page is', () => {
  const kept = keptClipOf('ana');
  kept.write('copied before');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  kept.write('copied');
  expect(stored()).toEqual([]);
  expect(kept.read()).toBe('copied');
});
