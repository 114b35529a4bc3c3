import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { cover, tinyPlaceholder } from '../../testing/pictures.ts';
import { Image } from './Image.tsx';

test('the place of a cover is kept in the ratio 54:35 before anything loads', async () => {
  const { host } = await mount(
    <div style={{ width: 540 }}>
      <Image src="/never-answers.png?hang" alt="" data-testid="box" />
    </div>,
  );
  const box = host.querySelector('[data-testid=box]')?.getBoundingClientRect();
  expect(box?.width).toBe(540);
  expect(box?.height).toBe(350);
});

test('the placeholder shows until the picture is there, and nothing moves', async () => {
  const { host } = await mount(
    <div style={{ width: 360 }}>
      <Image src={cover(2)} alt="A board" placeholder={tinyPlaceholder} />
      <p>Below</p>
    </div>,
  );
  const before = host.querySelector('p')?.getBoundingClientRect().top;
  await expect.poll(() => host.querySelector('[data-state]')?.getAttribute('data-state')).toBe('loaded');
  expect(host.querySelectorAll('img')).toHaveLength(1);
  expect(host.querySelector('p')?.getBoundingClientRect().top).toBe(before);
});

test('below the fold it loads lazily, above it first', async () => {
  const { host, rerender } = await mount(<Image src={cover(3)} alt="A board" />);
  const image = () => host.querySelector('img');
  expect(image()?.getAttribute('loading')).toBe('lazy');
  await rerender(<Image src={cover(3)} alt="A board" priority />);
  expect(image()?.getAttribute('loading')).toBe('eager');
  expect(image()?.getAttribute('fetchpriority')).toBe('high');
});

test('it offers every width and says how wide it is shown', async () => {
  const sources = [360, 720, 1080].map((width) => ({ url: `/cover.webp?width=${width}`, width }));
  const { host } = await mount(<Image src="/cover.webp?width=360" alt="" sources={sources} sizes="320px" />);
  const image = host.querySelector('img');
  expect(image?.srcset).toBe(
    '/cover.webp?width=360 360w, /cover.webp?width=720 720w, /cover.webp?width=1080 1080w',
  );
  expect(image?.sizes).toBe('320px');
});

test('a picture that cannot be shown keeps its name and place', async () => {
  const { host } = await mount(<Image src="data:image/png;base64,broken" alt="A board" />);
  await expect.poll(() => host.querySelector('[data-state]')?.getAttribute('data-state')).toBe('error');
  await expect.element(page.getByRole('img', { name: 'A board' })).toBeInTheDocument();
});
