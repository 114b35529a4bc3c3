import { FeeType, TeamPrivilege } from '@boardwalk/domain';
import {
  aFileCard,
  anAttrStatus,
  aProfile,
  aProject,
  aSpace,
  aTeam,
  aUser,
  failWith,
} from '@boardwalk/test-kit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FILE_KEY, fileAnswers, theFile } from '#features/file/testing/file-answers.ts';
import { userStored } from '#shared/session/session-slice.ts';
import { paymentFrame } from './testing/account-frames.ts';
import { renderApp } from './testing/render-app.tsx';

// In a private deployment all purchases are left out.
const viewer = aUser({ e_id: 3 });
const dialog = page.getByRole('dialog');

test('[LANG-10] the menu of the avatar sells no membership in a private deployment; e_id 2 belongs to the public one', async () => {
  const handlers = { getOwnProfile: () => aProfile() };
  const open = async () => {
    await userEvent.click(page.getByRole('button', { name: 'Your account' }));
    await expect.element(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
    return page.getByRole('menuitem', { name: /VIP/u }).elements().length;
  };
  const app = await renderApp('/hot', { viewer, handlers });
  expect(await open()).toBe(0);
  await userEvent.keyboard('{Escape}');
  app.store.dispatch(userStored(aUser({ e_id: 2 })));
  expect(await open()).toBe(1);
});

test('a full plan is not upgraded there: the dialog says what to do instead', async () => {
  await renderApp('/hot', {
    viewer,
    handlers: {
      getOwnProfile: () => aProfile(),
      listViewFiles: () => ({ list: [aFileCard()], next_cursor: '0', has_more: false }),
      copyFileByPost: () => failWith('file_limit_reached', { limit: 10, current: 10, team_id: '1001' }),
    },
  });
  await userEvent.hover(page.getByRole('article'));
  await userEvent.click(page.getByRole('button', { name: 'Copy to my documents' }));
  await expect
    .element(dialog.getByText('It holds 10 editable files of 10. Move files to the trash to create more.'))
    .toBeVisible();
  expect(dialog.getByRole('table').elements()).toHaveLength(0);
  expect(dialog.getByRole('button', { name: 'Become a VIP' }).elements()).toHaveLength(0);
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a full team offers no plans where a copy goes', async () => {
  await renderApp(`/${FILE_KEY}`, {
    viewer,
    handlers: {
      ...fileAnswers(),
      getSpace: () => aSpace(),
      listTeams: () => ({
        list: [aTeam({ file_count: 10, privileges: [TeamPrivilege.EDIT, TeamPrivilege.BUY] })],
      }),
      listProjects: () => ({ list: [aProject()] }),
      listFolders: () => ({ list: [] }),
    },
  });
  await page.getByRole('button', { name: 'Choose where the copy goes' }).click();
  await expect.element(dialog.getByText(/has all 10 files/u)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Compare plans' }).elements()).toHaveLength(0);
});

test('a paid template is not offered for money: its page and its dialog say that nothing is sold', async () => {
  const file = theFile({ fee_type: FeeType.NEED_PAY, unit_price: 20_000 });
  await renderApp(`/${FILE_KEY}`, { viewer, handlers: fileAnswers(file) });
  await expect
    .element(page.getByText('This template must be paid for, and nothing is sold here.'))
    .toBeVisible();
  expect(page.getByRole('button', { name: /^Buy/u }).elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'Use template' }).click();
  await expect.element(dialog.getByText('Nothing is sold here')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Go to payment' }).elements()).toHaveLength(0);
  expect(paymentFrame()).toBeNull();
});

test('who has a paid template already is not offered to buy it for a team', async () => {
  const file = theFile({ fee_type: FeeType.NEED_PAY, unit_price: 20_000 });
  const { api } = await renderApp(`/${FILE_KEY}`, {
    viewer,
    handlers: {
      ...fileAnswers(file),
      getAttrStatus: () => ({ list: [anAttrStatus({ file_key: FILE_KEY, paid: true })] }),
      copyFileByPost: () => failWith('internal_error'),
    },
  });
  await page.getByRole('button', { name: 'Use template' }).click();
  await expect.poll(() => api.callsOf('copyFileByPost').length).toBe(1);
  expect(api.callsOf('getGoods')).toHaveLength(0);
});
