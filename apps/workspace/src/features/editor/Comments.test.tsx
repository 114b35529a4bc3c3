import type { BoardThread } from '@boardwalk/api-client';
import { aCursorPage, failWith, type MockHandlers } from '@boardwalk/test-kit';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clickBoard, openEditor } from '../../../test/editor.ts';
import { expectAccessible } from '../../../test/mount.tsx';

const slow = { timeout: 15_000 };

/** A thread of Noor's in the middle of the board. */
function aThread(id: string, text: string, overrides: Partial<BoardThread> = {}): BoardThread {
  return {
    comment: {
      comment_id: id,
      author: { user_id: 'noorNoorNoor', nick_name: 'Noor', avatar_url: null, profile_name: 'noor' },
      text,
      mentions: [],
      is_deleted: false,
      may_edit: false,
      may_delete: false,
      created_at: '2026-03-14T09:26:53.000Z',
      edited_at: null,
    },
    x: 400,
    y: 400,
    element_id: null,
    resolved_at: null,
    resolved_by: null,
    reply_num: 0,
    last_at: '2026-03-14T09:26:53.000Z',
    last_comment_id: id,
    unread: false,
    replies: [],
    ...overrides,
  };
}

/** The comments of a server. */
function comments(threads: readonly BoardThread[], { mayComment = true } = {}): MockHandlers {
  return {
    listBoardComments: ({ query }) => ({
      ...aCursorPage(
        threads.filter(({ resolved_at: at }) => (at === null) === (query.get('state') === 'open')),
      ),
      may_comment: mayComment,
    }),
    getBoardComments: ({ path }) =>
      threads.find(({ comment }) => comment.comment_id === path.comment_id) ?? failWith('comment_not_found'),
    listBoardPeople: () => ({ list: [] }),
    readBoardComments: () => null,
  };
}

const pin = (name: string) => page.getByRole('button', { name, exact: true });
const card = (name: string) => page.getByRole('dialog', { name });

describe('reading', () => {
  test('a pin opens its thread, which counts as read; Escape goes back to the pin', async () => {
    const { api } = await openEditor({
      handlers: comments([aThread('1', 'Is this done?', { unread: true })]),
    });
    await expect.element(page.getByRole('button', { name: 'Comments, 1 unread' }), slow).toBeVisible();
    await userEvent.click(pin('Comment by Noor, unread'));
    await expect.element(card('Comment by Noor').getByText('Is this done?')).toBeVisible();
    await expect
      .poll(() => api.callsOf('readBoardComments').map(({ path }) => path.comment_id))
      .toContain('1');
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(card('Comment by Noor')).not.toBeInTheDocument();
    expect(document.activeElement?.getAttribute('data-pin')).toBe('1');
  });

  test('the list shows open and resolved ones; who may only look reads why they cannot write', async () => {
    await openEditor({
      file: { role: 'viewer' },
      ticket: 'viewer',
      handlers: comments(
        [
          aThread('1', 'Open question', { reply_num: 2 }),
          aThread('2', 'Done', { resolved_at: '2026-03-15T09:26:53.000Z' }),
        ],
        { mayComment: false },
      ),
    });
    await userEvent.click(page.getByRole('button', { name: 'Comments', exact: true }));
    const list = page.getByRole('complementary', { name: 'Comments' });
    await expect.element(list.getByText('2 replies')).toBeVisible();
    await expect.element(list.getByText(/ask .* for a link that lets you comment/u)).toBeVisible();
    await expectAccessible();
    await userEvent.click(list.getByRole('combobox', { name: 'Show' }));
    await userEvent.click(page.getByRole('option', { name: 'Resolved' }));
    await userEvent.click(list.getByRole('button', { name: /Done/u }));
    const opened = card('Comment by Noor');
    await expect.element(opened.getByText('Done')).toBeVisible();
    expect(opened.getByRole('button', { name: 'Open again' }).elements()).toEqual([]);
    await userEvent.keyboard('{Escape}');
  });

  test('a link leads to a comment far away', async () => {
    const handlers = comments([aThread('7', 'Far away', { x: 9000, y: 9000 })]);
    await openEditor({ handlers, search: '?comment=7' });
    await expect.element(card('Comment by Noor').getByText('Far away'), slow).toBeVisible();
    await expect
      .poll(() => pin('Comment by Noor').element().getBoundingClientRect().left < innerWidth)
      .toBe(true);
  });

  test('a link to a comment that is gone says so', async () => {
    await openEditor({ handlers: comments([]), search: '?comment=8' });
    const toasts = page.getByRole('region', { name: 'Notifications' });
    const text = 'The comment you were looking for is no longer there.';
    await expect.element(toasts.getByText(text).first(), slow).toBeVisible();
    await expect.element(card('Comment')).not.toBeInTheDocument();
  });
});

