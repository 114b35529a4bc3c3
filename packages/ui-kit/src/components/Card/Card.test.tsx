import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { Card, CardActions, CardBody, CardTitle } from './Card.tsx';

test('the whole card is one link with its title as name, and its buttons are stops of their own', async () => {
  const onLink = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const onButton = vi.fn();
  await mount(
    <Card render={<article />} data-testid="card" style={{ width: 300 }}>
      <CardBody>
        {/* oxlint-disable-next-line jsx-a11y/heading-has-content -- the title is its content */}
        <CardTitle render={<h2 />} link={<a href="#file" onClick={onLink} />}>
          Roadmap
        </CardTitle>
        <p>Text beneath</p>
      </CardBody>
      <CardActions>
        <button type="button" onClick={onButton}>
          Collect
        </button>
      </CardActions>
    </Card>,
  );
  await expect.element(page.getByRole('heading', { level: 2, name: 'Roadmap' })).toBeVisible();
  const { left, top, width } = page.getByText('Text beneath').element().getBoundingClientRect();
  const under = document.elementFromPoint(left + width - 4, top + 4);
  expect(under).toBe(page.getByRole('link', { name: 'Roadmap' }).element());
  (under as HTMLElement).click();
  expect(onLink).toHaveBeenCalledOnce();
  await userEvent.click(page.getByRole('button', { name: 'Collect' }));
  expect(onButton).toHaveBeenCalledOnce();
  expect(onLink).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('article')).toHaveAttribute('data-testid', 'card');
});
