import { aUser, failWith, type MockHandlers } from '@boardwalk/test-kit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPage, visit } from '#shared/testing/show-page.tsx';
import CentrePage from '../CentrePage.tsx';
import { centreApi } from '../testing/centre-api.ts';

const DEVICE = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const field = page.getByRole('combobox', { name: 'Time zone' });
const shown = () => (field.element() as HTMLInputElement).value;

async function open(handlers: MockHandlers = {}, user = aUser()) {
  visit('/user/account/v2?product=board&tab=ACCOUNT');
  return await showPage(<CentrePage />, { ...centreApi(user), ...handlers });
}

/** When this session was used last, as the page shows it; the mocked API says a moment of March. */
const shownTime = () => page.getByText(/Mar 1[45], 2026/u).first();

test('the time zone is that of the device until another one is found by typing, which counts at once', async () => {
  const api = await open({
    updateTimeZone: ({ body }) => aUser({ time_zone: body.time_zone }),
  });
  await expect.element(field).toHaveValue(`As on this device (${DEVICE})`);
  await userEvent.fill(field, 'tokyo');
  await userEvent.click(page.getByRole('option', { name: /^Asia\/Tokyo/u }));
  await expect.poll(shown).toMatch(/^Asia\/Tokyo – Japan/u);
  expect(api.callsOf('updateTimeZone').map(({ body }) => body)).toEqual([{ time_zone: 'Asia/Tokyo' }]);
  await userEvent.fill(field, 'as on this');
  await userEvent.click(page.getByRole('option', { name: /^As on this device/u }));
  await expect.poll(() => api.callsOf('updateTimeZone').at(-1)?.body).toEqual({ time_zone: null });
});

test('the zone is found by its name in the language of the page, and what is none says so', async () => {
  await open();
  await userEvent.fill(field, 'japan');
  await expect.element(page.getByRole('option', { name: /^Asia\/Tokyo/u })).toBeVisible();
  await userEvent.fill(field, 'mars base');
  await expect.element(page.getByText('No time zone is called that.').first()).toBeVisible();
});

test('a choice that was refused is said, and the one before stays', async () => {
  await open({ updateTimeZone: () => failWith('unavailable') }, aUser({ time_zone: 'Europe/Madrid' }));
  await expect.poll(shown).toMatch(/^Europe\/Madrid/u);
  await userEvent.fill(field, 'tokyo');
  await userEvent.click(page.getByRole('option', { name: /^Asia\/Tokyo/u }));
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.poll(shown).toMatch(/^Europe\/Madrid/u);
});

test('a zone that is chosen while another one is being saved is saved after it', async () => {
  const first = Promise.withResolvers<void>();
  const api = await open({
    updateTimeZone: async ({ body }) => {
      if (body.time_zone === 'Asia/Tokyo') await first.promise;
      return aUser({ time_zone: body.time_zone });
    },
  });
  await userEvent.fill(field, 'tokyo');
  await userEvent.click(page.getByRole('option', { name: /^Asia\/Tokyo/u }));
  await userEvent.fill(field, 'madrid');
  await userEvent.click(page.getByRole('option', { name: /^Europe\/Madrid/u }));
  first.resolve();
  await expect.poll(shown).toMatch(/^Europe\/Madrid/u);
  expect(api.callsOf('updateTimeZone').map(({ body }) => body.time_zone)).toEqual([
    'Asia/Tokyo',
    'Europe/Madrid',
  ]);
});

test('times on the page are those of the chosen zone', async () => {
  await open({}, aUser({ time_zone: 'Pacific/Kiritimati' }));
  await expect.element(shownTime()).toBeVisible();
  expect(shownTime().element().textContent).toMatch(/Mar 14, 2026, 11:26\sPM/u);
});
