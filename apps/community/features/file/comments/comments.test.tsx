import type { CommentThread } from '@boardwalk/api-client';
import { aComment, aCommentThread, aFileOwner, failWith } from '@boardwalk/test-kit';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '#app/testing/render-app.tsx';
import {
  button,
  MIRA,
  openPage,
  scrollToComments,
  section,
  texts,
  THEO,
  viewer,
} from '../testing/comments-page.ts';
import { FILE_KEY, fileAnswers, theFile } from '../testing/file-answers.ts';

const OWNER = aFileOwner({ user_id: viewer.user_id });

beforeEach(async () => {
  await page.viewport(1280, 900);
});

describe('reading', () => {
  test('comments load when the reader comes near; visitors read them and are invited to log in', async () => {
    const { api } = await openPage(
      [aCommentThread({ author: MIRA }, [{ text: 'The left one.', author: THEO }])],
      {
        as: null,
        file: theFile({ comment_num: 2, description: 'Far below. '.repeat(2000) }),
      },
    );
    await expect.element(page.getByRole('heading', { name: 'Comments (2)' })).toBeInTheDocument();
    expect(api.callsOf('listComments')).toHaveLength(0);
    await scrollToComments();
    await expect.element(section.getByText('The left one.')).toBeVisible();
    await expect
      .element(section.getByRole('link', { name: 'Mira Olsen' }))
      .toHaveAttribute('href', '/profile/mira');
    expect(section.getByRole('textbox').elements()).toHaveLength(0);
    expect(section.getByRole('button', { name: /^Reply/u }).elements()).toHaveLength(0);
    await userEvent.click(button('Log in'));
    await expect.element(page.getByRole('dialog')).toBeVisible();
  });

  test('without comments it says so; what does not load can be tried again', async () => {
    let isBroken = true;
    await openPage([], {
      handlers: {
        listComments: () =>
          isBroken
            ? failWith('internal_error')
            : { list: [], next_cursor: '0', has_more: false, comment_num: 0 },
      },
    });
    await scrollToComments();
    await expect.element(section.getByText('The comments could not be loaded.')).toBeVisible();
    isBroken = false;
    await userEvent.click(button('Try again'));
    await expect.element(section.getByText('No comments yet')).toBeVisible();
  });

  test('another order that does not load says so in place of the list, and can be tried again or left', async () => {
    let isBroken = true;
    const held = ['Later', 'Earlier'].map((text, place) =>
      aCommentThread({ comment_id: `${1200 - place}`, text, author: MIRA }),
    );
    await openPage(held, {
      handlers: {
        listComments: ({ query }) => {
          const isOldest = query.get('order') === 'oldest';
          if (isOldest && isBroken) return failWith('internal_error');
          const list = isOldest ? held.toReversed() : held;
          return { list, next_cursor: '0', has_more: false, comment_num: 2 };
        },
      },
    });
    const choose = async (from: string, to: string) => {
      await userEvent.click(button(from));
      await userEvent.click(page.getByRole('menuitemradio', { name: to }));
    };
    await scrollToComments();
    await expect.poll(texts).toEqual([['Later'], ['Earlier']]);
    await choose('Newest first', 'Oldest first');
    await expect.element(section.getByText('The comments could not be loaded.')).toBeVisible();
    expect(texts()).toEqual([]);
    await choose('Oldest first', 'Newest first');
    await expect.poll(texts).toEqual([['Later'], ['Earlier']]);
    await choose('Newest first', 'Oldest first');
    await expect.element(button('Try again')).toBeVisible();
    isBroken = false;
    await userEvent.click(button('Try again'));
    await expect.poll(texts).toEqual([['Earlier'], ['Later']]);
  });

  test('earlier replies are loaded on request', async () => {
    const first = aCommentThread({ author: MIRA }, [{ comment_id: '1030', text: 'last', author: THEO }]);
    const earlier = ['1029', '1028'].map((id) =>
      aComment({ comment_id: id, parent_id: '1024', text: `reply ${id}` }),
    );
    await openPage([{ ...first, reply_num: 3, earlier_cursor: 'x' }], {
      handlers: {
        listReplies: () => ({
          list: [...first.replies, ...earlier],
          next_cursor: '0',
          has_more: false,
        }),
      },
    });
    await scrollToComments();
    await userEvent.click(button('Show 2 earlier replies'));
    await expect.element(section.getByText('reply 1028')).toBeVisible();
    expect(section.getByRole('button', { name: /earlier/u }).elements()).toHaveLength(0);
    await expect.element(section.getByRole('listitem').getByRole('listitem').first()).toHaveFocus();
  });

  test('a link to a comment shows it first, wherever it stands in the list, scrolls to it and focuses it', async () => {
    const linked = aCommentThread({ comment_id: '900', text: 'From long ago', author: MIRA });
    await openPage([aCommentThread({ text: 'New', author: MIRA })], {
      path: `/${FILE_KEY}?comment=900`,
      handlers: { getCommentThread: () => linked },
    });
    const target = () => document.querySelector<HTMLElement>('#comment-900');
    await expect.poll(() => document.activeElement === target()).toBe(true);
    const { top, bottom } = target()?.getBoundingClientRect() ?? new DOMRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect.element(section.getByText('New')).toBeVisible();
    expect(texts()).toEqual([['From long ago'], ['New']]);
  });

  test('a linked comment that is on the page is not shown twice; for one that is gone there is a note', async () => {
    const thread = aCommentThread({ author: MIRA });
    const { router } = await openPage([thread], {
      path: `/${FILE_KEY}?comment=1024`,
      handlers: {
        getCommentThread: ({ path: { comment_id: id } }) =>
          id === '1024' ? thread : failWith('comment_not_found'),
      },
    });
    await expect.poll(texts).toEqual([['Which column do you fill first?']]);
    await router.navigate(`/${FILE_KEY}?comment=77`);
    await expect.element(section.getByText(/is no longer there/u)).toBeVisible();
    await expect.poll(texts).toEqual([['Which column do you fill first?']]);
  });

  test('a linked comment that answers after the list leaves the list as it comes: never is it there twice', async () => {
    const thread = aCommentThread({ author: MIRA });
    const answer = Promise.withResolvers<CommentThread>();
    await openPage([thread], {
      path: `/${FILE_KEY}?comment=1024`,
      handlers: { getCommentThread: () => answer.promise },
    });
    await scrollToComments();
    await expect.element(section.getByText('Which column do you fill first?')).toBeVisible();
    const counts: number[] = [];
    const observer = new MutationObserver(() => counts.push(texts().length));
    observer.observe(document.body, { childList: true, subtree: true });
    answer.resolve(thread);
    await expect.poll(() => document.activeElement?.id).toBe('comment-1024');
    observer.disconnect();
    expect(counts.length).toBeGreaterThan(0);
    expect(Math.max(...counts)).toBe(1);
  });
});

