import type { Figures, JobKind, Synonyms } from '@boardwalk/api-client';
import { A_MOMENT, aCursorPage, aSession, aUser, failWith } from '@boardwalk/test-kit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, mountApp } from '../../../test/mount.tsx';

const FIGURES: Figures = {
  from: '2026-03-13',
  to: '2026-03-14',
  days: [
    { day: '2026-03-13', works: 4, uses: 1200, empty_searches: 3 },
    { day: '2026-03-14', works: 2, uses: 18, empty_searches: 5 },
  ],
  works: 6,
  uses: 1218,
  empty_searches: 8,
  before: { works: 5, uses: 40, empty_searches: 9 },
  review: { waiting: 3, overdue: 1, decided: 7, late: 2, median_hours: 5.5, p90_hours: null },
  empty_terms: [{ keyword: 'fishbone', language: 'es-ES', count: 4 }],
};

test('figures stand as charts with their sums, as a table, and for the time that is chosen', async () => {
  let isBroken = true;
  let synonyms: Synonyms = { groups: [['retro', '复盘']], version: 0, is_default: true };
  const app = await mountApp('/figures', {
    getSynonyms: () => synonyms,
    setSynonyms: ({ body }) => {
      if (body.version !== synonyms.version) return failWith('list_changed');
      synonyms = { groups: body.groups, version: body.version + 1, is_default: false };
      return synonyms;
    },
    getFigures: () => (isBroken ? failWith('internal_error') : FIGURES),
    listAnalyticsCounts: () => ({
      list: [
        { day: '2026-03-14', name: 'publish_click', origin: 'header', count: 3 },
        { day: '2026-03-14', name: 'search', origin: 'hot', count: 40 },
        { day: '2026-03-13', name: 'search', origin: 'hot', count: 2 },
      ],
    }),
  });
  await expect.element(page.getByText('This did not load')).toBeVisible();
  const again = page.getByRole('button', { name: 'Try again' }).element() as HTMLElement;
  isBroken = false;
  // At once: a page that gets the focus loads again by itself, and then there is no button any more.
  again.click();
  await expect
    .element(page.getByRole('img', { name: 'Uses by day: 1,218 in all, at most 1,200 in a day' }))
    .toBeVisible();
  await expect.element(page.getByText('5.5 h')).toBeVisible();
  await expect.element(page.getByText('2 after the due time')).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'fishbone Español 4' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Search Hot searches 42' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Click on “Publish” The header 3' })).toBeVisible();
  await userEvent.click(page.getByText('Show the days as a table'));
  await expect.element(page.getByRole('row', { name: 'Mar 13, 2026 4 1,200 3' })).toBeVisible();
  await expectAccessible();
  // Beside what found nothing, editors keep the words that mean the same.
  const groups = page.getByRole('textbox', { name: 'Groups' });
  await expect.element(groups).toHaveValue('retro, 复盘');
  await userEvent.fill(groups, 'retro, 复盘\n\nfishbone');
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.element(page.getByText('Line 3: a group needs at least two words.')).toBeVisible();
  await userEvent.fill(groups, 'retro, 复盘\nfishbone，鱼骨图');
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.element(page.getByText('Saved. Searches follow within half a minute.')).toBeVisible();
  expect(app.api.callsOf('setSynonyms').map(({ body }) => body)).toEqual([
    {
      groups: [
        ['retro', '复盘'],
        ['fishbone', '鱼骨图'],
      ],
      version: 0,
    },
  ]);
  // Somebody else was faster: nothing of theirs is overwritten without a look at it.
  await userEvent.fill(groups, 'retro, 复盘\nkanban, 看板');
  synonyms = { groups: [['okr', '目标']], version: 2, is_default: false };
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.element(page.getByText(/Somebody else has saved another list meanwhile/u)).toBeVisible();
  await expect.element(groups).toHaveValue('retro, 复盘\nkanban, 看板');
  await userEvent.click(page.getByRole('button', { name: 'Take their list' }));
  await expect.element(groups).toHaveValue('okr, 目标');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Time' }), 'Last 90 days');
  await expect.poll(() => app.api.callsOf('getFigures').at(-1)?.query.get('days')).toBe('90');
});

test('the operator sees what failed, tries it again, and what is stored', async () => {
  const kind: JobKind = {
    name: 'make-export',
    schedule: null,
    waiting: 0,
    running: 0,
    failed: 2,
    last_failure: { fault: 'no space left on device', failed_at: A_MOMENT },
  };
  let isFailed = true;
  const app = await mountApp('/system', {
    listReportLogs: () => aCursorPage([]),
    getSession: () => aSession({ user: aUser({ role: 1 }) }),
    listJobs: () => ({ list: [isFailed ? kind : { ...kind, failed: 0, last_failure: null }] }),
    retryJobs: () => {
      isFailed = false;
      return { retried: 2 };
    },
    getSystem: () => ({
      versions: { server: '1.0.0', node: '24.1.0', database: '17.2', schema: '2026-name-things', pending: 1 },
      storage: {
        measured_at: A_MOMENT,
        database_bytes: 50 * 1024 * 1024,
        blob_bytes: 1024 * 1024,
        blobs: 3,
        team_limit: 100 * 1024 * 1024,
        teams: [{ team_id: '1', name: 'Design', bytes: 25 * 1024 * 1024 }],
      },
    }),
  });
  await expect.element(page.getByText('no space left on device')).toBeVisible();
  await expect.element(page.getByText('1 migration has not been done.')).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Design 25 MB 25%' })).toBeVisible();
  await expectAccessible();
  await userEvent.click(page.getByRole('button', { name: 'Try again: make-export' }));
  await expect.element(page.getByText('No job has failed in the last day.')).toBeVisible();
  expect(app.api.callsOf('retryJobs')[0]?.body).toEqual({ name: 'make-export' });
});
