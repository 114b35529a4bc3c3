import { failWith, type MockHandlers } from '@boardwalk/test-kit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPage, visit } from '#shared/testing/show-page.tsx';
import CentrePage from '../CentrePage.tsx';
import { centreApi, EVERY_NOTICE } from '../testing/centre-api.ts';

async function open(handlers: MockHandlers) {
  visit('/user/account/v2?product=board');
  return showPage(<CentrePage />, { ...centreApi(), ...handlers });
}

test('a choice of mails that is not taken goes back', async () => {
  await open({ updateMailPreferences: () => failWith('internal_error') });
  const box = page.getByRole('checkbox', { name: 'Tell me about the reviews of my works' });
  await userEvent.click(box);
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Something went wrong on our side. Try again in a moment.');
  await expect.element(box).toBeChecked();
});

test('mails about sales are a choice of their own', async () => {
  const api = await open({
    updateMailPreferences: ({ body }) => ({ ...EVERY_NOTICE, ...body }),
  });
  const box = page.getByRole('checkbox', { name: 'Tell me about sales of my templates' });
  await expect.element(box).toBeChecked();
  await userEvent.click(box);
  await expect.element(box).not.toBeChecked();
  expect(api.callsOf('updateMailPreferences').map(({ body }) => body)).toEqual([{ sales: false }]);
});

test('each kind of notice is a choice of its own; without notices of comments no mails about them come', async () => {
  let wanted = EVERY_NOTICE;
  const api = await open({
    updateMailPreferences: ({ body }) => {
      wanted = { ...wanted, ...body };
      return wanted;
    },
  });
  await userEvent.click(page.getByRole('checkbox', { name: 'Likes of my works' }));
  await userEvent.click(page.getByRole('checkbox', { name: 'Comments, replies and mentions' }));
  const mails = page.getByRole('checkbox', {
    name: 'Tell me about comments on my works, replies and mentions',
  });
  await expect.element(mails).toBeDisabled();
  await expect.element(mails).not.toBeChecked();
  expect(api.callsOf('updateMailPreferences').map(({ body }) => body)).toEqual([
    { notify_likes: false },
    { notify_comments: false },
  ]);
});

/** Answers that are given when the test says so, as the server keeps them. */
function heldAnswers() {
  let kept = EVERY_NOTICE;
  const waiting: ((isTaken: boolean) => void)[] = [];
  const handlers: MockHandlers = {
    updateMailPreferences: async ({ body }) => {
      const isTaken = await new Promise<boolean>((resolve) => waiting.push(resolve));
      if (!isTaken) return failWith('internal_error');
      kept = { ...kept, ...body };
      return kept;
    },
  };
  return { handlers, answer: (isTaken: boolean) => waiting.shift()?.(isTaken) };
}
const likes = () => page.getByRole('checkbox', { name: 'Likes of my works' });
const copies = () => page.getByRole('checkbox', { name: /copies|copied/iu });

test('a choice counts also while another one is being saved; one that is not taken goes back alone', async () => {
  const { handlers, answer } = heldAnswers();
  const api = await open(handlers);
  const sales = page.getByRole('checkbox', { name: 'Tell me about sales of my templates' });
  await userEvent.click(likes());
  await userEvent.click(copies());
  await userEvent.click(sales);
  await expect
    .poll(() => api.callsOf('updateMailPreferences').map(({ body }) => body))
    .toEqual([{ notify_likes: false }, { notify_copies: false }, { sales: false }]);
  answer(true);
  answer(false);
  answer(true);
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(copies()).toBeChecked();
  await expect.element(likes()).not.toBeChecked();
  await expect.element(sales).not.toBeChecked();
});

test('a choice that is taken back while it is being saved is saved as it was left', async () => {
  const { handlers, answer } = heldAnswers();
  const api = await open(handlers);
  const sent = () => api.callsOf('updateMailPreferences').map(({ body }) => body);
  await userEvent.click(likes());
  await userEvent.click(likes());
  await expect.element(likes()).toBeChecked();
  expect(sent()).toEqual([{ notify_likes: false }]);
  answer(true);
  await expect.poll(sent).toEqual([{ notify_likes: false }, { notify_likes: true }]);
  answer(true);
  await expect.element(likes()).toBeChecked();
});
