import type { ListedWork } from '@boardwalk/api-client';
import { aCursorPage, aFileKey, aModeratedWork } from '@boardwalk/test-kit';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, mountApp } from '../../../test/mount.tsx';

function aListedWork(place: number, overrides: Partial<ListedWork> = {}): ListedWork {
  const { file_key, name, thumbnail, cover_image, owner, is_public } = aModeratedWork({
    file_key: aFileKey(place),
    name: `Work ${place}`,
  });
  const pub_time = '2026-10-02T08:30:00.000Z';
  const facts = { file_key, name, thumbnail, cover_image, owner, is_public };
  return { ...facts, pub_time, open_case_id: null, ...overrides };
}

const field = page.getByRole('textbox', { name: 'Title, key or address of a work' });

async function find(text: string): Promise<void> {
  await userEvent.fill(field, text);
  await userEvent.keyboard('{Enter}');
}

test.each([1280, 390])(
  'at %i pixels works are listed, found by words of their titles, and opened; all of it is accessible',
  async (width) => {
    const before = { width: window.innerWidth, height: window.innerHeight };
    onTestFinished(async () => await page.viewport(before.width, before.height));
    await page.viewport(width, 700);
    const app = await mountApp('/works', {
      listCreatorHistory: () => aCursorPage([]),
      getModeratedWork: () => aModeratedWork({ file_key: aFileKey(1), name: 'Work 1' }),
      listModeratedWorks: ({ query }) =>
        aCursorPage(
          query.get('keyword') === null
            ? [aListedWork(1), aListedWork(2, { name: 'A'.repeat(80), open_case_id: '77' })]
            : [aListedWork(1)],
        ),
    });
    await expect.element(page.getByRole('link', { name: 'Work 1' })).toBeVisible();
    await expect.element(page.getByText('Reports that wait')).toBeVisible();
    await expect.element(page.getByText(/Oct 2, 2026/u).first()).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expectAccessible();

    // A word of twelve letters is no key.
    await find(' Presentation ');
    await expect.poll(app.address).toBe('/works?keyword=Presentation');
    await expect.poll(() => page.getByText('A'.repeat(80)).elements()).toHaveLength(0);
    expect(app.api.callsOf('listModeratedWorks').at(-1)?.query.get('is_public')).toBe('true');
    await userEvent.click(page.getByRole('link', { name: 'Work 1' }));
    await expect.poll(app.address).toBe(`/works/${aFileKey(1)}`);
    await expect.element(page.getByRole('heading', { name: 'Work 1' })).toBeVisible();
    await expect.element(field).toHaveValue('Presentation');
    await userEvent.click(page.getByRole('link', { name: 'All works' }));
    await expect.poll(app.address).toBe('/works');
    await expect.element(field).toHaveValue('');
    await expect.element(page.getByText('A'.repeat(80))).toBeVisible();
  },
);

test('works that are not public any more are listed apart, which an empty list says', async () => {
  const app = await mountApp('/works?keyword=plan', {
    listModeratedWorks: ({ query }) =>
      aCursorPage(query.get('is_public') === 'false' ? [aListedWork(3, { is_public: false })] : []),
  });
  await expect.element(page.getByText('No work has these words in its title')).toBeVisible();
  await expect.element(page.getByText('It may be among those that are not public any more.')).toBeVisible();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'State' }), 'Not public');
  await expect.poll(app.address).toBe('/works?keyword=plan&state=hidden');
  await expect.element(page.getByRole('link', { name: 'Work 3' })).toBeVisible();
  // What is typed, or taken away, and not sent yet counts as well: the list is what the field says.
  await userEvent.fill(field, ' trip ');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'State' }), 'Public');
  await expect.poll(app.address).toBe('/works?keyword=trip');
  await userEvent.fill(field, '');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'State' }), 'Not public');
  await expect.poll(app.address).toBe('/works?state=hidden');
  await expect.element(field).toHaveValue('');
});

test('a key opens its work, with letters of both cases and digits', async () => {
  const app = await mountApp('/works', {
    listCreatorHistory: () => aCursorPage([]),
    listModeratedWorks: () => aCursorPage([]),
    getModeratedWork: () => aModeratedWork({ file_key: aFileKey(4) }),
  });
  await expect.element(page.getByText('No work is public yet')).toBeVisible();
  await find('k7Qm3XpT9wRb');
  await expect.poll(app.address).toBe('/works/k7Qm3XpT9wRb');
});
