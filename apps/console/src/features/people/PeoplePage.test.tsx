import type { ManagedPerson } from '@boardwalk/api-client';
import { aCursorPage, aSession, aUser, aUserId, failWith } from '@boardwalk/test-kit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, mountApp } from '../../../test/mount.tsx';

function aManagedPerson(overrides: Partial<ManagedPerson> = {}): ManagedPerson {
  return {
    user_id: aUserId(5),
    nick_name: 'Kei Sato',
    profile_name: 'kei',
    avatar_url: null,
    email: 'kei@example.com',
    mobile: null,
    role: 0,
    special_invite: false,
    influencer: 0,
    expert: 0,
    pub_files: 3,
    is_active: true,
    second_step: null,
    created_at: '2026-03-14T09:26:53.000Z',
    ...overrides,
  };
}

const asSuper = { getSession: () => aSession({ user: aUser({ role: 1 }) }) };
const kei = aManagedPerson();

test('people are found by name and kind, in the address; all of it is accessible', async () => {
  const app = await mountApp('/people', { listPeople: () => aCursorPage([kei]) });
  await expect.element(page.getByRole('rowheader', { name: /Kei Sato/u })).toBeVisible();
  await expectAccessible();
  await userEvent.fill(page.getByRole('textbox'), 'kei');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => app.api.callsOf('listPeople').at(-1)?.query.get('keyword')).toBe('kei');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Kind of account' }), 'Super admin');
  await expect.poll(() => app.api.callsOf('listPeople').at(-1)?.query.get('role')).toBe('1');
  expect(app.address()).toBe('/people?keyword=kei&kind=1');
});

test('the field says what the list shows, also after going back and after the link of the menu', async () => {
  const app = await mountApp('/people', { listPeople: () => aCursorPage([kei]) });
  const field = page.getByRole('textbox');
  const asked = () => app.api.callsOf('listPeople').at(-1)?.query.get('keyword');
  await userEvent.fill(field, 'kei');
  await userEvent.keyboard('{Enter}');
  await expect.poll(asked).toBe('kei');
  await userEvent.fill(field, 'noor');
  await userEvent.keyboard('{Enter}');
  await expect.poll(asked).toBe('noor');
  await app.back();
  expect(app.address()).toBe('/people?keyword=kei');
  await expect.element(field).toHaveValue('kei');
  await userEvent.click(page.getByRole('link', { name: 'People' }));
  await expect.poll(app.address).toBe('/people');
  await expect.element(field).toHaveValue('');
});

test('what is typed is looked for also when a kind is chosen', async () => {
  const app = await mountApp('/people', { listPeople: () => aCursorPage([kei]) });
  const kinds = page.getByRole('combobox', { name: 'Kind of account' });
  await userEvent.fill(page.getByRole('textbox'), ' kei ');
  await userEvent.selectOptions(kinds, 'Super admin');
  await expect.poll(app.address).toBe('/people?keyword=kei&kind=1');
  await expect.element(page.getByRole('textbox')).toHaveValue('kei');
  await userEvent.selectOptions(kinds, 'All kinds');
  await expect.poll(app.address).toBe('/people?keyword=kei');
});

test('who has come meanwhile is there when the admin comes back to the page', async () => {
  let people = [kei];
  await mountApp('/people', { listPeople: () => aCursorPage(people) });
  await expect.element(page.getByRole('rowheader', { name: /Kei Sato/u })).toBeVisible();
  people = [kei, aManagedPerson({ user_id: aUserId(6), nick_name: 'Noor' })];
  window.dispatchEvent(new Event('focus'));
  await expect.element(page.getByRole('rowheader', { name: /Noor/u })).toBeVisible();
});

