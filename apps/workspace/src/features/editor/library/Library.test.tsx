import type { TeamPicture } from '@boardwalk/api-client';
import { aCoverImage, aCursorPage, aPerson, failWith } from '@boardwalk/test-kit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { board, clickBoard, openEditor, openOutline, outlineNames } from '../../../../test/editor.ts';
import { expectAccessible } from '../../../../test/mount.tsx';

const HASH = 'a'.repeat(64);
const LOGO: TeamPicture = {
  hash: HASH,
  name: 'logo.png',
  image: aCoverImage(),
  added_by: aPerson(),
  created_at: '2026-11-01T10:00:00.000Z',
};

const dialog = page.getByRole('dialog', { name: 'Pictures of the team' });

/** Opens the dialog by the bar. */
async function ask(): Promise<void> {
  await userEvent.click(page.getByRole('button', { name: 'Picture', exact: true }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Picture of the team' }));
}

test('[ROLE-35] a picture of the team goes on its board, which has the keyboard then, and is taken back by one undo', async () => {
  const app = await openEditor({
    file: { may_use_library: true, team_id: '1007' },
    handlers: {
      listTeamPictures: () => aCursorPage([LOGO]),
      useTeamPicture: ({ path }) => ({
        hash: path['hash'],
        url: '/x',
        width: 320,
        height: 180,
        size: 9,
        type: 'image/webp',
      }),
    },
  });
  await ask();
  await expect.element(dialog.getByText('Choose one, and it goes on the board.')).toBeVisible();
  await expectAccessible();
  await expect
    .element(dialog.getByRole('link', { name: 'Add and remove pictures' }))
    .toHaveAttribute('href', '/app/home/team/1007#pictures');
  await userEvent.click(dialog.getByRole('button', { name: 'Put logo.png on the board' }));
  await expect.element(dialog).not.toBeInTheDocument();
  expect(app.api.callsOf('useTeamPicture').map(({ path }) => path)).toEqual([
    { file_key: app.fileKey, hash: HASH },
  ]);
  await expect.element(board()).toHaveFocus();
  await openOutline();
  await expect.poll(outlineNames).toEqual(['Picture']);
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.poll(outlineNames).toEqual([]);
});

test('the dialog stays until the picture is on its way to the board', async () => {
  const answer = Promise.withResolvers<void>();
  await openEditor({
    file: { may_use_library: true },
    handlers: {
      listTeamPictures: () => aCursorPage([LOGO]),
      useTeamPicture: async ({ path }) => {
        await answer.promise;
        return { hash: path['hash'], url: '/x', width: 320, height: 180, size: 9, type: 'image/webp' };
      },
    },
  });
  await ask();
  await userEvent.click(dialog.getByRole('button', { name: 'Put logo.png on the board' }));
  await userEvent.keyboard('{Escape}');
  await dialog.getByRole('button', { name: 'Close' }).click({ force: true });
  await expect.element(dialog).toHaveAttribute('aria-busy', 'true');
  answer.resolve();
  await expect.element(dialog).not.toBeInTheDocument();
  await openOutline();
  await expect.poll(outlineNames).toEqual(['Picture']);
});

test('what cannot be put on the board says why, and another one can be chosen; without any the way to add some is shown', async () => {
  let pictures = [LOGO];
  await openEditor({
    file: { may_use_library: true },
    handlers: {
      listTeamPictures: () => aCursorPage(pictures),
      useTeamPicture: () => failWith('image_not_found'),
    },
  });
  await ask();
  await userEvent.click(dialog.getByRole('button', { name: 'Put logo.png on the board' }));
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect
    .element(dialog.getByRole('button', { name: 'Put logo.png on the board' }))
    .not.toHaveAttribute('aria-disabled');
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  pictures = [];
  await ask();
  await expect.element(dialog.getByText('No pictures yet')).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: 'Add and remove pictures' })).toBeVisible();
  await expectAccessible();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await expect.element(dialog).not.toBeInTheDocument();
});

test('where the reader may use none, nothing offers them', async () => {
  await openEditor();
  const canvas = document.querySelector('canvas');
  if (canvas === null) throw new Error('There is no board.');
  await userEvent.click(canvas, { position: { x: 640, y: 300 }, button: 'right' });
  await expect.element(page.getByRole('menuitem', { name: /^Picture/u })).toBeVisible();
  expect(page.getByRole('menuitem', { name: 'Picture of the team' }).elements()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await clickBoard(640, 300);
});
