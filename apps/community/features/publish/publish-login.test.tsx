import { ReviewStatus } from '@boardwalk/domain';
import { aUser } from '@boardwalk/test-kit';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { endingSession } from '#app/testing/ending-session.ts';
import { takeDownApps } from '#app/testing/render-app.tsx';
import { browserActions } from '#shared/browser/browser-actions.ts';
import { aPicture, ANSWERS, dialog, fillForm, hand, openForm } from './testing/open-publish.ts';

const watchReload = () => vi.spyOn(browserActions, 'reload').mockImplementation(() => undefined);
let reload: ReturnType<typeof watchReload>;
// Never the real one: it would take the test's own page away.
beforeEach(() => {
  reload = watchReload();
});

const description = () => dialog.getByRole('textbox', { name: 'Description' });
const title = () => dialog.getByRole('textbox', { name: 'Title' });
const mira = aUser({ user_id: 'u-mira' });

/** A form on which the session will end when it is handed in. */
async function openEndingForm() {
  const session = endingSession(mira);
  const app = await openForm({
    viewer: mira,
    handlers: {
      ...session.answers,
      countUnread: session.guarded(() => ({ count: 0 })),
      createTags: session.guarded(({ body }) => ({ tag_ids: body.name.map((_, index) => 901 + index) })),
      publishFile: session.guarded(({ path }) => ({
        submission_id: '1001',
        file_key: path.file_key,
        auditStatus: ReviewStatus.NOT_AUDIT,
        due_at: '2026-03-19T09:26:53.000Z',
        profile_name: 'linxia',
      })),
    },
  });
  return { app, session };
}

describe('a session that ends while a work is published', () => {
  test('asks for a login, and hands in the form as it was filled, with its cover', async () => {
    const { app, session } = await openEndingForm();
    const jpeg = await aPicture('image/jpeg', 540, 350);
    const input = dialog.element().querySelector('input[type="file"]');
    if (!(input instanceof HTMLInputElement)) throw new Error('There is no place for a cover.');
    const transfer = new DataTransfer();
    transfer.items.add(new File([jpeg], 'cover.jpg', { type: 'image/jpeg' }));
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await expect.element(dialog.getByRole('button', { name: 'Use the picture of the board' })).toBeVisible();
    await userEvent.fill(title(), 'Retro of retros');
    await fillForm({ tags: ['retro', 'team'] });
    session.end();
    await hand();
    await session.logIn(app);
    await expect.element(page.getByRole('dialog', { name: 'Your work is in review' })).toBeVisible();
    const form = app.api.callsOf('publishFile').at(-1)?.form;
    expect(form?.get('name')).toBe('Retro of retros');
    expect(form?.get('description')).toBe('What it is good for.');
    expect(form?.getAll('tag_ids[]')).toEqual(['901', '902']);
    const cover = form?.get('cover');
    expect(cover instanceof Blob && cover.size).toBe(jpeg.size);
    expect(reload).not.toHaveBeenCalled();
  });

  test('hands in nothing for somebody else who logs in', async () => {
    const { app, session } = await openEndingForm();
    await fillForm();
    session.end();
    await hand();
    const sent = app.api.callsOf('createTags').length;
    await session.logIn(app, aUser({ user_id: 'u-noor', nick_name: 'Noor Haddad' }));
    await expect.poll(() => app.store.getState().session.user?.user_id).toBe('u-noor');
    await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
    expect(app.api.callsOf('createTags')).toHaveLength(sent);
    expect(app.api.callsOf('publishFile')).toHaveLength(0);
  });

  test('a session that ends in the background leaves the open form as it is', async () => {
    const { app, session } = await openEndingForm();
    await fillForm();
    session.end();
    await app.session.client.call('countUnread').catch(() => undefined);
    await expect.poll(() => app.dialogs.isOpen('login')).toBe(true);
    expect(app.dialogs.entries().find(({ name }) => name === 'login')?.input).toEqual({ keepsPage: true });
  });
});

describe('what was written', () => {
  const answersOf = () => ({ viewer: mira, handlers: ANSWERS });

  test('is there again after a login that loads the page again', async () => {
    await openForm(answersOf());
    await userEvent.fill(title(), 'Retro of retros');
    await fillForm({ tags: ['retro'] });
    await expect.element(dialog.getByRole('button', { name: 'Remove retro' })).toBeVisible();
    takeDownApps({ keepStorage: true });
    await openForm(answersOf());
    await expect.element(title()).toHaveValue('Retro of retros');
    await expect.element(description()).toHaveValue('What it is good for.');
    await expect.element(dialog.getByRole('button', { name: 'Remove retro' })).toBeVisible();
  });

  test('is gone once it was discarded', async () => {
    await openForm(answersOf());
    await fillForm();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await userEvent.click(page.getByRole('button', { name: 'Discard' }));
    await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
    takeDownApps({ keepStorage: true });
    await openForm(answersOf());
    await expect.element(description()).toHaveValue('');
  });
});
