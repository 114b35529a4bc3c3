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
