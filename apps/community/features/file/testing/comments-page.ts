import type { BodyOf, CommentThread, WorkComment } from '@boardwalk/api-client';
import {
  aComment,
  aFileOwner,
  aSession,
  aTokenGrant,
  aUser,
  aUserId,
  type MockHandlers,
} from '@boardwalk/test-kit';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '#app/testing/render-app.tsx';
import { FILE_KEY, fileAnswers, theFile } from './file-answers.ts';

export const MIRA = aFileOwner({ user_id: aUserId(5), nick_name: 'Mira Olsen', profile_name: 'mira' });
export const viewer = aUser({ user_id: aUserId(8), nick_name: 'Theo Brandt' });
export const THEO = aFileOwner({
  user_id: viewer.user_id,
  nick_name: viewer.nick_name,
  profile_name: 'theo',
});

export const section = page.getByRole('region', { name: /^Comments/u });
export const box = (name = 'Your comment') => section.getByRole('textbox', { name });
export const button = (name: string) => section.getByRole('button', { name });
export const texts = () =>
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
export async function openPage(
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
export async function scrollToComments() {
  await expect
    .poll(() => {
      section.element().scrollIntoView();
      return section.element().childElementCount;
    })
    .toBeGreaterThan(2);
}
