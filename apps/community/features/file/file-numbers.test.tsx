import { aFileCard, aUser, type MockHandlers } from '@boardwalk/test-kit';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '#app/testing/render-app.tsx';
import { FILE_KEY, fileAnswers, theFile } from './testing/file-answers.ts';

const NAME = 'Sailboat retrospective';
const card = () => page.getByRole('article').filter({ has: page.getByRole('link', { name: NAME }) });
const like = () => page.getByRole('button', { name: /^Like: / });

/** A list with one work of 10 likes; the work's own page gets `onPage`. */
async function openList(onPage: { praise_num: number; copy_num?: number }, handlers: MockHandlers = {}) {
  const listed = aFileCard({ file_key: FILE_KEY, name: NAME, praise_num: 10, copy_num: 4 });
  const app = await renderApp('/hot', {
    viewer: aUser(),
    handlers: {
      ...fileAnswers(theFile(onPage)),
      listViewFiles: () => ({ list: [listed], next_cursor: '0', has_more: false }),
      ...handlers,
    },
  });
  await expect.element(card().getByText('10 likes')).toBeInTheDocument();
  return app;
}

async function likeOnList() {
  await userEvent.hover(card());
  await userEvent.click(card().getByRole('button', { name: 'Like' }));
  await expect.element(card().getByText('11 likes')).toBeInTheDocument();
}

const openWork = async () => await userEvent.click(page.getByRole('link', { name: NAME, exact: true }));

test('dates are those of the reader, wherever the installation stands', async () => {
  const file = theFile({ created_at: '2026-03-04T23:30:00.000Z', pub_time: null });
  await renderApp(`/${FILE_KEY}`, {
    settings: { timeZone: 'UTC' },
    readerTimeZone: 'Asia/Shanghai',
    handlers: fileAnswers(file),
  });
  await expect.element(page.getByText('Mar 5, 2026')).toBeVisible();
});

test('dates are in the time zone that the reader chose, regardless of the device', async () => {
  const file = theFile({ created_at: '2026-03-04T23:30:00.000Z', pub_time: null });
  await renderApp(`/${FILE_KEY}`, {
    viewer: aUser({ time_zone: 'Asia/Tokyo' }),
    settings: { timeZone: 'UTC' },
    readerTimeZone: 'America/New_York',
    handlers: fileAnswers(file),
  });
  await expect.element(page.getByText('Mar 5, 2026')).toBeVisible();
});

describe('the numbers of a work are the same wherever it is shown', () => {
  test('a like given in a list counts once on the page of the work, which knows of it already', async () => {
    const { router } = await openList(
      { praise_num: 11 },
      { praiseFile: ({ body }) => ({ ...body, praise_num: 11 }) },
    );
    await likeOnList();
    await openWork();
    await expect.element(like()).toHaveAccessibleName('Like: 11');
    await router.navigate(-1);
    await expect.element(card().getByText('11 likes')).toBeInTheDocument();
  });

  test('a like stays counted while an answer that was kept somewhere does not know of it yet', async () => {
    await openList({ praise_num: 10 }, { praiseFile: ({ body }) => ({ ...body, praise_num: 11 }) });
    await likeOnList();
    await openWork();
    await expect.element(like()).toHaveAccessibleName('Like: 11');
  });

  test("what the server counts with others' likes wins over the page's own sum", async () => {
    await openList({ praise_num: 10 }, { praiseFile: ({ body }) => ({ ...body, praise_num: 14 }) });
    await userEvent.hover(card());
    await userEvent.click(card().getByRole('button', { name: 'Like' }));
    await expect.element(card().getByText('14 likes')).toBeInTheDocument();
  });

  test('newer numbers of the page show in the list one comes back to', async () => {
    const { router } = await openList({ praise_num: 15, copy_num: 6 });
    await openWork();
    await expect.element(like()).toHaveAccessibleName('Like: 15');
    await router.navigate(-1);
    await expect.element(card().getByText('15 likes')).toBeInTheDocument();
    await expect.element(card().getByText('6 copies')).toBeInTheDocument();
  });
});
