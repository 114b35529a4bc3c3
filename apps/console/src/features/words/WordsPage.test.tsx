import type { WatchedWords } from '@boardwalk/api-client';
import { failWith } from '@boardwalk/test-kit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, mountApp } from '../../../test/mount.tsx';

/** A console with a list, which is set as the server does it. */
async function mountWords(words: string[]) {
  const site: { list: WatchedWords } = { list: { words, version: 0, is_default: true } };
  const app = await mountApp('/words', {
    getWatchedWords: () => site.list,
    setWatchedWords: ({ body }) => {
      if (body.version !== site.list.version) return failWith('list_changed');
      site.list = { words: body.words, version: body.version + 1, is_default: false };
      return site.list;
    },
  });
  return { app, site };
}

const field = () => page.getByRole('textbox', { name: 'Words' });
const save = () => page.getByRole('button', { name: 'Save' });

test('the list is a text with a word a line, and saved as a whole; all of it is accessible', async () => {
  const { app } = await mountWords(['Casino', '彩票']);
  await expect.element(field()).toHaveValue('Casino\n彩票');
  await expect.element(page.getByText(/This is the list of the site’s settings/u)).toBeVisible();
  await expectAccessible();
  await userEvent.fill(field(), 'Casino\n\n casino , Bonus');
  await userEvent.click(save());
  await expect.element(page.getByText('The list was saved')).toBeVisible();
  expect(app.api.callsOf('setWatchedWords')[0]?.body).toEqual({ words: ['Casino', 'Bonus'], version: 0 });
  await expect.element(field()).toHaveValue('Casino\nBonus');
  await expect.element(page.getByText(/This is the list of the site’s settings/u)).not.toBeInTheDocument();
  await userEvent.fill(field(), '');
  await userEvent.click(save());
  await expect.poll(() => app.api.callsOf('setWatchedWords')[1]?.body).toEqual({ words: [], version: 1 });
});

test('what was typed stays when somebody else was faster; their list can be taken and saved with changes', async () => {
  const { app, site } = await mountWords(['Casino']);
  await userEvent.fill(field(), 'Casino\nBonus');
  site.list = { words: ['Casino', 'Roulette'], version: 1, is_default: false };
  await userEvent.click(save());
  await expect.element(page.getByText(/Somebody else has saved another list meanwhile/u)).toBeVisible();
  await expect.element(field()).toHaveValue('Casino\nBonus');
  await expectAccessible();
  await userEvent.click(page.getByRole('button', { name: 'Take their list' }));
  await expect.element(field()).toHaveValue('Casino\nRoulette');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(save());
  await expect.element(page.getByText('The list was saved')).toBeVisible();
  expect(app.api.callsOf('setWatchedWords').at(-1)?.body).toEqual({
    words: ['Casino', 'Roulette'],
    version: 1,
  });
});

test('a word that is too long, and too many words, are named before anything is sent', async () => {
  const { app } = await mountWords([]);
  await expect.element(field()).toHaveValue('');
  // Without words there is nothing that settings could have named.
  await expect.element(page.getByText(/This is the list of the site’s settings/u)).not.toBeInTheDocument();
  await userEvent.fill(field(), 'x'.repeat(51));
  await userEvent.click(save());
  await expect.element(page.getByText(/is too long: a word has at most 50 characters/u)).toBeVisible();
  await userEvent.fill(field(), Array.from({ length: 501 }, (_, at) => `w${at}`).join('\n'));
  await expect.element(page.getByText('The list has 501 words; there can be at most 500.')).toBeVisible();
  expect(app.api.callsOf('setWatchedWords')).toHaveLength(0);
});

test('a list that does not load offers another try', async () => {
  await mountApp('/words', { getWatchedWords: () => failWith('admins_only') });
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

/** Whether the browser would ask before it closes the tab. */
function asksBeforeClosing() {
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  return closing.defaultPrevented;
}

test('what was typed is not left without a question, and after it was saved there is none', async () => {
  const { app } = await mountWords(['Casino']);
  await expect.element(field()).toHaveValue('Casino');
  expect(asksBeforeClosing()).toBe(false);
  await userEvent.fill(field(), 'Casino\nBonus');
  expect(asksBeforeClosing()).toBe(true);
  void app.navigate('/people');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
  await expect.element(question).not.toBeInTheDocument();
  expect(app.address()).toBe('/words');
  await expect.element(field()).toHaveValue('Casino\nBonus');
  await userEvent.click(save());
  await expect.element(page.getByText('The list was saved')).toBeVisible();
  expect(asksBeforeClosing()).toBe(false);
  await app.navigate('/people');
  expect(app.address()).toBe('/people');
});
