import { composeStory, type Meta, type StoryFn } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { mount } from './testing/mount.tsx';

type Stories = Record<string, StoryFn> & { default: Meta };

const PAGES = import.meta.glob<string>('./components/*/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const STORIES = import.meta.glob<Stories>('./components/*/*.stories.tsx');

/** The story that a page's anatomy shows, and what finds the numbered parts in it. */
const anatomies = Object.entries(PAGES).flatMap(([path, page]) => {
  const story = /picture=\{stories\.(\w+)\}/u.exec(page)?.[1];
  const selectors = Array.from(page.matchAll(/\bat: (['"])(.+?)\1/gu), ([, , selector = '']) => selector);
  const load = STORIES[path.replace('.mdx', '.stories.tsx')];
  return story === undefined || load === undefined ? [] : [{ path, story, selectors, load }];
});

test.each(anatomies)(
  'the parts that $path numbers are in its picture',
  async ({ story, selectors, load }) => {
    const stories = await load();
    const Picture = composeStory(stories[story] ?? {}, stories.default, {});
    const { host } = await mount(<Picture />);
    const isSeen = (selector: string) =>
      (host.querySelector(selector)?.getBoundingClientRect().width ?? 0) > 0;
    await expect.poll(() => selectors.filter((selector) => !isSeen(selector))).toEqual([]);
  },
);

test('parts are numbered only where there is a picture', () => {
  const shown = new Set(anatomies.map(({ path }) => path));
  const numbered = Object.entries(PAGES).filter(
    ([path, page]) => !shown.has(path) && /\bat: ['"]/u.test(page),
  );
  expect(numbered.map(([path]) => path)).toEqual([]);
  expect(anatomies.length).toBeGreaterThan(30);
});
