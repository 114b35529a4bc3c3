import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { Button } from '../Button/Button.tsx';
import { Drawer } from './Drawer.tsx';

function Page({ width }: { width?: number }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Messages</Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title="My messages"
        closeLabel="Close"
        {...(width ? { width } : {})}
      >
        <a href="#one">One</a>
      </Drawer>
    </>
  );
}

const drawer = () => page.getByRole('dialog', { name: 'My messages' });

async function openDrawer(width?: number) {
  await mount(<Page {...(width ? { width } : {})} />);
  await userEvent.click(page.getByRole('button', { name: 'Messages' }));
  await expect.element(drawer()).toBeVisible();
  // It has slid in.
  await expect.poll(() => drawer().element().getBoundingClientRect().right).toBe(innerWidth);
}

test('it stands at the right edge over the whole height, 304 px wide by default', async () => {
  await page.viewport(1280, 800);
  await openDrawer();
  const box = drawer().element().getBoundingClientRect();
  expect([box.right, box.top, box.height, box.width]).toEqual([1280, 0, 800, 304]);
});

test('its width can be set; on a phone it takes the whole screen', async () => {
  await openDrawer(480);
  expect(drawer().element().getBoundingClientRect().width).toBe(480);
  await page.viewport(375, 700);
  expect(drawer().element().getBoundingClientRect().width).toBe(375);
  await page.viewport(1280, 800);
});

test('the focus goes in and comes back with Esc', async () => {
  await openDrawer();
  await expect.element(page.getByRole('link', { name: 'One' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer()).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Messages' })).toHaveFocus();
});
