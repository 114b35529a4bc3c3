import type { ManagedBanner, ManagedTag, ManagedTopic } from '@boardwalk/api-client';
import { aNumberedPage, failWith } from '@boardwalk/test-kit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, mountApp } from '../../../test/mount.tsx';

const texts = (text: string) => ({
  'zh-CN': text,
  'en-US': text,
  'ja-JP': text,
  'ko-KR': text,
  'es-ES': text,
});

function aTag(id: number, name: string, overrides: Partial<ManagedTag> = {}): ManagedTag {
  return {
    id,
    ttype: 1,
    parent_id: null,
    slug: null,
    names: texts(name),
    order: id,
    is_open: true,
    ...overrides,
  };
}

function aTopic(id: number, title: string, overrides: Partial<ManagedTopic> = {}): ManagedTopic {
  return {
    id,
    slug: null,
    titles: texts(title),
    descriptions: texts(''),
    cover: null,
    use: 1,
    order: id,
    starts_at: null,
    ends_at: null,
    file_count: 3,
    ...overrides,
  };
}

function aBanner(id: number, title: string, overrides: Partial<ManagedBanner> = {}): ManagedBanner {
  return {
    id,
    slug: null,
    titles: texts(title),
    subtitles: texts('Begin here'),
    image: null,
    image_alts: texts(''),
    theme: 'amber',
    link: '/community/',
    links: {},
    effect: 1,
    use: 1,
    order: id,
    starts_at: null,
    ends_at: null,
    ...overrides,
  };
}

const row = (name: string) => page.getByRole('treeitem', { name });
const rows = () =>
  page
    .getByRole('treeitem')
    .elements()
    .map((element) => element.getAttribute('aria-posinset') + (element.textContent ?? ''));

test('[ROLE-15] tags are ordered and put below others by keyboard, and what the server refuses is said', async () => {
  let tags = [aTag(1, 'Plan'), aTag(2, 'Retro'), aTag(3, 'Idea'), aTag(4, 'Sprint', { parent_id: 1 })];
  let isRefused = false;
  const app = await mountApp('/tags', {
    listManagedTags: () => ({ list: tags }),
    updateTag: ({ body }) => {
      if (isRefused) return failWith('tag_has_children');
      const moved = { ...(tags[2] as ManagedTag), ...(body as Partial<ManagedTag>) };
      tags = tags.map((tag) => (tag.id === moved.id ? moved : tag));
      return moved;
    },
    reorderTags: () => ({ list: tags }),
  });
  await userEvent.click(row('Retro'));
  await expect.poll(app.address).toBe('/tags/2');
  row('Retro').element().focus();
  await userEvent.keyboard('{Control>}x{/Control}');
  await userEvent.keyboard('{Home}{Enter}');
  await expect
    .poll(() => app.api.callsOf('reorderTags').at(-1)?.body)
    .toEqual({ ttype: 1, parent_id: null, tag_ids: [2, 1, 3] });

  // Below another tag: it goes there first, then takes its place among the others.
  await expectAccessible();
  await userEvent.click(row('Idea'));
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Below' }), 'Plan');
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.poll(() => app.api.callsOf('updateTag').at(-1)?.body).toEqual({ parent_id: 1 });
  await expect.element(row('Idea')).toHaveAttribute('aria-level', '2');

  await userEvent.click(row('Retro'));
  await userEvent.fill(page.getByRole('textbox', { name: '日本語' }), '');
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.element(page.getByText('Write it in every language.')).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: '日本語' }), 'ふりかえり');
  isRefused = true;
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.element(page.getByText('This tag has tags below it. Move those first.')).toBeVisible();
  expect(app.api.callsOf('updateTag').at(-1)?.body).toEqual({
    names: { ...texts('Retro'), 'ja-JP': 'ふりかえり' },
  });
  // What is not saved is asked about before it is left.
  await userEvent.click(row('Plan'));
  await userEvent.click(page.getByRole('button', { name: 'Keep editing' }));
  expect(app.address()).toBe('/tags/2');
});

test('a topic is added with its cover, in every language; buttons order topics as well', async () => {
  let topics = [aTopic(1, 'Spring'), aTopic(2, 'Autumn', { use: 0 })];
  const app = await mountApp('/topics/new', {
    listManagedTopics: () => aNumberedPage(topics),
    createTopic: () => {
      topics = [...topics, aTopic(3, 'Winter', { use: 0 })];
      return topics[2] as ManagedTopic;
    },
    setTopicCover: () => topics[2] as ManagedTopic,
    reorderTopics: () => null,
  });
  await userEvent.fill(page.getByRole('textbox', { name: 'Title' }), 'Winter');
  await userEvent.upload(document.querySelector('input[type="file"]') as Element, await aPicture());
  await userEvent.click(page.getByRole('button', { name: 'Add', exact: true }));
  // The first language without a title is shown, and no call is made.
  await expect.element(page.getByText('Write it in every language.')).toBeVisible();
  expect(app.api.callsOf('createTopic')).toHaveLength(0);
  for (const language of ['简体中文', '日本語', '한국어', 'Español']) {
    await userEvent.click(page.getByRole('tab', { name: new RegExp(language, 'u') }));
    await userEvent.fill(page.getByRole('textbox', { name: 'Title' }), 'Winter');
  }
  await expectAccessible();
  await userEvent.click(page.getByRole('button', { name: 'Add', exact: true }));
  await expect.poll(app.address).toBe('/topics/3');
  expect(app.api.callsOf('createTopic')[0]?.body).toMatchObject({ titles: texts('Winter'), use: 0 });
  expect(app.api.callsOf('setTopicCover')).toHaveLength(1);
  await userEvent.click(page.getByRole('button', { name: 'Move up' }));
  await expect.poll(() => app.api.callsOf('reorderTopics').at(-1)?.body).toEqual({ ids: [1, 3, 2] });
  await userEvent.click(page.getByRole('link', { name: 'Not shown' }));
  await expect.poll(rows).toHaveLength(2);
});

