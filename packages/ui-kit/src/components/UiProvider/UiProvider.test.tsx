import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { UiProvider } from './UiProvider.tsx';

test('it adds nothing to the page and lets its children through', async () => {
  const { host } = await mount(
    <UiProvider>
      <p>Page</p>
    </UiProvider>,
  );
  await expect.element(page.getByText('Page')).toBeVisible();
  expect(host.children).toHaveLength(1);
});
