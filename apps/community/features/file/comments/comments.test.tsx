import type { BodyOf, CommentThread, WorkComment } from '@boardwalk/api-client';
import {
  aComment,
  aCommentThread,
  aFileOwner,
  aTokenGrant,
  aUser,
  aUserId,
  aSession,
  failWith,
  type MockHandlers,
} from '@boardwalk/test-kit';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { frameSays, loginFrame } from '#app/testing/login-frame.ts';
import { renderApp, takeDownApps } from '#app/testing/render-app.tsx';
import { browserActions } from '#shared/browser/browser-actions.ts';
import { FILE_KEY, fileAnswers, theFile } from '../testing/file-answers.ts';

const MIRA = aFileOwner({ user_id: aUserId(5), nick_name: 'Mira Olsen', profile_name: 'mira' });
const viewer = aUser({ user_id: aUserId(8), nick_name: 'Theo Brandt' });
const THEO = aFileOwner({ user_id: viewer.user_id, nick_name: viewer.nick_name, profile_name: 'theo' });
const OWNER = aFileOwner({ user_id: viewer.user_id });

beforeEach(async () => {
  await page.viewport(1280, 900);
});

const section = page.getByRole('region', { name: /^Comments/u });
const box = (name = 'Your comment') => section.getByRole('textbox', { name });
const button = (name: string) => section.getByRole('button', { name });
const texts = () =>
  section
    .getByRole('article')
    .elements()
    .map((article) => [...article.querySelectorAll('p')].map((paragraph) => paragraph.textContent));

interface PageOptions {
  /** Null for a visitor. */
  as?: typeof viewer | null;
  handlers?: MockHandlers;
  path?: string;
  file?: ReturnType<typeof theFile>;
}

/** The page of a work over comments that the server holds; what is written changes them. */
async function openPage(
  held: CommentThread[],
  { as = viewer, handlers = {}, path = `/${FILE_KEY}`, file = theFile() }: PageOptions = {},
) {
  const all = () => held.flatMap(({ comment, replies }) => [comment, ...replies]);
  const find = (id: string) => all().find((each) => each.comment_id === id) ?? aComment();
  const change = (id: string, changed: Partial<WorkComment>) => Object.assign(find(id), changed);
  const write = ({ text, parent_id: parent }: BodyOf<'createComment'>) => {
    const parentId = parent ?? null;
    const comment = aComment({
      comment_id: `${2000 + all().length}`,
      parent_id: parentId,
      text,
      author: THEO,
    });
    const thread = held.find((each) => each.comment.comment_id === parentId);
    if (thread)
      Object.assign(thread, { replies: [...thread.replies, comment], reply_num: thread.reply_num + 1 });
    else held.unshift({ comment, replies: [], reply_num: 0, earlier_cursor: null });
    return comment;
  };
  const app = await renderApp(path, {
    ...(as && { viewer: as }),
    handlers: {
      ...fileAnswers(file),
      getSession: () => aSession({ user: viewer }),
      exchangeToken: () => aTokenGrant(),
      listComments: () => ({
        list: structuredClone(held),
        next_cursor: '0',
        has_more: false,
        comment_num: all().length,
      }),
      listMentionable: () => ({ list: [MIRA] }),
      createComment: ({ body }) => write(body),
      updateComment: ({ path: { comment_id: id }, body }) =>
        change(id, { text: body.text, edited_at: '2026-03-14T10:00:00.000Z' }),
      deleteComment: ({ path: { comment_id: id } }) => {
        held.splice(
          held.findIndex(({ comment }) => comment.comment_id === id),
          1,
        );
        return null;
      },
      setCommentHidden: ({ path: { comment_id: id }, body }) =>
        change(id, { state: body.hidden ? 'hidden' : 'shown' }),
      ...handlers,
    },
  });
  return app;
}

/** Scrolls until the comments are there: below the board nothing is laid out at once. */
async function scrollToComments() {
  await expect
    .poll(() => {
      section.element().scrollIntoView();
      return section.element().childElementCount;
    })
    .toBeGreaterThan(2);
}

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