describe('writing', () => {
  test('K and a click place a comment, which is kept as it is written when it is refused', async () => {
    let isRefused = true;
    const { api } = await openEditor({
      handlers: {
        ...comments([aThread('1', 'First')]),
        createBoardComment: () => (isRefused ? failWith('comment_limit_reached') : aThread('1', 'First')),
      },
    });
    await expect.element(pin('Comment by Noor'), slow).toBeVisible();
    await userEvent.keyboard('k');
    await expect.element(page.getByText(/^Click where the comment goes/u)).toBeVisible();
    await clickBoard(300, 300);
    const box = card('New comment').getByRole('textbox', { name: 'Your comment' });
    await expect.element(box).toHaveFocus();
    await userEvent.keyboard('Why here?');
    const send = card('New comment').getByRole('button', { name: 'Comment', exact: true });
    await userEvent.click(send);
    await expect.element(card('New comment').getByText(/as many comments as it can have/u)).toBeVisible();
    await expect.element(box).toHaveValue('Why here?');
    isRefused = false;
    await userEvent.click(send);
    await expect.element(card('Comment by Noor').getByText('First')).toBeVisible();
    expect(api.callsOf('createBoardComment').at(-1)?.body).toMatchObject({ text: 'Why here?', mentions: [] });
    await userEvent.keyboard('{Escape}');
  });

  test('a comment that is being written stays when Escape ends a composition, and comes back after another one was read', async () => {
    await openEditor({ handlers: comments([aThread('1', 'First')]) });
    await expect.element(pin('Comment by Noor'), slow).toBeVisible();
    await userEvent.keyboard('k{Enter}');
    const box = card('New comment').getByRole('textbox', { name: 'Your comment' });
    await expect.element(box).toHaveFocus();
    await userEvent.keyboard('Why here?');
    for (const taken of [{ isComposing: true }, { keyCode: 229 }])
      box
        .element()
        .dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...taken }),
        );
    await expect.element(box).toHaveValue('Why here?');
    await userEvent.click(pin('Comment by Noor'));
    await expect.element(card('Comment by Noor').getByText('First')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await clickBoard(900, 200);
    await userEvent.keyboard('k{Enter}');
    await expect.element(box).toHaveValue('Why here?');
    // Who gives it up has it no more.
    await userEvent.click(card('New comment').getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('k{Enter}');
    await expect.element(box).toHaveValue('');
    await userEvent.keyboard('{Escape}');
  });

  test('the keyboard alone places one in the middle; a reply goes to the thread', async () => {
    const { api } = await openEditor({
      handlers: {
        ...comments([aThread('1', 'First')]),
        createBoardComment: () => aThread('1', 'First'),
        replyToBoardComment: () => aThread('1', 'First'),
      },
    });
    await expect.element(pin('Comment by Noor'), slow).toBeVisible();
    await userEvent.keyboard('k{Enter}');
    await userEvent.keyboard('By key');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const opened = card('Comment by Noor');
    await userEvent.fill(opened.getByRole('textbox', { name: 'Reply' }), 'I agree');
    await userEvent.click(opened.getByRole('button', { name: 'Send' }));
    await expect
      .poll(() => api.callsOf('replyToBoardComment').map(({ path }) => path.comment_id))
      .toEqual(['1']);
    await userEvent.keyboard('{Escape}');
  });
});
