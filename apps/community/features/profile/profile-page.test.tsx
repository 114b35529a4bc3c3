import { ReviewStatus } from '@boardwalk/domain';
import {
  aFileCard,
  aFollowPerson,
  anOwnFile,
  aProfile,
  aUser,
  failWith,
  type MockHandlers,
} from '@boardwalk/test-kit';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { loginFrame } from '#app/testing/login-frame.ts';
import { renderApp } from '#app/testing/render-app.tsx';
import { said } from '#app/testing/said.ts';

const me = aUser({ nick_name: 'Lin Xia', profile_name: 'linxia' });
const mine = aProfile({ user_id: me.user_id, nick_name: me.nick_name, name: 'linxia' });
const hers = aProfile({ user_id: 'w7Dq4FnRb9Kc', name: 'wren', nick_name: 'Wren Okafor' });

const list = <Entry,>(...entries: Entry[]) => ({ list: entries, next_cursor: '', has_more: false });
const tab = (name: string) => page.getByRole('navigation', { name: 'Profile' }).getByRole('link', { name });
const title = () => page.getByRole('heading', { level: 1 });

const answers: MockHandlers = {
  getOwnProfile: () => mine,
  getProfileByName: ({ query }) =>
    [mine, hers].find(({ name }) => name === query.get('name')) ?? failWith('profile_not_found'),
  checkFollow: () => ({ focus_user_id: hers.user_id, relation: 0, blocked: false }),
  listCreatorFiles: () => list(aFileCard({ name: 'Risk register' })),
  listOwnFiles: () => list(anOwnFile({ name: 'My retrospective' })),
  listCollections: () => ({ list: [] }),
  listCollectedFiles: () => list(aFileCard({ name: 'Collected plan' })),
  listFollows: () => list(aFollowPerson({ nick_name: 'Piet Harrow', relation: 2 })),
  listFans: () => list(aFollowPerson({ nick_name: 'Otis Vale', relation: 4 })),
};

