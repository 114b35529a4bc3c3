import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { ChipButton, ChipLink, ChipRail } from './Chip.tsx';

test('a filter in the address is a link, and the chosen one says so', async () => {
  await mount(
    <ChipRail label="Scenes">
      <ChipLink href="?pScene=1" selected>
        Meetings
      </ChipLink>
      <ChipLink href="?pScene=2">Planning</ChipLink>
    </ChipRail>,
  );
  await expect.element(page.getByRole('group', { name: 'Scenes' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Meetings' })).toHaveAttribute('aria-current', 'true');
  await expect.element(page.getByRole('link', { name: 'Planning' })).not.toHaveAttribute('aria-current');
});

test('a switch in place is a toggle for mouse and keyboard', async () => {
  const onClick = vi.fn();
  await mount(
    <ChipButton selected onClick={onClick}>
      Free
    </ChipButton>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Free', pressed: true }));
  await userEvent.keyboard(' ');
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('on a phone a rail of many chips stays one line', async () => {
  await page.viewport(375, 700);
  await mount(
    <ChipRail label="Scenes">
      {Array.from({ length: 20 }, (_, index) => (
        <ChipLink key={index} href={`#${index}`}>
          Scene {index}
        </ChipLink>
      ))}
    </ChipRail>,
  );
  const rail = page.getByRole('group', { name: 'Scenes' }).element();
  expect(rail.scrollWidth).toBeGreaterThan(rail.clientWidth);
  expect(rail.getBoundingClientRect().height).toBeLessThan(60);
  await page.viewport(1280, 800);
});
