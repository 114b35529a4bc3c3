import type { ModerationLogEntry } from '@boardwalk/api-client';
import { aCursorPage, aFileKey, aPerson, aUserId } from '@boardwalk/test-kit';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, mountApp } from '../../../test/mount.tsx';
import { logTable } from './download-log.ts';

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

test('the download holds every part of the log, with the filter of the page', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:log';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const app = await mountApp('/log?action=review.pass', {
    listModerationLog: ({ query }) =>
      query.get('cursor') === '0'
        ? { list: [anEntry()], next_cursor: 'c1', has_more: query.get('size') === '100' }
        : aCursorPage([anEntry({ log_id: '2', reason: 'Second part' })]),
  });
  await userEvent.click(page.getByRole('button', { name: 'Download as CSV' }));
  await expect.poll(() => files.length).toBe(1);
  const text = (await files[0]?.text()) ?? '';
  expect(text.trim().split('\r\n')).toHaveLength(3);
  expect(text).toContain('Second part');
  expect(
    app.api.callsOf('listModerationLog').every(({ query }) => query.get('action') === 'review.pass'),
  ).toBe(true);
  vi.restoreAllMocks();
});

test('a cell holds quotes and line ends, and never a formula', () => {
  const table = logTable([anEntry({ reason: '=HYPERLINK("http://x")\nnext' })]);
  expect(table).toContain('"\'=HYPERLINK(""http://x"")\nnext"');
});
