import { aFileCard, aFileKey, aFileOwner, aTagRef, aUser, failWith } from '@boardwalk/test-kit';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '#app/testing/render-app.tsx';

const answers = {
  listViewFiles: () => ({
    list: [aFileCard({ name: 'Weekly retrospective' })],
    next_cursor: '0',
    has_more: false,
  }),
  getTag: ({ query }: { query: URLSearchParams }) =>
    TAGS.find(({ id }) => String(id) === query.get('id')) ?? failWith('tag_not_found'),
};
const TAGS = [
  aTagRef({ id: 7, name: 'Meetings', ttype: 1 }),
  aTagRef({ id: 31, name: 'teachers', ttype: 3 }),
  aTagRef({ id: 9021, name: 'Low tide', ttype: 2 }),
];

/** What the list was asked for. */
async function askedAt(path: string, viewer?: ReturnType<typeof aUser>) {
  const app = await renderApp(path, { handlers: answers, ...(viewer ? { viewer } : {}) });
  await expect.element(page.getByRole('link', { name: 'Weekly retrospective' })).toBeVisible();
  return Object.fromEntries(app.api.callsOf('listViewFiles')[0]?.query ?? []);
}
const title = (name: string) => page.getByRole('heading', { level: 1, name });

describe('listings', () => {
  test('[ROUTE-08] /hot is the top list, titled hot', async () => {
    expect(await askedAt('/hot')).toMatchObject({ viewType: '2' });
    await expect.element(title('Hot')).toBeVisible();
  });

  test('[ROUTE-09] /new lists the latest first', async () => {
    expect(await askedAt('/new')).toMatchObject({ order: '11' });
    await expect.element(title('New')).toBeVisible();
  });

  test('[ROUTE-10] /focus lists the works of followed creators', async () => {
    expect(await askedAt('/focus', aUser())).toMatchObject({ viewType: '3' });
    await expect.element(title('Following')).toBeVisible();
  });

  test('/focus suggests creators to somebody who follows nobody, and shows their works once followed', async () => {
    const viewer = aUser({ user_id: 'uMyself00001' });
    const owners = ['Wren', 'Wren', 'Otis'].map((name) =>
      aFileOwner({ user_id: `u${name}`.padEnd(12, '0'), nick_name: name, profile_name: name.toLowerCase() }),
    );
    const hot = [...owners, aFileOwner({ user_id: viewer.user_id, nick_name: 'Me', profile_name: 'me' })];
    let isFollowing = false;
    await renderApp('/focus', {
      viewer,
      handlers: {
        listViewFiles: ({ query }) => ({
          list:
            query.get('viewType') === '2'
              ? hot.map((owner, index) => aFileCard({ file_key: aFileKey(41 + index), owner }))
              : isFollowing
                ? [aFileCard({ name: 'New by Otis' })]
                : [],
          next_cursor: '0',
          has_more: false,
        }),
        checkFollow: ({ query }) => ({
          focus_user_id: query.get('focus_user_id') ?? '',
          relation: 0,
          blocked: false,
        }),
        followUser: ({ body }) => {
          isFollowing = true;
          return { focus_user_id: body.focus_user_id, relation: 2, blocked: false };
        },
      },
    });
    const creators = page.getByRole('region', { name: 'Creators to follow' });
    await expect
      .element(creators.getByRole('link', { name: 'Otis' }))
      .toHaveAttribute('href', '/profile/otis');
    expect(creators.getByRole('listitem').elements()).toHaveLength(2);
    await creators.getByRole('button', { name: 'Follow Otis' }).click();
    await expect.element(page.getByRole('link', { name: 'New by Otis' })).toBeVisible();
    // The button that was pressed is gone with the suggestions.
    await expect.element(title('Following')).toHaveFocus();
  });

  test('/focus invites an anonymous visitor to log in, and asks for nothing', async () => {
    const app = await renderApp('/focus', { handlers: answers });
    await expect.element(page.getByRole('heading', { name: 'Log in to see who you follow' })).toBeVisible();
    expect(app.api.callsOf('listViewFiles')).toHaveLength(0);
  });

  test('[ROUTE-07] /tag-7 lists that tag, under its name', async () => {
    expect(await askedAt('/tag-7')).toMatchObject({ tag_id: '7' });
    await expect.element(title('Meetings templates')).toBeVisible();
  });

  test('[ROUTE-07] a custom tag is listed under its name too', async () => {
    expect(await askedAt('/tag-9021')).toMatchObject({ tag_id: '9021' });
    await expect.element(title('Low tide templates')).toBeVisible();
  });

  test.each(['[ROUTE-21] /role-31', '[ROUTE-22] /role/31'])('%s lists that role', async (name) => {
    expect(await askedAt(name.split(' ')[1] ?? '')).toMatchObject({ tag_id: '31' });
    await expect.element(title('For teachers')).toBeVisible();
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'https://boards.example.com/community/role-31',
    );
  });

  test('an order can be chosen, and stands in the address', async () => {
    const app = await renderApp('/tag-7', { handlers: answers });
    await userEvent.click(page.getByRole('link', { name: 'Newest' }));
    await expect.poll(app.address).toBe('/tag-7?order=11');
    await expect.poll(() => app.api.callsOf('listViewFiles').at(-1)?.query.get('order')).toBe('11');
  });

  test('an empty list says what to do next', async () => {
    await renderApp('/tag-9', {
      handlers: { ...answers, listViewFiles: () => ({ list: [], next_cursor: '0', has_more: false }) },
    });
    await expect.element(page.getByRole('link', { name: 'See what is hot' })).toHaveAttribute('href', '/hot');
  });

  test.each(['/tag-424242', '/role-424242', '/topic-424242', '/role-7', '/tag-0'])(
    'at %s there is nothing: the page says so, is not for search engines, and leads on',
    async (address) => {
      await renderApp(address, {
        handlers: {
          ...answers,
          getTopic: () => failWith('topic_not_found'),
          listTopicFiles: () => failWith('topic_not_found'),
          listViewFiles: ({ query }) =>
            query.get('tag_id') === '424242' ? failWith('tag_not_found') : answers.listViewFiles(),
        },
      });
      await expect
        .element(
          page.getByRole('heading', { level: 1, name: /no such tag or role|not exist|could not be found/i }),
        )
        .toBeVisible();
      expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
      expect(page.getByRole('main').getByRole('link').elements()).not.toHaveLength(0);
    },
  );

  test('an order that is not offered is shown while it sorts', async () => {
    await renderApp('/tag-7?order=3', { handlers: answers });
    await expect
      .element(page.getByRole('link', { name: 'Recently updated' }))
      .toHaveAttribute('aria-current');
  });

  test('a list that fails says so and can be asked for again', async () => {
    let isDown = true;
    await renderApp('/hot', {
      handlers: { listViewFiles: () => (isDown ? failWith('unavailable') : answers.listViewFiles()) },
    });
    await expect.element(page.getByText('The list could not be loaded')).toBeVisible();
    isDown = false;
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect.element(page.getByRole('link', { name: 'Weekly retrospective' })).toBeVisible();
  });
});
