import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { SkipLink } from './SkipLink.tsx';

test('it is seen only with the focus, and takes the focus to the content', async () => {
  await mount(
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <a href="#other">Header</a>
      <main id="main" tabIndex={-1}>
        Content
      </main>
    </>,
  );
  const link = page.getByRole('link', { name: 'Skip to content' });
  expect(link.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  await userEvent.tab();
  expect(link.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
});
