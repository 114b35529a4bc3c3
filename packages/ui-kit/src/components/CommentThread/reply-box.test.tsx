import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { CommentThread, type CommentThreadProps } from './CommentThread.tsx';
import type { Comment, CommentWords } from './comment-types.ts';

const words: CommentWords = {
  reply: 'Reply',
  replyPlaceholder: 'Write a reply',
  send: 'Send',
  edit: 'Edit',
  save: 'Save',
  cancel: 'Cancel',
  edited: 'edited',
  resolve: 'Resolve',
  reopen: 'Open again',
  resolved: 'Resolved',
  suggestions: 'People',
  moreReplies: (count) => `${count} more`,
};
const comment = (id: string): Comment => ({
  id,
  author: { name: `Author ${id}` },
  text: `Text ${id}`,
  createdAt: '2026-03-14T09:26:00Z',
  anchorId: `comment-${id}`,
});
const box = () => page.getByRole('textbox', { name: 'Reply' });

function Thread(props: Partial<CommentThreadProps>) {
  return (
    <CommentThread
      comments={[comment('1'), comment('2')]}
      words={words}
      locale="en-GB"
      timeZone="UTC"
      {...props}
    />
  );
}

function answerButtons(begin: () => void) {
  return ({ id }: Comment) => (
    <button type="button" onClick={begin}>
      Answer {id}
    </button>
  );
}

/** A thread whose reply box comes by a button of its caller and goes again. */
function Replying() {
  const [isOpen, setOpen] = useState(false);
  const reply = {
    onReply: () => setOpen(false),
    replyBox: { autoFocus: true, cancelLabel: 'Cancel', onCancel: () => setOpen(false) },
  };
  return <Thread actions={answerButtons(() => setOpen(true))} {...(isOpen ? reply : {})} />;
}

test.each(['{Control>}{Enter}{/Control}', '{Escape}'])(
  'a reply box that goes (%s) gives the focus back to where the reply was begun',
  async (keys) => {
    await mount(<Replying />);
    await userEvent.click(page.getByRole('button', { name: 'Answer 2' }));
    await expect.element(box()).toHaveFocus();
    await userEvent.keyboard(`Yes${keys}`);
    await expect.element(box()).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Answer 2' })).toHaveFocus();
  },
);

test('a reply box that nothing began gives the focus to the first comment', async () => {
  const { rerender } = await mount(<Thread onReply={() => undefined} replyBox={{ autoFocus: true }} />);
  await expect.element(box()).toHaveFocus();
  await rerender(<Thread />);
  await expect.poll(() => document.activeElement?.id).toBe('comment-1');
});

test('people that are found after the arrow do not put somebody else in the place of whom it came to', async () => {
  const people = (...names: string[]) => names.map((label) => ({ id: label, label }));
  const sent: (readonly string[])[] = [];
  const onReply = (_: string, mentions: readonly { label: string }[]) =>
    void sent.push(mentions.map(({ label }) => label));
  const { rerender } = await mount(
    <Thread onReply={onReply} suggestions={people('Mara Lund', 'Mira Olsen')} />,
  );
  await userEvent.click(box());
  await userEvent.keyboard('@m{ArrowDown}');
  const chosen = () => page.getByRole('option', { selected: true });
  await expect.element(chosen()).toHaveTextContent('Mira Olsen');
  await rerender(<Thread onReply={onReply} suggestions={people('Mira Olsen', 'Mona Reyes')} />);
  await expect.element(chosen()).toHaveTextContent('Mira Olsen');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  expect(sent).toEqual([['Mira Olsen']]);
});
