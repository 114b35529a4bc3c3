import { failWith, mockApi, type MockHandlers } from '@boardwalk/test-kit';
import { createApiClient } from '@boardwalk/api-client';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { collectionNeeds } from '#features/collection/needs.ts';
import { embedNeeds } from '#features/embed/needs.ts';
import { profileNeeds } from '#features/profile/needs.ts';
import type { PageNeeds } from '#shared/api/page-needs.ts';
import { makeStore } from '../store.ts';
import { storeContext } from './page-context.ts';
import { serverPrefetch } from './prefetch.ts';

/** The status of a page whose calls are refused. */
async function statusOf(needs: PageNeeds, refusal: 'bad_input' | 'unavailable'): Promise<number | undefined> {
  const refuse = () => failWith(refusal);
  const handlers: MockHandlers = {
    getCollection: refuse,
    listCollectionFiles: refuse,
    getFileFull: refuse,
    getProfileByName: refuse,
  };
  const client = createApiClient({ baseUrl: 'http://in-process/api', fetch: mockApi(handlers).fetch });
  const context = new RouterContextProvider();
  context.set(storeContext, makeStore({ client }));
  const params = { collectionId: 'zzzz', profileName: 'a'.repeat(200) };
  const request = new Request('https://b.example/community/');
  const answer = await serverPrefetch(needs)({ context, params, request } as never);
  return answer.init?.status;
}

const pages = [
  ['a collection', collectionNeeds],
  ['a profile', profileNeeds],
  ['an embedded work', embedNeeds('zzzz')],
] as const;

test.each(pages)('an address of %s that cannot exist is a page with status 404', async (_what, needs) => {
  expect(await statusOf(needs, 'bad_input')).toBe(404);
});

test.each(pages)(
  'an address of %s that the server cannot answer now has status 502',
  async (_what, needs) => {
    expect(await statusOf(needs, 'unavailable')).toBe(502);
  },
);