describe('order in the house', () => {
  test('the owner of the work hides a comment and shows it again', async () => {
    await openPage([aCommentThread({ author: MIRA })], { file: theFile({ owner: OWNER }) });
    await scrollToComments();
    const menu = button('More about the comment of Mira Olsen');
    await userEvent.click(menu);
    await userEvent.click(page.getByRole('menuitem', { name: 'Hide' }));
    await expect.element(section.getByText('Hidden. Only you and its writer see it.')).toBeVisible();
    await userEvent.click(menu);
    await userEvent.click(page.getByRole('menuitem', { name: 'Show again' }));
    await expect.element(section.getByText(/^Hidden/u)).not.toBeInTheDocument();
  });

  test('the writer sees that a comment is hidden; of a deleted or removed one nothing but its place is left', async () => {
    const gone = { author: null, text: '' };
    await openPage([
      aCommentThread({ author: THEO, state: 'hidden' }),
      aCommentThread({ comment_id: '1100', state: 'removed', ...gone }, [{ text: 'Reply', author: MIRA }]),
      aCommentThread({ comment_id: '1200', state: 'deleted', ...gone }, [{ text: 'Reply', author: MIRA }]),
    ]);
    await scrollToComments();
    await expect.element(section.getByText(/has hidden your comment/u)).toBeVisible();
    await expect.element(section.getByText('A moderator has removed this comment.')).toBeVisible();
    await expect.element(section.getByText('This comment was deleted.')).toBeVisible();
  });

  test('a comment is reported as such', async () => {
    const { api } = await openPage([aCommentThread({ author: MIRA })], {
      as: null,
      handlers: { reportFile: () => null },
    });
    await scrollToComments();
    await userEvent.click(button('More about the comment of Mira Olsen'));
    await userEvent.click(page.getByRole('menuitem', { name: 'Report' }));
    const dialog = page.getByRole('dialog', { name: 'Report this comment' });
    await userEvent.click(dialog.getByRole('radio').first());
    await userEvent.fill(dialog.getByRole('textbox'), 'It sells watches.');
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await expect.element(dialog.getByText('Thank you for your report')).toBeVisible();
    expect(api.callsOf('reportFile')[0]?.body).toMatchObject({ file_key: FILE_KEY, comment_id: '1024' });
  });
});

test.each(['zh-CN', 'ja-JP', 'ko-KR', 'es-ES'] as const)(
  'a phone of 320 pixels shows them without scrolling sideways in %s, long words included',
  async (language) => {
    await page.viewport(320, 640);
    const long = 'Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüssel';
    const author = { ...MIRA, nick_name: 'Bartholomäus-Maximil' };
    const thread = aCommentThread({ author, text: long }, [{ author: THEO, text: long }]);
    await renderApp(`/${FILE_KEY}?comment=1024`, {
      viewer,
      settings: { language },
      handlers: {
        ...fileAnswers(),
        listComments: () => ({ list: [thread], next_cursor: '0', has_more: false, comment_num: 2 }),
        getCommentThread: () => thread,
      },
    });
    await expect.element(page.getByText(long).first()).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
);
