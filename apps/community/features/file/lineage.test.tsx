import { aFileCard, aFileKey, aFileOwner, failWith } from '@boardwalk/test-kit';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '#app/testing/render-app.tsx';
import { FILE_KEY, fileAnswers, theFile } from './testing/file-answers.ts';

beforeEach(async () => {
  await page.viewport(1440, 900);
});

const BEFORE = aFileKey(101);
const AFTER = aFileKey(102);

describe('where it comes from and what became of it', () => {
  const about = page.getByRole('region', { name: 'About this template' });

  test('its licence says what it allows and leads to the terms', async () => {
    await renderApp(`/${FILE_KEY}`, { handlers: fileAnswers(theFile({ licence: 'cc_by_sa' })) });
    await page.getByRole('button', { name: 'Licence: CC BY-SA 4.0' }).click();
    const terms = page.getByRole('dialog', { name: 'Licence: CC BY-SA 4.0' });
    await expect.element(terms.getByText('As CC BY, and what is made of it', { exact: false })).toBeVisible();
    await expect
      .element(terms.getByRole('link', { name: /^Read the licence/u }))
      .toHaveAttribute('href', 'https://creativecommons.org/licenses/by-sa/4.0/');
  });

  test('it names the work it was made from, as long as that is public', async () => {
    const origin = { licence: 'cc_by', file_key: BEFORE, name: 'Start, stop', owner: aFileOwner() } as const;
    await renderApp(`/${FILE_KEY}`, { handlers: fileAnswers(theFile({ made_from: origin })) });
    await expect.element(about.getByText(/^Made from Start, stop by .*, CC BY 4.0$/u)).toBeVisible();
    await expect
      .element(about.getByRole('link', { name: 'Start, stop' }))
      .toHaveAttribute('href', `/${BEFORE}`);
  });

  test('of a source that is gone only the licence is left', async () => {
    await renderApp(`/${FILE_KEY}`, { handlers: fileAnswers(theFile({ made_from: { licence: 'cc_by' } })) });
    await expect
      .element(about.getByText('Made from a work that is no longer available, CC BY 4.0'))
      .toBeVisible();
  });

  test('its versions say what is new, the next part on demand; works made from it stand below', async () => {
    const version = (number: number, change_note = '') => ({
      version: number,
      published_at: `2026-0${number}-14T09:26:53.000Z`,
      change_note,
      is_current: number === 3,
    });
    let isBroken = true;
    await renderApp(`/${FILE_KEY}`, {
      handlers: {
        ...fileAnswers(),
        listPublishedVersions: ({ query }) => {
          if (query.get('cursor') === '0') {
            const list = [version(3, 'A column for what we keep.'), version(2)];
            return { list, next_cursor: 'n', has_more: true };
          }
          if (isBroken) return failWith('unavailable');
          return { list: [version(1)], next_cursor: '0', has_more: false };
        },
        listDerivedFiles: ({ query }) => {
          const isFirst = query.get('cursor') === '0';
          if (!isFirst && isBroken) return failWith('unavailable');
          const name = isFirst ? 'Sailboat for two teams' : 'Sailboat for a class';
          return {
            list: [aFileCard({ file_key: isFirst ? AFTER : aFileKey(44), name })],
            next_cursor: 'n',
            has_more: isFirst,
          };
        },
      },
    });
    await expect.element(about.getByText('A column for what we keep.')).toBeVisible();
    await expect.element(about.getByText('Current')).toBeVisible();
    expect(about.getByText('Jan 14, 2026').elements()).toHaveLength(0);
    await about.getByRole('button', { name: 'Earlier versions' }).click();
    const made = page.getByRole('region', { name: 'Made from this template' });
    await expect.element(made.getByRole('link', { name: 'Sailboat for two teams' })).toBeVisible();
    await made.getByRole('button', { name: 'Show more' }).click();
    const retries = [about, made].map((part) => part.getByRole('button', { name: 'Try again' }));
    for (const retry of retries) await expect.element(retry).toBeVisible();
    isBroken = false;
    for (const retry of retries) await retry.click();
    await expect.element(about.getByText('Jan 14, 2026')).toBeVisible();
    await expect.element(made.getByRole('link', { name: 'Sailboat for a class' })).toBeVisible();
  });

  test('versions and works made from it that do not load at all are missed, and loaded again', async () => {
    let isBroken = true;
    const version = (number: number) => ({
      version: number,
      published_at: `2026-0${number}-14T09:26:53.000Z`,
      change_note: '',
      is_current: number === 2,
    });
    await renderApp(`/${FILE_KEY}`, {
      handlers: {
        ...fileAnswers(),
        listPublishedVersions: () =>
          isBroken
            ? failWith('unavailable')
            : { list: [version(2), version(1)], next_cursor: '0', has_more: false },
        listDerivedFiles: () =>
          isBroken
            ? failWith('unavailable')
            : {
                list: [aFileCard({ file_key: AFTER, name: 'Sailboat for two teams' })],
                next_cursor: '0',
                has_more: false,
              },
      },
    });
    const made = page.getByRole('region', { name: 'Made from this template' });
    await expect.element(about.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect.element(made.getByRole('button', { name: 'Try again' })).toBeVisible();
    isBroken = false;
    await about.getByRole('button', { name: 'Try again' }).click();
    await made.getByRole('button', { name: 'Try again' }).click();
    await expect.element(about.getByText('Current')).toBeVisible();
    await expect.element(made.getByRole('link', { name: 'Sailboat for two teams' })).toBeVisible();
  });
});
