import { expect, test } from 'vitest';
import type { PageState } from '../store.ts';
import { receivedNow } from './received-now.ts';

test('an answer of the server is as old as the page in the browser, whatever the server’s clock says', () => {
  const query = { status: 'fulfilled', data: { count: 1 }, fulfilledTimeStamp: 1000 };
  const state = { settings: { language: 'en-US' }, api: { queries: { a: query, b: { status: 'pending' } } } };
  expect(receivedNow(state as unknown as PageState, 99_000)).toEqual({
    settings: { language: 'en-US' },
    api: { queries: { a: { ...query, fulfilledTimeStamp: 99_000 }, b: { status: 'pending' } } },
  });
  expect(query.fulfilledTimeStamp).toBe(1000);
});
