import { failWith } from '@boardwalk/test-kit';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, mountApp } from '../../test/mount.tsx';

test('an admin without a second step is led to it where the site requires it, and comes in when it is set up', async () => {
  let hasTwoSteps = false;
  await mountApp('/tags', {
    listManagedTags: () => (hasTwoSteps ? { list: [] } : failWith('admin_second_step_required')),
  });
  await expect.element(page.getByRole('heading', { name: 'The console needs a second step' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Set up a second step' }))
    .toHaveAttribute('href', '/user/account/v2?tab=ACCOUNT&product=board#second-step');
  await expectAccessible();
  // Not set up yet.
  await page.getByRole('button', { name: 'Look again' }).click();
  await expect.element(page.getByRole('heading', { name: 'The console needs a second step' })).toBeVisible();
  hasTwoSteps = true;
  window.dispatchEvent(new Event('focus'));
  await expect.element(page.getByRole('heading', { name: 'Tags', level: 1 })).toBeVisible();
});