test('a banner is seen as visitors will see it while it is written, and a wrong order of its times is refused', async () => {
  const app = await mountApp('/banners/1', {
    listManagedBanners: () => aNumberedPage([aBanner(1, 'Welcome')]),
    updateBanner: ({ body }) => aBanner(1, 'Welcome', body),
  });
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect.element(preview.getByText('Welcome').first()).toBeVisible();
  await userEvent.click(page.getByRole('tab', { name: 'Español' }));
  await userEvent.fill(page.getByRole('textbox', { name: 'Title' }), 'Bienvenida');
  await expect.poll(() => preview.getByText('Bienvenida').elements()).toHaveLength(2);
  await expectAccessible();
  await userEvent.fill(page.getByRole('textbox', { name: 'Leads to', exact: true }), 'http://example.com');
  await userEvent.fill(page.getByLabelText('From'), '2030-05-02T10:00');
  await userEvent.fill(page.getByLabelText('Until'), '2030-05-01T10:00');
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.element(page.getByText('It must end after it begins.')).toBeVisible();
  await expect.element(page.getByText(/^Begin with \/ for a page/u)).toBeVisible();
  await userEvent.fill(page.getByLabelText('Until'), '2030-05-03T10:00');
  await userEvent.fill(page.getByRole('textbox', { name: 'Leads to', exact: true }), '/community/hot');
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.poll(() => app.api.callsOf('updateBanner')).toHaveLength(1);
  expect(app.api.callsOf('updateBanner')[0]?.body).toMatchObject({
    titles: { ...texts('Welcome'), 'es-ES': 'Bienvenida' },
    link: '/community/hot',
    starts_at: new Date('2030-05-02T10:00').toISOString(),
    ends_at: new Date('2030-05-03T10:00').toISOString(),
  });
  await expect.element(page.getByText('Planned').first()).toBeVisible();
});

test('on a phone a button names the place and shows that there are more', async () => {
  await page.viewport(360, 740);
  try {
    const app = await mountApp('/banners', { listManagedBanners: () => aNumberedPage([]) });
    const places = page.getByRole('navigation', { name: 'Console' });
    const opener = places.getByRole('button', { name: 'Banners More places' });
    await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
    expect(places.getByRole('link').elements()).toHaveLength(0);
    await userEvent.click(opener);
    await userEvent.click(places.getByRole('link', { name: 'Tags' }));
    await expect.poll(app.address).toBe('/tags');
    await expect
      .element(places.getByRole('button', { name: 'Tags More places' }))
      .toHaveAttribute('aria-expanded', 'false');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  } finally {
    await page.viewport(1280, 800);
  }
});

test('on a phone what is chosen and what was added takes the focus, and is never said to be missing meanwhile', async () => {
  await page.viewport(360, 740);
  try {
    let tags = [aTag(1, 'Plan'), aTag(2, 'Retro')];
    let isHeld = false;
    const held: (() => void)[] = [];
    const app = await mountApp('/tags', {
      listManagedTags: async () => {
        if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
        return { list: tags };
      },
      createTag: () => {
        tags = [...tags, aTag(3, 'Idea')];
        isHeld = true;
        return tags[2] as ManagedTag;
      },
    });
    await userEvent.click(row('Retro'));
    await expect.element(page.getByRole('heading', { name: 'Retro' })).toHaveFocus();
    await userEvent.click(page.getByRole('link', { name: 'All tags' }));
    await expect.element(page.getByRole('heading', { name: 'Tags' })).toHaveFocus();
    await userEvent.click(page.getByRole('link', { name: 'Add a tag' }));
    await expect.element(page.getByRole('heading', { name: 'New tag' })).toHaveFocus();
    for (const field of page.getByRole('textbox').all()) await userEvent.fill(field, 'Idea');
    await userEvent.click(page.getByRole('button', { name: 'Add', exact: true }));
    await expect.poll(app.address).toBe('/tags/3');
    await expect.poll(() => held.length).toBeGreaterThan(0);
    expect(page.getByText('This does not exist').elements()).toHaveLength(0);
    for (const answer of held) answer();
    await expect.element(page.getByRole('heading', { name: 'Idea' })).toHaveFocus();
  } finally {
    await page.viewport(1280, 800);
  }
});

async function aPicture(): Promise<File> {
  const canvas = new OffscreenCanvas(54, 35);
  canvas.getContext('2d')?.fillRect(0, 0, 54, 35);
  return new File([await canvas.convertToBlob()], 'winter.png', { type: 'image/png' });
}