test('[ROLE-17][ROLE-19] a super admin makes somebody an admin and invites them; only what changed is sent', async () => {
  const app = await mountApp('/people', {
    ...asSuper,
    listPeople: () => aCursorPage([kei]),
    updatePerson: () => ({ ...kei, role: 2, special_invite: true }),
  });
  await userEvent.click(page.getByRole('button', { name: 'Change Kei Sato' }));
  const dialog = page.getByRole('dialog', { name: 'Kei Sato' });
  await userEvent.selectOptions(dialog.getByRole('combobox'), 'Admin');
  await userEvent.click(dialog.getByRole('switch', { name: 'May publish with scene, industry and role' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.element(page.getByText('The changes are saved.')).toBeVisible();
  expect(app.api.callsOf('updatePerson')[0]?.body).toEqual({ role: 2, special_invite: true });
});

test('what is saved of a person is what is shown', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof failWith>>();
  const app = await mountApp('/people', {
    ...asSuper,
    listPeople: () => aCursorPage([kei]),
    updatePerson: () => answer.promise,
  });
  await userEvent.click(page.getByRole('button', { name: 'Change Kei Sato' }));
  const dialog = page.getByRole('dialog', { name: 'Kei Sato' });
  await userEvent.click(dialog.getByRole('switch', { name: 'May publish with scene, industry and role' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.poll(() => app.api.callsOf('updatePerson')).toHaveLength(1);
  const maySignIn = dialog.getByRole('switch', { name: /^Can sign in/u });
  await userEvent.click(maySignIn);
  await expect.element(maySignIn).toBeChecked();
  answer.resolve(failWith('unavailable'));
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await userEvent.click(maySignIn);
  await expect.element(maySignIn).not.toBeChecked();
});

test('[ROLE-15] a general admin changes neither kinds nor other admins, and nobody themselves', async () => {
  const noor = aManagedPerson({ user_id: aUserId(6), nick_name: 'Noor', role: 2 });
  const self = aManagedPerson({ user_id: aUser().user_id, nick_name: 'Myself' });
  await mountApp('/people', { listPeople: () => aCursorPage([kei, noor, self]) });
  await userEvent.click(page.getByRole('button', { name: 'Change Kei Sato' }));
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('combobox')).toBeDisabled();
  await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
  for (const [name, words] of [
    ['Noor', 'Only super admins can change an admin.'],
    ['Myself', 'You cannot change your own account here.'],
  ] as const) {
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect.poll(() => dialog.elements()).toHaveLength(0);
    await userEvent.click(page.getByRole('button', { name: `Change ${name}` }));
    await expect.element(dialog.getByText(words)).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  }
});

test('a dialog that sends stays until it is known what became of it', async () => {
  const answer = Promise.withResolvers<void>();
  const app = await mountApp('/people', {
    ...asSuper,
    listPeople: () => aCursorPage([kei]),
    updatePerson: async () => {
      await answer.promise;
      return failWith('super_admins_only');
    },
  });
  await userEvent.click(page.getByRole('button', { name: 'Change Kei Sato' }));
  const dialog = page.getByRole('dialog');
  await userEvent.click(dialog.getByRole('switch', { name: 'Can sign in' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.poll(() => app.api.callsOf('updatePerson')).toHaveLength(1);
  await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  answer.resolve();
  await expect.element(dialog.getByText('Only super admins can do this.')).toBeVisible();
});

test.each([375, 1280])('at %i px the field and its button have the same top and bottom', async (width) => {
  await page.viewport(width, 800);
  await mountApp('/people', { listPeople: () => aCursorPage([kei]) });
  const field = page.getByRole('textbox');
  await expect.element(field).toBeVisible();
  const edgesOf = (element: Element | null) => {
    const { top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
    return { top, bottom };
  };
  const frame = edgesOf(field.element().parentElement);
  expect(edgesOf(page.getByRole('button', { name: 'Search', exact: true }).element())).toEqual(frame);
  await page.viewport(1280, 800);
});

test('what the server refuses stands in the dialog', async () => {
  await mountApp('/people', {
    ...asSuper,
    listPeople: () => aCursorPage([kei]),
    updatePerson: () => failWith('super_admins_only'),
  });
  await userEvent.click(page.getByRole('button', { name: 'Change Kei Sato' }));
  const dialog = page.getByRole('dialog');
  await userEvent.click(dialog.getByRole('switch', { name: 'Can sign in' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.element(dialog.getByText('Only super admins can do this.')).toBeVisible();
});

test('a super admin sees which admins have no second step, and lets one set it up', async () => {
  const noor = aManagedPerson({
    user_id: aUserId(6),
    nick_name: 'Noor',
    role: 2,
    second_step: { has_two_steps: false, release_until: null },
  });
  const released = { has_two_steps: false, release_until: '2026-03-15T09:26:00.000Z' };
  let isGone = true;
  const app = await mountApp('/people', {
    ...asSuper,
    listPeople: () =>
      aCursorPage([
        noor,
        {
          ...noor,
          user_id: aUserId(7),
          nick_name: 'Ines',
          second_step: { ...released, has_two_steps: true },
        },
      ]),
    releaseSecondStep: () =>
      isGone ? failWith('second_step_not_required') : { ...noor, second_step: released },
  });
  await expect.poll(() => page.getByText('No second step', { exact: true }).elements()).toHaveLength(1);
  await userEvent.click(page.getByRole('button', { name: 'Change Noor' }));
  const dialog = page.getByRole('dialog');
  const allow = dialog.getByRole('button', { name: 'Let them set up a second step' });
  await expectAccessible();
  await userEvent.click(allow);
  await expect.element(dialog.getByText(/needs no second step now/u)).toBeVisible();
  isGone = false;
  await userEvent.click(allow);
  await expect.element(dialog.getByText(/They can set up a second step until Mar 15, 2026/u)).toBeVisible();
  await expect.poll(() => allow.elements()).toHaveLength(0);
  expect(app.api.callsOf('releaseSecondStep').map(({ path }) => path)).toHaveLength(2);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await expect.poll(() => dialog.elements()).toHaveLength(0);
  await userEvent.click(page.getByRole('button', { name: 'Change Ines' }));
  await expect.element(dialog.getByText(/This admin has a second step\./u)).toBeVisible();
  expect(allow.elements()).toHaveLength(0);
});

test('a general admin releases nobody', async () => {
  const noor = aManagedPerson({ role: 2, second_step: { has_two_steps: false, release_until: null } });
  await mountApp('/people', { listPeople: () => aCursorPage([noor]) });
  await userEvent.click(page.getByRole('button', { name: 'Change Kei Sato' }));
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Only super admins can change an admin.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Let them set up a second step' }).elements()).toHaveLength(0);
});
