import { aCursorPage, aPerson } from '@boardwalk/test-kit';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, mountApp } from '../../../test/mount.tsx';

test('[ROLE-09] feedback shows who wrote what, from which work and field; all of it is accessible', async () => {
  await mountApp('/feedback', {
    listFeedback: () =>
      aCursorPage([
        {
          feedback_id: '1',
          user: aPerson({ nick_name: 'Kei' }),
          platform: 'web' as const,
          career: { id: 1, name: 'Design', ttype: 4 as const },
          industry: { id: 2, name: 'Education', ttype: 3 as const },
          description: 'Folders in folders, please.',
          images: [],
          created_at: '2026-03-14T09:26:53.000Z',
        },
      ]),
  });
  await expect.element(page.getByText('Folders in folders, please.')).toBeVisible();
  await expect.element(page.getByText('Design')).toBeVisible();
  await expectAccessible();
});

test('without feedback the page says where it comes from', async () => {
  await mountApp('/feedback', { listFeedback: () => aCursorPage([]) });
  await expect.element(page.getByText('Nobody has written yet')).toBeVisible();
});
