import type { CommentThread } from '@boardwalk/api-client';
import {
  aComment,
  aCommentThread,
  aFileOwner,
  aSession,
  aTokenGrant,
  aUser,
  aUserId,
  failWith,
} from '@boardwalk/test-kit';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { endingSession } from '#app/testing/ending-session.ts';
import { frameSays, loginFrame } from '#app/testing/login-frame.ts';
import { takeDownApps } from '#app/testing/render-app.tsx';
import { browserActions } from '#shared/browser/browser-actions.ts';
import {
  box,
  button,
  MIRA,
  openPage,
  scrollToComments,
  section,
  texts,
  THEO,
  viewer,
} from '../testing/comments-page.ts';

const IDA = aFileOwner({ user_id: aUserId(7), nick_name: 'Ida Berg', profile_name: 'ida' });

beforeEach(async () => {
  await page.viewport(1280, 900);
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

  test('what could not be sent stays with the reason, and is the same comment when it is sent again, also after a reload', async () => {
    let isBroken = true;
    const keys: (string | null)[] = [];
    const setup: Parameters<typeof openPage>[1] = {
      handlers: {
        createComment: ({ body, headers }) => {
          keys.push(headers.get('idempotency-key'));
          return isBroken ? failWith('unavailable') : aComment({ text: body.text, author: THEO });
        },
      },
    };
    await openPage([], setup);
    await scrollToComments();
    await userEvent.fill(box(), 'Keep me');
    await userEvent.click(button('Comment'));
    await expect.element(box()).toHaveAccessibleDescription(/./u);
    await expect.element(box()).toHaveValue('Keep me');
    takeDownApps({ keepStorage: true });
    const { api } = await openPage([], setup);
    await scrollToComments();
    await expect.element(box()).toHaveValue('Keep me');
    isBroken = false;
    await userEvent.click(button('Comment'));
    await expect.element(box()).toHaveValue('');
    expect(new Set(keys).size).toBe(1);
    await userEvent.fill(box(), '长'.repeat(1001));
    await expect
      .element(box())
      .toHaveAccessibleDescription('Shorten the text to 1,000 characters. It has 1,001.');
    await userEvent.click(button('Comment'));
    expect(api.callsOf('createComment')).toHaveLength(1);
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
    await expect.element(button('Reply to Mira Olsen')).toHaveFocus();
  });

  test('a reply that is given up leaves the keyboard where it was begun', async () => {
    await openPage([aCommentThread({ author: MIRA })]);
    await scrollToComments();
    await userEvent.click(button('Reply to Mira Olsen'));
    await userEvent.click(button('Cancel'));
    await expect.element(button('Reply to Mira Olsen')).toHaveFocus();
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
    const heading = page.getByRole('heading', { name: 'Comments', exact: true });
    await expect.element(heading).toBeVisible();
    await expect.element(heading).toHaveFocus();
  });

  test('a deleted comment that stays for its replies leaves the keyboard at the heading too', async () => {
    const held = [aCommentThread({ author: THEO }, [{ text: 'Hm', author: MIRA }])];
    await openPage(held, {
      handlers: {
        deleteComment: () => {
          Object.assign(held[0]?.comment ?? {}, { author: null, state: 'deleted', text: '' });
          return null;
        },
      },
    });
    await scrollToComments();
    await userEvent.click(button('More about the comment of Theo Brandt'));
    await userEvent.click(page.getByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
    await expect.element(button('More about the comment of Theo Brandt')).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: /^Comments/u })).toHaveFocus();
  });

  test('the comment of a blocked person is folded until it is asked for; its writer can be blocked from its menu', async () => {
    const { api } = await openPage(
      [
        aCommentThread({ author: MIRA, text: 'Folded words', from_blocked: true }),
        aCommentThread({ comment_id: '3000', author: IDA, text: 'Other words' }),
      ],
      { handlers: { blockPerson: () => ({ focus_user_id: IDA.user_id, relation: 0, blocked: true }) } },
    );
    await scrollToComments();
    await expect.element(section.getByText('From a person you have blocked.')).toBeVisible();
    expect(section.element().textContent).not.toContain('Folded words');
    expect(section.element().textContent).not.toContain('Mira Olsen');
    await userEvent.click(button('Show the comment of a person you have blocked'));
    await expect.element(section.getByText('Folded words')).toBeVisible();
    await userEvent.click(button('More about the comment of Mira Olsen'));
    await expect.element(page.getByRole('menuitem', { name: 'Unblock Mira Olsen' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(button('More about the comment of Ida Berg'));
    await userEvent.click(page.getByRole('menuitem', { name: 'Block Ida Berg' }));
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Block' }));
    await expect.poll(() => api.callsOf('blockPerson').length).toBe(1);
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
          getUserInfo: () => (isBack ? next : viewer),
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
      await expect.poll(texts).toEqual([['Keep me']]);
      expect(JSON.stringify({ ...sessionStorage })).not.toContain('Keep me');
      const keys = api.callsOf('createComment').map(({ headers }) => headers.get('idempotency-key'));
      expect(keys.length).toBeGreaterThan(1);
      expect(new Set(keys).size).toBe(1);
    });

    test('leaves the box where it is, also while somebody empties it to write something else', async () => {
      await sendWithoutSession();
      await userEvent.keyboard('{Escape}');
      await expect.poll(loginFrame).toBeNull();
      await expect.element(box()).toHaveValue('Keep me');
      await userEvent.clear(box());
      await userEvent.fill(box(), 'Another');
      await expect.element(box()).toHaveValue('Another');
    });

    test('saves a change after the login', async () => {
      const reload = vi.spyOn(browserActions, 'reload').mockImplementation(() => undefined);
      const session = endingSession(viewer);
      const held = [aCommentThread({ author: THEO, text: 'Tpyo' })];
      const app = await openPage(held, {
        handlers: {
          ...session.answers,
          updateComment: session.guarded(({ body: { text } }) =>
            Object.assign(held[0]?.comment ?? aComment(), { text, edited_at: '2026-03-14T10:00:00.000Z' }),
          ),
        },
      });
      await scrollToComments();
      await userEvent.click(button('Edit'));
      await userEvent.fill(box('Edit'), 'Typo');
      session.end();
      await userEvent.click(button('Save'));
      await session.logIn(app);
      await expect.element(section.getByText('Typo')).toBeVisible();
      expect(reload).not.toHaveBeenCalled();
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
