import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

test('it says what is missing and offers what to do next', async () => {
  const onClick = vi.fn();
  await mount(
    <EmptyState
      title="No boards yet"
      description="Copy a template."
      action={<Button onClick={onClick}>Browse</Button>}
    />,
  );
  await expect.element(page.getByText('No boards yet')).toBeVisible();
  await expect.element(page.getByText('Copy a template.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Browse' }));
  expect(onClick).toHaveBeenCalledOnce();
});

test('its title is a heading where it is all that a page shows', async () => {
  await mount(<EmptyState headingLevel={1} title="There is no such page" />);
  await expect.element(page.getByRole('heading', { level: 1, name: 'There is no such page' })).toBeVisible();
});

test('a long unbroken word does not make it wider than its place', async () => {
  const word = 'Retrospektivenplanung'.repeat(8);
  await mount(
    <div data-testid="place" style={{ width: 280 }}>
      <EmptyState title={`Nothing matches ${word}`} description={word} />
    </div>,
  );
  const place = page.getByTestId('place');
  await expect.element(place).toBeVisible();
  const { scrollWidth, clientWidth } = place.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});