describe('the address', () => {
  test('[ROUTE-15] with a name shows that person', async () => {
    await renderApp('/profile/wren', { handlers: answers });
    await expect.element(title()).toHaveTextContent('Wren Okafor');
    await expect.element(page.getByText(hers.introduce)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Risk register' })).toBeVisible();
  });

  test('[ROUTE-16] alone shows the viewer, and keeps the address while tabs change', async () => {
    const app = await renderApp('/profile', { handlers: answers, viewer: me });
    await expect.element(title()).toHaveTextContent('Lin Xia');
    await tab('Collections').click();
    await expect.poll(app.address).toBe('/profile?tab=2');
    await expect.element(page.getByRole('link', { name: 'Collected plan' })).toBeVisible();
  });

  test('alone invites a visitor to log in', async () => {
    await renderApp('/profile', { handlers: answers });
    await expect.element(page.getByRole('heading', { name: 'Log in to see your page' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect.poll(loginFrame).not.toBeNull();
  });

  test('of nobody says so', async () => {
    await renderApp('/profile/nobody', { handlers: answers });
    await expect.element(title()).toHaveTextContent('This profile does not exist');
  });

  test('with a name that nobody can have says that there is no such profile', async () => {
    await renderApp(`/profile/${'a'.repeat(200)}`, {
      handlers: { ...answers, getProfileByName: () => failWith('bad_input') },
    });
    await expect.element(title()).toHaveTextContent('This profile does not exist');
    await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  test.each([
    ['[ROUTE-17] 1: works', 1, 'Works', 'Risk register'],
    ['[ROUTE-18] 2: collections', 2, 'Collections', 'Collected plan'],
    ['[ROUTE-19] 3: follows', 3, 'Following', 'Piet Harrow'],
    ['[ROUTE-20] 4: fans', 4, 'Followers', 'Otis Vale'],
  ])('with tab %s', async (_what, value, name, content) => {
    await renderApp(`/profile/wren?tab=${value}`, { handlers: answers });
    await expect.element(tab(name)).toHaveAttribute('aria-current', 'page');
    await expect.element(page.getByRole('link', { name: content })).toBeVisible();
  });
});

describe('the action', () => {
  test('[ROLE-39] on the own page is edit', async () => {
    await renderApp('/profile/linxia', { handlers: answers, viewer: me });
    await expect.element(page.getByRole('button', { name: 'Edit profile' })).toBeVisible();
    expect(page.getByRole('button', { name: /^Follow/ }).elements()).toHaveLength(0);
  });

  test('[ROLE-40] on somebody else’s page is follow', async () => {
    const { api } = await renderApp('/profile/wren', {
      handlers: { ...answers, followUser: ({ body }) => ({ ...body, relation: 6, blocked: false }) },
      viewer: me,
    });
    await page.getByRole('button', { name: 'Follow Wren Okafor' }).click();
    await expect.poll(said).toContain('Following each other');
    expect(api.callsOf('followUser').map(({ body }) => body)).toEqual([{ focus_user_id: hers.user_id }]);
    expect(page.getByRole('button', { name: 'Edit profile' }).elements()).toHaveLength(0);
  });

  test('follow asks a visitor to log in', async () => {
    const { api } = await renderApp('/profile/wren', { handlers: answers });
    await page.getByRole('button', { name: 'Follow Wren Okafor' }).click();
    await expect.poll(loginFrame).not.toBeNull();
    expect(api.callsOf('followUser')).toHaveLength(0);
  });
});

describe('own works', () => {
  test.each([
    ['in review', ReviewStatus.NOT_AUDIT, 'In review', 'See submission'],
    ['published', ReviewStatus.PASS, 'Published', 'Manage publication'],
    ['not passed', ReviewStatus.NOT_PASS, 'Not passed', 'Improve and resubmit'],
    ['withdrawn', ReviewStatus.NOT_PUBLISH, 'Not published', 'Publish'],
  ] as const)('carry their state and what to do next: %s', async (_what, auditStatus, label, action) => {
    const work = anOwnFile({ name: 'My retrospective', auditStatus });
    await renderApp('/profile', { viewer: me, handlers: { ...answers, listOwnFiles: () => list(work) } });
    const works = page.getByRole('main').getByRole('grid').last();
    await expect.element(works.getByText(label, { exact: true })).toBeVisible();
    await expect.element(works.getByRole('button', { name: action, exact: true })).toBeVisible();
  });

  test('a refused one says why, and leads to the editor while no version is public', async () => {
    const work = anOwnFile({
      name: 'My retrospective',
      auditStatus: ReviewStatus.NOT_PASS,
      is_public: false,
      reason: 'The cover is blank.',
    });
    await renderApp('/profile', { viewer: me, handlers: { ...answers, listOwnFiles: () => list(work) } });
    await expect.element(page.getByText('The cover is blank.', { exact: false })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'My retrospective' }))
      .toHaveAttribute('href', `/app/editor/${work.file_key}`);
  });

  test('[ROLE-41] are not offered for publishing on somebody else’s page', async () => {
    await renderApp('/profile/wren', { handlers: answers, viewer: me });
    await expect.element(page.getByRole('link', { name: 'Risk register' })).toBeVisible();
    expect(page.getByRole('main').getByRole('button', { name: /publi/i }).elements()).toHaveLength(0);
  });

  test('none yet: the page says how to begin', async () => {
    await renderApp('/profile', { viewer: me, handlers: { ...answers, listOwnFiles: () => list() } });
    await expect
      .element(page.getByRole('heading', { name: 'You have not published anything yet' }))
      .toBeVisible();
    await expect
      .element(page.getByRole('main').getByRole('button', { name: 'Publish a board' }))
      .toBeVisible();
  });

  test('that do not load are reported, and another try brings them', async () => {
    let isBroken = true;
    const handlers = {
      ...answers,
      listOwnFiles: () => (isBroken ? failWith('internal_error') : list(anOwnFile({ name: 'My plan' }))),
    };
    await renderApp('/profile', { viewer: me, handlers });
    await expect.element(page.getByText('The list could not be loaded')).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('link', { name: 'My plan' })).toBeVisible();
  });
});

test('from one person to another: followers that do not load are reported in place of those of the first', async () => {
  const { router } = await renderApp('/profile/wren?tab=4', {
    handlers: {
      ...answers,
      listFans: ({ query }) =>
        query.get('user_id') === hers.user_id
          ? list(aFollowPerson({ nick_name: 'Otis Vale' }))
          : failWith('internal_error'),
    },
  });
  await expect.element(page.getByRole('link', { name: 'Otis Vale' })).toBeVisible();
  await router.navigate('/profile/linxia?tab=4');
  await expect.element(title()).toHaveTextContent('Lin Xia');
  await expect.element(page.getByText('The list could not be loaded')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Otis Vale' })).not.toBeInTheDocument();
});

test('from one person to another who does not load: the first one does not stand in for them', async () => {
  const { router } = await renderApp('/profile/wren', {
    handlers: {
      ...answers,
      getProfileByName: ({ query }) => (query.get('name') === 'wren' ? hers : failWith('internal_error')),
    },
  });
  await expect.element(title()).toHaveTextContent(hers.nick_name);
  await router.navigate('/profile/linxia');
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(title()).not.toBeInTheDocument();
});

test('a person unfollowed stays in the list, to be followed again', async () => {
  await renderApp('/profile?tab=3', {
    viewer: me,
    handlers: {
      ...answers,
      unfollowUser: () => ({ focus_user_id: 'w7Dq4FnRb9Kc', relation: 0, blocked: false }),
    },
  });
  await page.getByRole('button', { name: /^Following Piet Harrow/ }).click();
  await expect.element(page.getByRole('button', { name: 'Follow Piet Harrow' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Piet Harrow' })).toBeVisible();
});

describe('reporting', () => {
  test('a visitor reports the profile, once', async () => {
    let isSent = false;
    const { api } = await renderApp('/profile/wren', {
      handlers: {
        ...answers,
        reportProfile: () => {
          if (isSent) return failWith('already_reported');
          isSent = true;
          return null;
        },
      },
    });
    const dialog = page.getByRole('dialog', { name: 'Report this profile' });
    const report = async () => {
      await page.getByRole('button', { name: 'More about Wren Okafor' }).click();
      await page.getByRole('menuitem', { name: 'Report this profile' }).click();
      await dialog.getByRole('radio', { name: 'Advertising or spam' }).click();
      await dialog.getByRole('textbox', { name: 'Describe the problem' }).fill('It sells watches.');
      await dialog.getByRole('checkbox').click();
      await dialog.getByRole('button', { name: 'Send report' }).click();
    };
    await report();
    await expect.element(dialog.getByText('Thank you for your report')).toBeVisible();
    expect(api.callsOf('reportProfile').map(({ body }) => body)).toEqual([
      {
        user_id: hers.user_id,
        product: 'board',
        source: 'community',
        report_type: 4,
        report_desc: 'It sells watches.',
        images_key: [],
      },
    ]);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await report();
    await expect.element(dialog.getByText('You have reported this profile already')).toBeVisible();
  });
});

describe('blocking', () => {
  test('is asked for from the menu of a person, said on their page, and taken back', async () => {
    let blocked = false;
    let relation: 0 | 6 = 0;
    const state = () => ({ focus_user_id: hers.user_id, relation, blocked });
    const { api } = await renderApp('/profile/wren', {
      viewer: me,
      handlers: {
        ...answers,
        checkFollow: state,
        followUser: () => {
          relation = 6;
          return state();
        },
        blockPerson: () => {
          blocked = true;
          relation = 0;
          return state();
        },
        unblockPerson: () => {
          blocked = false;
          return state();
        },
      },
    });
    await page.getByRole('button', { name: 'Follow Wren Okafor' }).click();
    await expect.poll(said).toContain('Following each other');
    await page.getByRole('button', { name: 'More about Wren Okafor' }).click();
    await page.getByRole('menuitem', { name: 'Block Wren Okafor' }).click();
    const question = page.getByRole('alertdialog', { name: 'Block Wren Okafor?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(api.callsOf('blockPerson')).toEqual([]);
    await page.getByRole('button', { name: 'More about Wren Okafor' }).click();
    await page.getByRole('menuitem', { name: 'Block Wren Okafor' }).click();
    await question.getByRole('button', { name: 'Block' }).click();
    await expect.element(page.getByText('You have blocked Wren Okafor.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /Follow/u })).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Unblock Wren Okafor' }).click();
    await expect.element(page.getByRole('button', { name: 'Follow Wren Okafor' })).toBeVisible();
    await expect.element(page.getByText('You have blocked Wren Okafor.')).not.toBeInTheDocument();
  });

  test('a visitor’s menu has no such entry', async () => {
    await renderApp('/profile/wren', { handlers: answers });
    await page.getByRole('button', { name: 'More about Wren Okafor' }).click();
    await expect.element(page.getByRole('menuitem')).toHaveTextContent('Report this profile');
  });
});
