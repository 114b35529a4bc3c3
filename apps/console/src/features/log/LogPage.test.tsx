import type { ModerationLogEntry } from '@boardwalk/api-client';
import { aCursorPage, aFileKey, aPerson, aUserId, failWith } from '@boardwalk/test-kit';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, mountApp } from '../../../test/mount.tsx';

function anEntry(overrides: Partial<ModerationLogEntry> = {}): ModerationLogEntry {
  return {
    log_id: '1',
    moderator: aPerson({ user_id: aUserId(3), nick_name: 'Mira' }),
    action: 'review.not_pass',
    subject_type: 'submission',
    subject_id: '1001',
    file_key: aFileKey(1),
    reason: 'The cover is blurred.',
    changes: [],
    created_at: '2026-03-14T09:26:53.000Z',
    ...overrides,
  };
}

test('the log is narrowed down by action, moderator and work, in the address; all of it is accessible', async () => {
  const app = await mountApp('/log', {
    listModerators: () => ({ list: [aPerson({ user_id: aUserId(3), nick_name: 'Mira' })] }),
    listModerationLog: () =>
      aCursorPage([
        anEntry(),
        anEntry({
          log_id: '2',
          action: 'area.unknown',
          subject_type: 'tag',
          subject_id: '12',
          file_key: null,
          reason: null,
          changes: [
            { field: 'names.ja-JP', from: 'A', to: 'B' },
            { field: 'is_open', from: 'true', to: 'false' },
          ],
        }),
      ]),
  });
  await expect.element(page.getByRole('cell', { name: 'Refused a work' })).toBeVisible();
  await expect.element(page.getByRole('cell', { name: 'area.unknown' })).toBeVisible();
  await expect.element(page.getByRole('cell', { name: 'Tag 12' })).toBeVisible();
  // Fields and values are named in words.
  await expect.element(page.getByText('Name (日本語): A → B')).toBeVisible();
  await expect.element(page.getByText('Offered: Yes → No')).toBeVisible();
  await expectAccessible();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Action' }), 'Passed a work');
  await expect
    .poll(() => app.api.callsOf('listModerationLog').at(-1)?.query.get('action'))
    .toBe('review.pass');
  await userEvent.click(page.getByRole('button', { name: 'Mira' }).first());
  await expect.poll(() => app.api.callsOf('listModerationLog').at(-1)?.query.get('user_id')).toBe(aUserId(3));
  expect(app.address()).toBe(`/log?action=review.pass&moderator=${aUserId(3)}`);
  await userEvent.click(page.getByRole('button', { name: 'Clear filters' }));
  await expect.poll(app.address).toBe('/log');
});

test('any moderator who has acted can be chosen, a work by its key or address, and days; all of it stands in the address', async () => {
  const app = await mountApp('/log', {
    listModerationLog: () => aCursorPage([anEntry()]),
    listModerators: () => ({
      list: [
        aPerson({ user_id: aUserId(3), nick_name: 'Mira' }),
        aPerson({ user_id: aUserId(4), nick_name: 'Noor' }),
      ],
    }),
  });
  const lastQuery = () => Object.fromEntries(app.api.callsOf('listModerationLog').at(-1)?.query ?? []);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Moderator' }), 'Noor');
  await expect.poll(app.address).toBe(`/log?moderator=${aUserId(4)}`);

  const work = page.getByRole('textbox', { name: 'Work' });
  await userEvent.fill(work, 'no work');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/^Enter the key of a work/u)).toBeVisible();
  await expectAccessible();
  await userEvent.fill(work, `https://boards.example.com/community/file/${aFileKey(2)}?from=x`);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => lastQuery()['file_key']).toBe(aFileKey(2));
  await expect.element(work).toHaveValue(aFileKey(2));

  await userEvent.fill(page.getByLabelText('From day'), '2026-03-01');
  await userEvent.fill(page.getByLabelText('To day'), '2026-03-31');
  await expect
    .poll(lastQuery)
    .toMatchObject({ user_id: aUserId(4), file_key: aFileKey(2), from: '2026-03-01', to: '2026-03-31' });
  expect(app.address()).toBe(
    `/log?moderator=${aUserId(4)}&file=${aFileKey(2)}&from=2026-03-01&to=2026-03-31`,
  );
  await expect.element(page.getByText('Days of the site’s time zone: UTC')).toBeVisible();

  await userEvent.click(page.getByRole('button', { name: 'Clear filters' }));
  await expect.poll(app.address).toBe('/log');
  await expect.element(page.getByLabelText('From day')).toHaveValue('');
  await expect.element(work).toHaveValue('');
});

test('a day is taken when its year is whole, and a filter of the address that is none is passed over', async () => {
  const app = await mountApp('/log?from=2026-02-30&to=soon&moderator=x', {
    listModerationLog: () => aCursorPage([anEntry()]),
    listModerators: () => ({ list: [] }),
  });
  await expect.element(page.getByRole('cell', { name: 'Refused a work' })).toBeVisible();
  const days = () => app.api.callsOf('listModerationLog').map(({ query }) => query.get('from'));
  expect(days()).toEqual([null]);
  const from = page.getByLabelText('From day');
  await userEvent.fill(from, '0202-03-01');
  await expect.element(from).toHaveValue('0202-03-01');
  await userEvent.fill(from, '2026-03-01');
  await expect.poll(days).toEqual([null, '2026-03-01']);
});

test('the filters fit a phone', async () => {
  const before = { width: window.innerWidth, height: window.innerHeight };
  onTestFinished(async () => await page.viewport(before.width, before.height));
  await page.viewport(390, 700);
  await mountApp('/log', {
    listModerationLog: () => aCursorPage([anEntry()]),
    listModerators: () => ({ list: [] }),
  });
  await expect.element(page.getByText('The cover is blurred.')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await expectAccessible();
});

test('the download is the table of the server, with the filters of the page; one that fails says so', async () => {
  const files: Blob[] = [];
  let isBroken = true;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:log';
  });
  const givenBack = vi.spyOn(URL, 'revokeObjectURL');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const app = await mountApp('/log?action=review.pass&from=2026-03-01&to=2026-03-31', {
    listModerationLog: () => aCursorPage([anEntry()]),
    listModerators: () => ({ list: [] }),
    exportModerationLog: () =>
      isBroken ? failWith('internal_error') : new Blob(['"created_at"'], { type: 'text/csv' }),
  });
  const download = page.getByRole('button', { name: 'Download as CSV' });
  await userEvent.click(download);
  await expect
    .element(page.getByText('Something went wrong on our side. Try again in a moment.').first())
    .toBeVisible();
  isBroken = false;
  await userEvent.click(download);
  await expect.poll(() => files.length).toBe(1);
  expect(await files[0]?.text()).toBe('"created_at"');
  // The browser reads it after the press.
  expect(givenBack).not.toHaveBeenCalled();
  expect(Object.fromEntries(app.api.callsOf('exportModerationLog').at(-1)?.query ?? [])).toEqual({
    action: 'review.pass',
    from: '2026-03-01',
    to: '2026-03-31',
  });
});
