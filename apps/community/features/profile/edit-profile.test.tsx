import { Sex } from '@boardwalk/domain';
import { aProfile, aUser, failWith, type MockHandlers } from '@boardwalk/test-kit';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { endingSession } from '#app/testing/ending-session.ts';
import { renderApp } from '#app/testing/render-app.tsx';
import { said } from '#app/testing/said.ts';
import { browserActions } from '#shared/browser/browser-actions.ts';

const me = aUser({ nick_name: 'Lin Xia', profile_name: 'linxia' });
const mine = aProfile({
  user_id: me.user_id,
  nick_name: 'Lin Xia',
  introduce: 'Draws.',
  sex: Sex.CONFIDENTIAL,
});

/** Opens the dialog on the own page; what is saved is what the page shows afterwards. */
async function edit(handlers: MockHandlers = {}) {
  let profile = mine;
  const app = await renderApp('/profile', {
    viewer: me,
    handlers: {
      getOwnProfile: () => profile,
      listOwnFiles: () => ({ list: [], next_cursor: '', has_more: false }),
      updateProfile: ({ body }) => (profile = { ...profile, ...body }),
      ...handlers,
    },
  });
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit profile' });
  await expect.element(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Lin Xia');
  const changes = () => app.api.callsOf('updateProfile').map(({ body }) => body);
  return {
    app,
    dialog,
    changes,
    name: dialog.getByRole('textbox', { name: /^Name/ }),
    bio: dialog.getByRole('textbox', { name: 'About you' }),
    save: async () => await dialog.getByRole('button', { name: 'Save' }).click(),
  };
}

describe('[OVL-07] the edit profile dialog', () => {
  test('[PROD-17][ERR-15] sends what was changed, says so, and the page shows it', async () => {
    const { dialog, name, bio, save, changes } = await edit();
    await name.fill('Lin Xiaoman');
    await bio.fill('Draws complicated things simply.');
    await dialog.getByRole('radio', { name: 'Woman' }).click();
    await save();
    await expect.poll(said).toContain('Your profile was changed');
    expect(changes()).toEqual([
      {
        profile_key: mine.profile_key,
        nick_name: 'Lin Xiaoman',
        introduce: 'Draws complicated things simply.',
        sex: Sex.WOMAN,
      },
    ]);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Lin Xiaoman' })).toBeVisible();
  });

  test('leaves out what stays', async () => {
    const { bio, save, changes } = await edit();
    await bio.fill('New.');
    await save();
    await expect.poll(changes).toEqual([{ profile_key: mine.profile_key, introduce: 'New.' }]);
  });

  test('[ERR-14] a failure says so and offers another try, which saves', async () => {
    let isBroken = true;
    const { bio, save, changes, dialog } = await edit({
      updateProfile: ({ body }) => (isBroken ? failWith('internal_error') : { ...mine, ...body }),
    });
    await bio.fill('New.');
    await save();
    await expect.poll(said).toContain('Your profile could not be changed. Please try again.');
    await expect.element(dialog).toBeVisible();
    isBroken = false;
    await save();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(changes()).toHaveLength(2);
  });
});

describe('what was typed is not thrown away by a slip', () => {
  const question = page.getByRole('alertdialog', { name: 'Discard what you wrote?' });
  const press = (name: string) => async (dialog: Locator) =>
    await dialog.getByRole('button', { name, exact: true }).click();

  test.each([
    ['Esc', async () => await userEvent.keyboard('{Escape}')],
    ['the ×', press('Close')],
    ['Cancel', press('Cancel')],
  ])('%s asks first, and keeps it or lets it go', async (_what, leave) => {
    const { dialog, bio } = await edit();
    await bio.fill('Draws complicated things simply.');
    await leave(dialog);
    await question.getByRole('button', { name: 'Keep writing' }).click();
    await expect.element(bio).toHaveValue('Draws complicated things simply.');
    await leave(dialog);
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Edit profile' }).click();
    await expect.element(bio).toHaveValue('Draws.');
  });

  test('while it is sent, Esc, × and Cancel neither ask nor close; it closes when it has arrived', async () => {
    const arrival = Promise.withResolvers<void>();
    const { dialog, name, save, changes } = await edit({
      updateProfile: async ({ body }) => {
        await arrival.promise;
        return { ...mine, ...body };
      },
    });
    await name.fill('Lin Xiaoman');
    await save();
    await expect.poll(changes).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    // They say that they do nothing now, and do nothing.
    await dialog.getByRole('button', { name: 'Close' }).click({ force: true });
    await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect.element(dialog).toBeVisible();
    expect(question.elements()).toHaveLength(0);
    arrival.resolve();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(question).not.toBeInTheDocument();
  });

  test('nothing is asked when nothing was changed, or what was changed is as before', async () => {
    const { dialog, bio } = await edit();
    await bio.fill('Draws complicated things simply.');
    await bio.fill('Draws.');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(question.elements()).toHaveLength(0);
  });
});

test('a session that ends while one writes asks for a login, then the profile is saved', async () => {
  const reload = vi.spyOn(browserActions, 'reload').mockImplementation(() => undefined);
  const session = endingSession(me);
  const { app, bio, save, changes } = await edit({
    ...session.answers,
    updateProfile: session.guarded(({ body }) => ({ ...mine, ...body })),
  });
  await bio.fill('Draws complicated things simply.');
  session.end();
  await save();
  await session.logIn(app);
  await expect.poll(said).toContain('Your profile was changed');
  expect(changes().at(-1)).toMatchObject({ introduce: 'Draws complicated things simply.' });
  expect(reload).not.toHaveBeenCalled();
});

describe('what it refuses', () => {
  test('[VAL-PROF-01] a bio of 201 characters; 200 pass', async () => {
    const { bio, save, changes, dialog } = await edit();
    await bio.fill('界'.repeat(201));
    await expect.element(dialog.getByText('201/200')).toBeVisible();
    await save();
    await expect.element(dialog.getByText('Shorten this to 200 characters.')).toBeVisible();
    expect(changes()).toHaveLength(0);
    await bio.fill('界'.repeat(200));
    await save();
    await expect.poll(changes).toHaveLength(1);
  });

  test('[VAL-PROF-02] a name of 21 characters', async () => {
    const { name, save, changes, dialog } = await edit();
    await name.fill('x'.repeat(21));
    await save();
    await expect.element(dialog.getByText('Shorten this to 20 characters.')).toBeVisible();
    await expect.element(name).toHaveFocus();
    expect(changes()).toHaveLength(0);
  });

  test.each(['Official team', '0fficial', 'a d m i n'])(
    '[VAL-PROF-03] the name %j, and names the word',
    async (bad) => {
      const { name, save, changes, dialog } = await edit();
      await name.fill(bad);
      await save();
      await expect.element(dialog.getByText('This name may not contain', { exact: false })).toBeVisible();
      expect(changes()).toHaveLength(0);
    },
  );

  test('what the server refuses stands at its field', async () => {
    const { name, save, dialog } = await edit({
      updateProfile: () =>
        failWith('bad_input', {
          fields: [{ field: 'nick_name', rule: 'reserved_words', words: ['boss'], msg: 'reserved' }],
        }),
    });
    await name.fill('Big boss');
    await save();
    await expect
      .element(dialog.getByText('This name may not contain boss. Choose another one.'))
      .toBeVisible();
  });
});
