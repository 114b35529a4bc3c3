import type { ModeratedWork } from '@boardwalk/api-client';
import { aCursorPage, aFileKey, aFileOwner, aModeratedWork, aUserId, failWith } from '@boardwalk/test-kit';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, mountApp } from '../../../test/mount.tsx';

const KEY = aFileKey(7);

function aWork(overrides: Partial<ModeratedWork> = {}): ModeratedWork {
  const owner = aFileOwner({ user_id: aUserId(9), nick_name: 'Olga' });
  return aModeratedWork({ file_key: KEY, name: 'Buy watches', owner, ...overrides });
}

const history = { listCreatorHistory: () => aCursorPage([]) };

test.each([1280, 390])(
  'at %i pixels a moderator opens a work by its address, and takes it down with a reason; all of it is accessible',
  async (width) => {
    const before = { width: window.innerWidth, height: window.innerHeight };
    onTestFinished(async () => await page.viewport(before.width, before.height));
    await page.viewport(width, 700);
    let work = aWork({ open_case_id: '77' });
    const app = await mountApp('/works', {
      ...history,
      listModeratedWorks: () => aCursorPage([]),
      getModeratedWork: () => work,
      takeDownWork: () => {
        work = aWork({ is_public: false, may_take_down: false, may_correct: false });
        return work;
      },
    });
    const field = page.getByRole('textbox', { name: 'Title, key or address of a work' });
    await userEvent.fill(field, `https://boards.example.com/community/${KEY}`);
    await userEvent.keyboard('{Enter}');
    await expect.poll(app.address).toBe(`/works/${KEY}`);
    await expect.element(page.getByRole('heading', { name: 'Buy watches' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: /^Open it in the community/u }))
      .toHaveAttribute('href', `/community/file/${KEY}`);
    await expect
      .element(page.getByRole('link', { name: 'Board and versions' }))
      .toHaveAttribute('href', '/review/1001');
    await expect
      .element(page.getByRole('link', { name: 'Reports that wait' }))
      .toHaveAttribute('href', '/reports/77');
    await expect
      .element(page.getByRole('link', { name: 'What moderators did with it' }))
      .toHaveAttribute('href', `/log?file=${KEY}`);
    await expect.element(page.getByText('Agile')).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'History of Olga' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expectAccessible();

    await userEvent.click(page.getByRole('button', { name: 'Take down…' }));
    const dialog = page.getByRole('dialog', { name: 'Take down “Buy watches”' });
    await userEvent.click(dialog.getByRole('button', { name: 'Take down' }));
    await expect.element(dialog.getByText('Say why the work is taken down.')).toBeVisible();
    await expectAccessible();
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Reason' }), 'It is an advertisement.');
    await userEvent.click(dialog.getByRole('button', { name: 'Take down' }));
    await expect.element(page.getByText('Not public')).toBeVisible();
    await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(0);
    expect(app.api.callsOf('takeDownWork')).toMatchObject([
      { path: { file_key: KEY }, body: { reason: 'It is an advertisement.' } },
    ]);
    expect(page.getByRole('button', { name: 'Take down…' }).elements()).toHaveLength(0);
  },
);

test('a take-down can begin with a ready reason in the language of the creator', async () => {
  const app = await mountApp(`/works/${KEY}`, {
    ...history,
    getModeratedWork: () => aWork({ owner_language: 'es-ES' }),
    takeDownWork: () => aWork({ is_public: false, may_take_down: false, may_correct: false }),
  });
  await userEvent.click(page.getByRole('button', { name: 'Take down…' }));
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Language of the creator: Spanish')).toBeVisible();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Begin with' }), 'Advertising');
  await expect
    .element(
      dialog
        .getByRole('region', { name: 'The ready reason in your language' })
        .getByText('The work is mostly advertising. Please publish templates that others can use.'),
    )
    .toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Take down' }));
  await expect
    .poll(() => app.api.callsOf('takeDownWork')[0]?.body.reason)
    .toMatch(/^La obra es sobre todo publicidad/u);
});

test('nobody takes down their own work; what somebody else has taken down meanwhile says so', async () => {
  let work = aWork({ may_take_down: false, may_correct: false });
  const app = await mountApp(`/works/${KEY}`, {
    ...history,
    getModeratedWork: () => work,
    takeDownWork: () => failWith('not_published'),
  });
  await expect
    .element(page.getByText('This is your own work. Somebody else must decide about it.'))
    .toBeVisible();
  expect(page.getByRole('button', { name: 'Take down…' }).elements()).toHaveLength(0);
  work = aWork({ file_key: aFileKey(8) });
  await app.navigate(`/works/${aFileKey(8)}`);
  await userEvent.click(page.getByRole('button', { name: 'Take down…' }));
  const dialog = page.getByRole('dialog');
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Reason' }), 'Advertising.');
  await userEvent.click(dialog.getByRole('button', { name: 'Take down' }));
  await expect.element(dialog.getByText('The work is not public any more.')).toBeVisible();
});

test('a key that names no work says so, and one that does not load offers another try', async () => {
  let isBroken = false;
  const app = await mountApp(`/works/${KEY}`, {
    ...history,
    getModeratedWork: () => failWith(isBroken ? 'internal_error' : 'file_not_found'),
  });
  await expect.element(page.getByText('No such work has been public')).toBeVisible();
  isBroken = true;
  await app.navigate(`/works/${aFileKey(8)}`);
  await expect.element(page.getByText('This did not load')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
