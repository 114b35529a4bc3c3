import type { FileVisitor, ShareLink } from '@boardwalk/api-client';
import { aBoardFile, aCursorPage, aPerson, aUserId, failWith, type MockHandlers } from '@boardwalk/test-kit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountApp } from '../../../test/mount.tsx';
import { ONE_PLACE } from '../../../test/one-place.ts';

const SINCE = '2026-11-01T10:00:00.000Z';

const aLink = (id: string, more: Partial<ShareLink> = {}): ShareLink => ({
  id,
  token: `t${id}`,
  path: `/app/share/t${id}`,
  role: 'viewer',
  has_password: false,
  expires_at: null,
  visitor_count: 0,
  created_by: aPerson(),
  created_at: SINCE,
  ...more,
});

const aVisitor = (number: number, name: string): FileVisitor => ({
  user: aPerson({ user_id: aUserId(number), nick_name: name }),
  role: 'viewer',
  share_id: '1',
  joined_at: SINCE,
});

const dialog = page.getByRole('dialog', { name: 'Share “Plan”' });

async function open(handlers: MockHandlers) {
  const app = await mountApp('/home/', {
    ...ONE_PLACE,
    listProjectFiles: () => aCursorPage([aBoardFile({ name: 'Plan', is_own: true })]),
    listShareLinks: () => ({ list: [] }),
    listVisitors: () => aCursorPage([]),
    ...handlers,
  });
  await userEvent.click(page.getByRole('button', { name: 'Actions for Plan' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Share…' }));
  return app;
}

const press = async (button: ReturnType<typeof page.getByRole>) => {
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
};

test('who deletes links by keyboard goes on with the link beside, and after the last with their heading', async () => {
  let links = [aLink('1'), aLink('2', { has_password: true })];
  await open({
    listShareLinks: () => ({ list: links }),
    revokeShareLink: ({ path }) => {
      links = links.filter(({ id }) => id !== path.share_id);
      return null;
    },
  });
  const removes = dialog.getByRole('button', { name: 'Delete the link' });
  await expect.element(removes.nth(1)).toBeVisible();
  const removeFirst = async () => {
    await press(removes.first());
    await press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete the link' }));
  };
  await removeFirst();
  await expect.element(dialog.getByText('t1')).not.toBeInTheDocument();
  await expect.element(removes).toHaveFocus();
  await removeFirst();
  await expect.element(removes).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('heading', { name: 'Links' })).toHaveFocus();
});

test('who removes visitors by keyboard goes on with the visitor beside', async () => {
  let visitors = [aVisitor(1, 'Ana'), aVisitor(2, 'Ben')];
  await open({
    listVisitors: () => aCursorPage(visitors),
    removeVisitor: ({ path }) => {
      visitors = visitors.filter(({ user }) => user.user_id !== path.user_id);
      return null;
    },
  });
  await press(dialog.getByRole('button', { name: /Ana/u }));
  await expect.element(dialog.getByText('Ana')).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('button', { name: /Ben/u })).toHaveFocus();
});

test('visitors who did not load are not passed off as nobody, and are asked for again', async () => {
  let isDown = true;
  await open({
    listVisitors: () => (isDown ? failWith('unavailable') : aCursorPage([aVisitor(1, 'Ana')])),
  });
  await expect.element(dialog.getByText('The visitors did not load')).toBeVisible();
  isDown = false;
  await press(dialog.getByRole('button', { name: 'Try again' }));
  await expect.element(dialog.getByText('Ana')).toBeVisible();
});

test('the keyboard stays in the choice of a link’s role while it is changed', async () => {
  let role: ShareLink['role'] = 'viewer';
  const answer = Promise.withResolvers<undefined>();
  const app = await open({
    listShareLinks: () => ({ list: [aLink('1', { role })] }),
    updateShareLink: async ({ body }) => {
      await answer.promise;
      role = body.role ?? role;
      return aLink('1', { role });
    },
  });
  const choice = dialog.getByLabelText('What this link allows');
  await expect.element(choice).toBeVisible();
  (choice.element() as HTMLElement).focus();
  await userEvent.selectOptions(choice, 'editor');
  await expect.poll(() => app.api.callsOf('updateShareLink')).toHaveLength(1);
  await expect.element(choice).toHaveFocus();
  answer.resolve(undefined);
  await expect.element(choice).toHaveValue('editor');
  await expect.element(choice).toHaveFocus();
});
