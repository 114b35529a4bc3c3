import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { portrait } from '../../testing/pictures.ts';
import { AVATAR_COLORS, Avatar } from './Avatar.tsx';

test('[CONST-56] the palette has six colours, each its own', async () => {
  await mount(
    <>
      {([1, 2, 3, 4, 5, 6] as const).map((color) => (
        <Avatar key={color} label="NW" color={color} name={`Colour ${color}`} />
      ))}
    </>,
  );
  const fills = page
    .getByRole('img')
    .elements()
    .map((element) => getComputedStyle(element).backgroundColor);
  expect(fills).toHaveLength(AVATAR_COLORS);
  expect(new Set(fills).size).toBe(6);
});

test('a picture that cannot be shown gives way to the label', async () => {
  await mount(<Avatar label="NW" color={1} name="Nora" src="data:image/png;base64,broken" />);
  await expect.poll(() => document.querySelector('img')).toBeNull();
  const label = page.getByRole('img', { name: 'Nora' }).element().querySelector('[data-label]');
  expect(getComputedStyle(label ?? document.body, '::before').content).toContain('NW');
});

test('it speaks the name, or nothing when the name stands beside it', async () => {
  const { rerender, host } = await mount(<Avatar label="NW" color={1} name="Nora" src={portrait} />);
  await expect.element(page.getByRole('img', { name: 'Nora' })).toBeVisible();
  await rerender(<Avatar label="NW" color={1} />);
  expect(host.querySelector('[aria-hidden]')).not.toBeNull();
});