describe('writing', () => {
  test('a comment with a mention chosen by keyboard is published, and the box is emptied', async () => {
    const { api } = await openPage([]);
    await scrollToComments();
    await userEvent.click(box());
    await userEvent.keyboard('Thanks, @mi');
    await expect.element(section.getByRole('option', { name: /Mira Olsen/u })).toBeVisible();
    await userEvent.keyboard('{Enter}for this{Control>}{Enter}{/Control}');
    await expect.element(section.getByText('Thanks, @Mira Olsen for this')).toBeVisible();
    await expect.element(box()).toHaveValue('');
    await expect.element(page.getByRole('heading', { name: 'Comments (1)' })).toBeVisible();
    const [call] = api.callsOf('createComment');
    expect(call?.body).toEqual({ text: 'Thanks, @Mira Olsen for this', mentions: [MIRA.user_id] });
    expect(call?.headers.get('idempotency-key')).toMatch(/^[0-9A-Za-z_-]{8,64}$/u);
  });

  test('what could not be sent stays with the reason, and is the same comment when it is sent again', async () => {
    let isBroken = true;
    const { api } = await openPage([], {
      handlers: {
        createComment: ({ body }) =>
          isBroken ? failWith('unavailable') : aComment({ text: body.text, author: THEO }),
      },
    });
    await scrollToComments();
    await userEvent.fill(box(), 'Keep me');
    await userEvent.click(button('Comment'));
    await expect.element(box()).toHaveAccessibleDescription(/./u);
    await expect.element(box()).toHaveValue('Keep me');
    isBroken = false;
    await userEvent.click(button('Comment'));
    await expect.element(box()).toHaveValue('');
    const keys = api.callsOf('createComment').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[1]).toBe(keys[0]);
    await userEvent.fill(box(), '长'.repeat(1001));
    await expect
      .element(box())
      .toHaveAccessibleDescription('Shorten the text to 1,000 characters. It has 1,001.');
    await userEvent.click(button('Comment'));
    expect(api.callsOf('createComment')).toHaveLength(2);
  });

  test('a reply to a reply names whom it answers and goes below the same comment', async () => {
    const { api } = await openPage([aCommentThread({ author: THEO }, [{ text: 'Hm', author: MIRA }])]);
    await scrollToComments();
    await userEvent.click(button('Reply to Mira Olsen'));
    await expect.element(box('Reply')).toHaveFocus();
    await expect.element(box('Reply')).toHaveValue('@Mira Olsen ');
    await userEvent.keyboard('yes');
    await userEvent.click(button('Send'));
    await expect.element(section.getByText('@Mira Olsen yes')).toBeVisible();
    await expect.element(box('Reply')).not.toBeInTheDocument();
    expect(api.callsOf('createComment')[0]?.body).toEqual({
      text: '@Mira Olsen yes',
      parent_id: '1024',
      mentions: [MIRA.user_id],
    });
  });

  test('one’s own comment is changed in place and deleted after being asked', async () => {
    await openPage([aCommentThread({ author: THEO, text: 'Tpyo' })]);
    await scrollToComments();
    await userEvent.click(button('Edit'));
    await userEvent.fill(box('Edit'), 'Typo');
    await userEvent.click(button('Save'));
    await expect.element(section.getByText('Typo')).toBeVisible();
    await expect.element(section.getByText('Edited')).toBeVisible();
    await userEvent.click(button('More about the comment of Theo Brandt'));
    await userEvent.click(page.getByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
    await expect.element(section.getByText('No comments yet')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Comments', exact: true })).toBeVisible();
  });

  describe('with a session that ends', () => {
    /** Writes, with a session that is over when it is sent; the login dialog is open then. */
    async function sendWithoutSession(next = viewer) {
      vi.spyOn(browserActions, 'reload').mockImplementation(() => undefined);
      let [isOver, isBack] = [false, false];
      const held: CommentThread[] = [];
      const app = await openPage(held, {
        handlers: {
          getSession: () => (isOver ? failWith('not_signed_in') : aSession({ user: viewer })),
          getUserInfo: () => next,
          exchangeToken: ({ body }) =>
            isOver && body.refresh_token !== 'from-frame' ? failWith('session_ended') : aTokenGrant(),
          createComment: ({ body: { text } }) => {
            if (isOver && !isBack) return failWith('token_expired');
            const comment = aComment({ comment_id: '2000', text, author: THEO });
            held.push({ comment, replies: [], reply_num: 0, earlier_cursor: null });
            return comment;
          },
        },
      });
      await scrollToComments();
      await userEvent.fill(box(), 'Keep me');
      isOver = true;
      await userEvent.click(button('Comment'));
      await expect.poll(loginFrame).not.toBeNull();
      // The send has given up and waits for the login.
      await expect.poll(() => section.element().querySelectorAll('[data-loading]').length).toBe(0);
      isBack = true;
      return app;
    }

    test('asks for a login, then the comment goes once, and its box and its draft are empty', async () => {
      const { api } = await sendWithoutSession();
      frameSays({ type: 'login-success', data: aSession({ user: viewer, refresh_token: 'from-frame' }) });
      await expect.element(section.getByText('Keep me').first()).toBeVisible();
      await expect.element(box()).toHaveValue('');
      expect(texts()).toEqual([['Keep me']]);
      expect(JSON.stringify({ ...sessionStorage })).not.toContain('Keep me');
      const keys = api.callsOf('createComment').map(({ headers }) => headers.get('idempotency-key'));
      expect(keys.length).toBeGreaterThan(1);
      expect(new Set(keys).size).toBe(1);
    });

    test('never publishes the comment in the name of another person who logs in, nor shows it to them', async () => {
      const noor = aUser({ user_id: aUserId(9), nick_name: 'Noor Haddad' });
      const { api, store } = await sendWithoutSession(noor);
      const before = api.callsOf('createComment').length;
      frameSays({ type: 'login-success', data: aSession({ user: noor, refresh_token: 'from-frame' }) });
      await expect.poll(() => store.getState().session.user?.user_id).toBe(noor.user_id);
      await scrollToComments();
      await expect.element(box()).toHaveValue('');
      expect(api.callsOf('createComment')).toHaveLength(before);
    });
  });

  describe('mentions', () => {
    const mentioned = (api: Awaited<ReturnType<typeof openPage>>['api']) =>
      api.callsOf('createComment').map(({ body }) => body.mentions);

    test('of two people with one name the chosen one is mentioned', async () => {
      const [one, other] = [6, 7].map((number) => aFileOwner({ user_id: aUserId(number), nick_name: 'Li' }));
      if (!one || !other) throw new Error('nobody');
      const { api } = await openPage([aCommentThread({ author: one })], {
        handlers: { listMentionable: () => ({ list: [one, other] }) },
      });
      await scrollToComments();
      await userEvent.click(box());
      await userEvent.keyboard('Ask @Li');
      await expect.element(section.getByRole('option').nth(1)).toBeVisible();
      await userEvent.keyboard('{ArrowDown}{Enter}{Control>}{Enter}{/Control}');
      await expect.element(box()).toHaveValue('');
      await userEvent.click(button('Reply to Li').first());
      await userEvent.click(box('Reply'));
      await userEvent.keyboard('And @Li');
      await expect.element(section.getByRole('option').nth(1)).toBeVisible();
      await userEvent.keyboard('{ArrowDown}{Enter}{Control>}{Enter}{/Control}');
      await expect.element(box('Reply')).not.toBeInTheDocument();
      expect(mentioned(api)).toEqual([[other.user_id], [other.user_id]]);
    });

    test('outlive the page as the text does', async () => {
      await openPage([]);
      await scrollToComments();
      await userEvent.click(box());
      await userEvent.keyboard('Thanks, @mi');
      await expect.element(section.getByRole('option', { name: /Mira Olsen/u })).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await expect.element(box()).toHaveValue('Thanks, @Mira Olsen ');
      takeDownApps({ keepStorage: true });
      const { api } = await openPage([]);
      await scrollToComments();
      await expect.element(box()).toHaveValue('Thanks, @Mira Olsen ');
      await userEvent.click(button('Comment'));
      await expect.element(box()).toHaveValue('');
      expect(mentioned(api)).toEqual([[MIRA.user_id]]);
    });

    test('a name that goes on is another name', async () => {
      const ann = aFileOwner({ user_id: aUserId(6), nick_name: 'Ann' });
      const { api } = await openPage([], {
        handlers: {
          listMentionable: ({ query }) => ({
            list: 'Ann'.startsWith(query.get('keyword') ?? '') ? [ann] : [],
          }),
        },
      });
      await scrollToComments();
      await userEvent.click(box());
      await userEvent.keyboard('Ask @An');
      await expect.element(section.getByRole('option', { name: /^Ann/u })).toBeVisible();
      await userEvent.keyboard('nabel{Control>}{Enter}{/Control}');
      await expect.element(box()).toHaveValue('');
      expect(mentioned(api)).toEqual([[]]);
    });
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
