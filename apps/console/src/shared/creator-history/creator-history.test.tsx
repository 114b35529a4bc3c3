import type { CreatorHistoryEntry } from '@boardwalk/api-client';
import {
  aBoardSnapshot,
  aCursorPage,
  aFileKey,
  aFileOwner,
  aReviewDetail,
  aReviewItem,
  aUserId,
  failWith,
} from '@boardwalk/test-kit';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, mountApp } from '../../../test/mount.tsx';

const owner = aFileOwner({ user_id: aUserId(9), nick_name: 'Olga' });
const item = aReviewItem({ owner, submission_id: '1001', name: 'Weekly retro' });

function anEntry(overrides: Partial<CreatorHistoryEntry> = {}): CreatorHistoryEntry {
  return {
    kind: 'submission',
    id: '900',
    at: '2026-03-14T09:26:53.000Z',
    subject: 'work',
    file_key: aFileKey(1),
    name: 'Weekly retro',
    auditStatus: 3,
    decided_at: '2026-03-15T09:26:53.000Z',
    reason: null,
    ...overrides,
  };
}

const queue = {
  listReviews: () => aCursorPage([item]),
  getReview: () => aReviewDetail({ item }),
  getReviewObject: () => aBoardSnapshot(),
};

test.each([1280, 390])(
  'at %i pixels a submission shows what became of the creator’s works, and where it was decided; all of it is accessible',
  async (width) => {
    const before = { width: window.innerWidth, height: window.innerHeight };
    onTestFinished(async () => await page.viewport(before.width, before.height));
    await page.viewport(width, 700);
    const app = await mountApp('/review/1001', {
      ...queue,
      listCreatorHistory: () =>
        aCursorPage([
          anEntry({ id: '1001', auditStatus: 1 }),
          anEntry({ kind: 'report', id: '77', auditStatus: null, reason: 'It repeats another work.' }),
          anEntry({ kind: 'report', id: '78', auditStatus: null, subject: 'comment', name: 'Of Sol' }),
          anEntry({
            kind: 'report',
            id: '79',
            auditStatus: null,
            subject: 'profile',
            name: null,
            file_key: null,
          }),
          anEntry({ kind: 'take_down', id: '80', auditStatus: null, name: 'Bad one', file_key: aFileKey(5) }),
          anEntry({ id: '900', name: 'Old one', reason: 'The cover is blurred.' }),
        ]),
    });
    const history = page.getByRole('region', { name: 'History of Olga' });
    await expect.element(history.getByText('Weekly retro · This submission')).toBeVisible();
    await expect.element(history.getByText('It repeats another work.')).toBeVisible();
    await expect.element(history.getByText('The cover is blurred.')).toBeVisible();
    await expect
      .element(history.getByRole('link', { name: 'Comment on “Of Sol”' }))
      .toHaveAttribute('href', '/reports/78');
    await expect
      .element(history.getByRole('link', { name: 'Profile' }))
      .toHaveAttribute('href', '/reports/79');
    await expect
      .element(history.getByRole('link', { name: 'Bad one' }))
      .toHaveAttribute('href', `/works/${aFileKey(5)}`);
    expect(app.api.callsOf('listCreatorHistory')[0]?.path).toEqual({ user_id: owner.user_id });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expectAccessible();
    await userEvent.click(history.getByRole('link', { name: 'Old one' }));
    await expect.poll(app.address).toBe('/review/900');
  },
);

test('more of it comes part by part; what does not load offers another try', async () => {
  let isBroken = true;
  const app = await mountApp('/review/1001', {
    ...queue,
    listCreatorHistory: ({ query }) => {
      if (isBroken) return failWith('internal_error');
      return query.get('cursor') === '0'
        ? aCursorPage([anEntry({ id: '900', name: 'First part' })], 'c1')
        : aCursorPage([anEntry({ id: '800', name: 'Second part' })]);
    },
  });
  const history = page.getByRole('region', { name: 'History of Olga' });
  await expect.element(history.getByText('This did not load')).toBeVisible();
  isBroken = false;
  await userEvent.click(history.getByRole('button', { name: 'Try again' }));
  await expect.element(history.getByText('First part')).toBeVisible();
  await expect.element(history.getByText('Second part')).toBeVisible();
  expect(app.api.callsOf('listCreatorHistory').at(-1)?.query.get('cursor')).toBe('c1');
});
