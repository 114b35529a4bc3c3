import { aComment, aCommentThread, failWith, type MockHandlers } from '@boardwalk/test-kit';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { said } from '#app/testing/said.ts';
import { button, MIRA, openPage, scrollToComments, section, THEO, viewer } from '../testing/comments-page.ts';

const COUNT = 400;
const me = { ...THEO, user_id: viewer.user_id, nick_name: viewer.nick_name };
const threads = Array.from({ length: COUNT }, (_, place) =>
  aCommentThread({ comment_id: String(5000 - place), text: `Comment ${place + 1}`, author: me }),
);
const entry = (place: number) => document.querySelector<HTMLElement>(`[data-index="${place - 1}"]`);
const shown = () => section.getByText(/^Comment \d+$/u).elements();

beforeEach(async () => {
  await page.viewport(1280, 900);
});

async function openMany(handlers: MockHandlers = {}) {
  await openPage(threads, { as: viewer, handlers });
  await scrollToComments();
  await expect.element(section.getByText('Comment 1', { exact: true })).toBeVisible();
  await expect.poll(() => shown().length).toBeLessThan(40);
}

/** Scrolls down until a comment far below is in the page. */
async function scrollFar(place: number) {
  await expect
    .poll(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return entry(place) !== null;
    })
    .toBe(true);
}

test('of very many comments those near the view are in the page, each saying its place among all', async () => {
  await openMany();
  expect(entry(3)?.getAttribute('aria-posinset')).toBe('3');
  expect(entry(3)?.getAttribute('aria-setsize')).toBe(String(COUNT));
  await scrollFar(COUNT);
  expect(shown().length).toBeLessThan(40);
  await expect.element(section.getByText(`Comment ${COUNT}`, { exact: true })).toBeVisible();
});

test('a comment that is being changed stays in the page with what was typed, however far one scrolls', async () => {
  await openMany();
  await userEvent.click(section.getByRole('button', { name: /^Edit/u }).first());
  const box = entry(1)?.querySelector('textarea');
  expect(box).not.toBeNull();
  await userEvent.fill(box as HTMLElement, 'Half a tho');
  // The keyboard goes on elsewhere.
  (
    section
      .getByRole('button', { name: /^Reply/u })
      .nth(3)
      .element() as HTMLElement
  ).focus();
  await scrollFar(COUNT);
  expect(entry(1)?.querySelector('textarea')?.value).toBe('Half a tho');
  expect(entry(20)).toBeNull();
});

test('earlier replies that do not come are said, and the same button asks for them again', async () => {
  let isBroken = true;
  const first = aCommentThread({ author: MIRA }, [{ comment_id: '1030', text: 'last', author: THEO }]);
  const earlier = ['1029', '1028'].map((id) =>
    aComment({ comment_id: id, parent_id: '1024', text: `reply ${id}` }),
  );
  const { api } = await openPage([{ ...first, reply_num: 3, earlier_cursor: 'x' }], {
    handlers: {
      listReplies: () =>
        isBroken
          ? failWith('internal_error')
          : { list: [...first.replies, ...earlier], next_cursor: '0', has_more: false },
    },
  });
  await scrollToComments();
  await userEvent.click(button('Show 2 earlier replies'));
  await expect.poll(said).toContain('Something went wrong on our side.');
  isBroken = false;
  await userEvent.click(button('Show 2 earlier replies'));
  await expect.element(section.getByText('reply 1028')).toBeVisible();
  expect(api.callsOf('listReplies')).toHaveLength(2);
});
