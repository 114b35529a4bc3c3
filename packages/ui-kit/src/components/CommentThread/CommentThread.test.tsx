import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { CommentComposer } from './CommentComposer.tsx';
import { CommentThread, type CommentThreadProps } from './CommentThread.tsx';
import type { Comment, CommentWords } from './comment-types.ts';
import { insertMention, mentionAt, mentionedIn, splitMentions } from './mention-text.ts';

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
const PEOPLE = [
  { id: 'u1', label: 'Mira Olsen' },
  { id: 'u2', label: 'Mira Olsen-Berg' },
  { id: 'u3', label: '佐藤美咲' },
];
const comment = (id: string, more: Partial<Comment> = {}): Comment => ({
  id,
  author: { name: `Author ${id}` },
  text: `Text ${id}`,
  createdAt: '2026-03-14T09:26:00Z',
  ...more,
});

/** A thread whose caller looks people up, as it must. */
function Page(props: Partial<CommentThreadProps>) {
  const [query, setQuery] = useState<string | null>(null);
  return (
    <CommentThread
      comments={[comment('1')]}
      words={words}
      locale="en-GB"
      timeZone="UTC"
      suggestions={
        query === null ? [] : PEOPLE.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()))
      }
      onMentionQuery={setQuery}
      {...props}
    />
  );
}

const box = (name = 'Reply') => page.getByRole('textbox', { name });

test('times are written in the given language and zone, and say their moment', async () => {
  const { rerender } = await mount(<Page />);
  const time = page.getByText('14 Mar 2026, 09:26');
  await expect.element(time).toHaveAttribute('datetime', '2026-03-14T09:26:00.000Z');
  await rerender(<Page locale="ja-JP" timeZone="Asia/Tokyo" />);
  await expect.element(page.getByText('2026/03/14 18:26')).toBeVisible();
  await expect.element(page.getByRole('article', { name: /^Author 1, / })).toBeVisible();
});

test('a reply is sent trimmed, with those it mentions; the box is emptied', async () => {
  const onReply = vi.fn();
  await mount(<Page onReply={onReply} />);
  await userEvent.click(box());
  await userEvent.keyboard(' Look, @mir');
  await expect.element(page.getByRole('listbox', { name: 'People' })).toBeVisible();
  await expect
    .element(box())
    .toHaveAttribute('aria-activedescendant', page.getByRole('option').first().element().id);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(box()).toHaveValue(' Look, @Mira Olsen-Berg ');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await userEvent.keyboard('and @佐');
  await userEvent.click(page.getByRole('option', { name: '佐藤美咲' }));
  await expect.element(box()).toHaveFocus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(onReply.mock.calls).toEqual([['Look, @Mira Olsen-Berg and @佐藤美咲', [PEOPLE[1], PEOPLE[2]]]]);
  await expect.element(box()).toHaveValue('');
});

test('a reply that could not be sent stays, and the caller says why', async () => {
  await mount(<Page onReply={() => Promise.reject(new Error('offline'))} replyError="Not sent" />);
  await userEvent.fill(box(), 'Keep me');
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await expect.element(page.getByText('Not sent')).toBeVisible();
  await expect.element(box()).toHaveValue('Keep me');
  await expect.element(box()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeEnabled();
});

test('the box keeps what the caller describes it with, and notifies the caller when it is left', async () => {
  const onBlur = vi.fn();
  await mount(
    <>
      <p id="mine">Mine</p>
      <CommentComposer
        label="Reply"
        submitLabel="Send"
        suggestionsLabel="People"
        error="Not sent"
        aria-describedby="mine"
        onSubmit={() => undefined}
        onBlur={onBlur}
      />
    </>,
  );
  await expect.element(box()).toHaveAccessibleDescription('Not sent Mine');
  await userEvent.click(box());
  await userEvent.tab();
  expect(onBlur).toHaveBeenCalledOnce();
});

test('while it is sent it cannot be sent twice', async () => {
  const sending = Promise.withResolvers<void>();
  const onReply = vi.fn(() => sending.promise);
  await mount(<Page onReply={onReply} />);
  await userEvent.fill(box(), 'Once');
  await userEvent.keyboard('{Control>}{Enter}{Enter}{/Control}');
  expect(onReply).toHaveBeenCalledOnce();
  sending.resolve();
  await expect.element(box()).toHaveValue('');
});

test('after it is sent the box has the focus, unless the reader went elsewhere meanwhile', async () => {
  const sending = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const onReply = vi.fn(() => sending[onReply.mock.calls.length - 1]?.promise);
  await mount(
    <>
      <Page onReply={onReply} />
      <button type="button">Elsewhere</button>
    </>,
  );
  await userEvent.fill(box(), 'One');
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  sending[0]?.resolve();
  await expect.element(box()).toHaveValue('');
  await expect.element(box()).toHaveFocus();
  await userEvent.fill(box(), 'Two');
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await userEvent.click(page.getByRole('button', { name: 'Elsewhere' }));
  sending[1]?.resolve();
  await expect.element(box()).toHaveValue('');
  await expect.element(page.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

test('people are suggested for the place where the cursor is, and Shift+Tab picks nobody', async () => {
  await mount(<Page onReply={() => undefined} />);
  await userEvent.click(box());
  await userEvent.keyboard('Hi @mir');
  await expect.element(page.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{Home}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(box()).toHaveValue('\nHi @mir');
  await userEvent.keyboard('{End}');
  await expect.element(page.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(box()).not.toHaveFocus();
  await expect.element(box()).toHaveValue('\nHi @mir');
});

test('Esc closes the suggestions first', async () => {
  await mount(<Page onReply={() => undefined} />);
  await userEvent.click(box());
  await userEvent.keyboard('@m');
  await expect.element(page.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(box()).toHaveValue('@m');
});

test('only comments that may be changed are; Esc leaves them, and the focus comes back', async () => {
  const onEdit = vi.fn();
  await mount(
    <Page
      comments={[
        comment('1'),
        comment('2', { canEdit: true, text: 'Hi @Mira Olsen', mentions: PEOPLE.slice(0, 1) }),
      ]}
      onEdit={onEdit}
    />,
  );
  expect(page.getByRole('button', { name: 'Edit' }).elements()).toHaveLength(1);
  await userEvent.click(page.getByRole('button', { name: 'Edit' }));
  await expect.element(box('Edit')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Edit' })).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'Edit' }));
  await userEvent.fill(box('Edit'), 'Bye @Mira Olsen and @mira');
  await userEvent.click(page.getByRole('option', { name: 'Mira Olsen', exact: true }));
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  expect(onEdit.mock.calls).toEqual([['2', 'Bye @Mira Olsen and @Mira Olsen', [PEOPLE[0]]]]);
  await expect.element(box('Edit')).not.toBeInTheDocument();
});

test('a change that could not be saved stays in its box, and the caller says why', async () => {
  const saving = Promise.withResolvers<void>();
  const onEdit = vi.fn(() => Promise.reject(new Error('offline')));
  const comments: [Comment, ...Comment[]] = [
    comment('1', { canEdit: true }),
    comment('2', { canEdit: true }),
  ];
  const { rerender } = await mount(
    <Page
      comments={comments}
      onEdit={onEdit}
      editError={({ id }) => (id === '2' ? 'Not saved' : undefined)}
    />,
  );
  await userEvent.click(page.getByRole('button', { name: 'Edit' }).last());
  await userEvent.fill(box('Edit'), 'Keep me');
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.element(box('Edit')).toHaveValue('Keep me');
  await expect.element(box('Edit')).toHaveAccessibleDescription('Not saved');
  expect(page.getByText('Not saved').elements()).toHaveLength(1);
  await rerender(<Page comments={comments} onEdit={() => saving.promise} />);
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  // A frame may come before React has drawn.
  const frame = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => {
    run(0);
    return 0;
  });
  onTestFinished(() => frame.mockRestore());
  saving.resolve();
  await expect.poll(() => document.querySelector('textarea')).toBeNull();
  await expect.poll(() => document.activeElement?.textContent).toBe('Edit');
});

test('a resolved thread says so, takes no replies, and can be opened again', async () => {
  const onResolvedChange = vi.fn();
  const { rerender } = await mount(<Page onReply={() => undefined} onResolvedChange={onResolvedChange} />);
  await userEvent.click(page.getByRole('button', { name: 'Resolve' }));
  await rerender(<Page onReply={() => undefined} onResolvedChange={onResolvedChange} resolved />);
  await expect.element(page.getByText('Resolved')).toBeVisible();
  expect(page.getByRole('textbox').elements()).toHaveLength(0);
  await userEvent.click(page.getByRole('button', { name: 'Open again' }));
  expect(onResolvedChange.mock.calls).toEqual([[true], [false]]);
});

test('an icon stands beside its word, and what can be done stays in the line of the author, in a narrow thread too', async () => {
  await mount(
    <div style={{ width: 288 }}>
      <Page
        comments={[comment('1', { author: { name: 'Nora Whitfield' }, isEdited: true })]}
        actions={() => <button type="button">Report</button>}
        onResolvedChange={() => undefined}
      />
    </div>,
  );
  const middle = (element: Element) => {
    const { top, height } = element.getBoundingClientRect();
    return top + height / 2;
  };
  const resolve = page.getByRole('button', { name: 'Resolve' }).element();
  const icon = resolve.querySelector('svg');
  expect(
    icon && Math.abs(middle(icon) - middle(page.getByText('Resolve', { exact: true }).element())),
  ).toBeLessThan(4);
  const author = page.getByText('Nora Whitfield').element().getBoundingClientRect();
  const report = page.getByRole('button', { name: 'Report' }).element().getBoundingClientRect();
  expect(report.top).toBeLessThan(author.bottom);
});

test('earlier replies are folded away until they are wanted; the caller adds what can be done', async () => {
  const comments: [Comment, ...Comment[]] = [
    comment('1'),
    ...['2', '3', '4', '5', '6'].map((id) => comment(id)),
  ];
  await mount(<Page comments={comments} actions={({ id }) => <button type="button">Report {id}</button>} />);
  expect(page.getByRole('listitem').elements()).toHaveLength(3);
  await expect.element(page.getByRole('button', { name: 'Report 6' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '2 more' }));
  expect(page.getByRole('listitem').elements()).toHaveLength(5);
  await expect.element(page.getByRole('listitem').first()).toHaveFocus();
});

test('earlier replies that the caller has still to load are asked for; the first of them gets the focus', async () => {
  const comments: [Comment, ...Comment[]] = [comment('1'), comment('5'), comment('6')];
  const onEarlierReplies = vi.fn();
  const { rerender } = await mount(
    <Page comments={comments} repliesShown={2} earlierReplies={3} onEarlierReplies={onEarlierReplies} />,
  );
  await userEvent.click(page.getByRole('button', { name: '3 more' }));
  expect(onEarlierReplies).toHaveBeenCalledOnce();
  const [first, ...last] = comments;
  const earlier = ['2', '3', '4'].map((id) => comment(id));
  await rerender(<Page comments={[first, ...earlier, ...last]} repliesShown={5} />);
  await expect.element(page.getByText('Text 2')).toBeVisible();
  await expect.element(page.getByRole('listitem').first()).toHaveFocus();
  expect(page.getByRole('button', { name: /more/u }).elements()).toHaveLength(0);
});

test('a comment with an anchor can be linked to and focused; a remark stands above its text, a link for its name', async () => {
  const author = { name: 'Mira', shownName: <a href="#mira">Mira</a> };
  await mount(
    <Page
      comments={[comment('1'), comment('2', { anchorId: 'comment-2', author, remark: 'Only you see this' })]}
    />,
  );
  const linked = document.querySelector<HTMLElement>('#comment-2');
  linked?.focus();
  expect(document.activeElement).toBe(linked);
  await expect.element(page.getByText('Only you see this')).toBeVisible();
  await expect.element(page.getByText('Text 2')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Mira' })).toBeVisible();
});

test('the caller may keep what is written in the reply box, and take it away again', async () => {
  const [onValueChange, onCancel] = [vi.fn(), vi.fn()];
  const replyBox = { value: 'kept', onValueChange, onCancel, cancelLabel: 'Cancel', autoFocus: true };
  await mount(<Page onReply={() => undefined} replyBox={replyBox} />);
  await expect.element(box()).toHaveFocus();
  await expect.element(box()).toHaveValue('kept');
  await userEvent.keyboard('!');
  expect(onValueChange).toHaveBeenCalledWith('kept!');
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledOnce();
});

test('what a comment says is plain text, markup included; a notice takes its place', async () => {
  const script = '<img src=x onerror=alert(1)>';
  const { host } = await mount(
    <Page comments={[comment('1', { text: script }), comment('2', { notice: 'Hidden by you' })]} />,
  );
  await expect.element(page.getByText(script)).toBeVisible();
  expect(host.querySelector('img')).toBeNull();
  await expect.element(page.getByText('Hidden by you')).toBeVisible();
  expect(page.getByText('Text 2').elements()).toHaveLength(0);
});

test.each<[text: string, query: string | null]>([
  ['@', ''],
  ['Hi @mi', 'mi'],
  ['mail@mi', null],
  ['@mi ', null],
  ['你好（@佐', '佐'],
  [`@${'x'.repeat(41)}`, null],
])('“%s” mentions %j', (text, query) => {
  expect(mentionAt(text, text.length)?.query ?? null).toBe(query);
});

test('a mention goes where it was typed, and of names that begin alike the longer one counts', () => {
  const [mira, berg] = PEOPLE;
  if (!mira || !berg) throw new Error('nobody');
  const mention = mentionAt('Hi @mi, bye', 6);
  expect(mention && insertMention('Hi @mi, bye', mention, mira)).toEqual({
    text: 'Hi @Mira Olsen , bye',
    cursor: 15,
  });
  expect(mentionedIn('Hi @Mira Olsen', PEOPLE)).toEqual([mira]);
  expect(mentionedIn('Hi @Mira Olsen-Berg', PEOPLE)).toEqual([berg]);
  expect(mentionedIn('Hi @Mira Olsen-Berg, @Mira Olsen', [mira, berg, mira])).toEqual([mira, berg]);
  expect(mentionedIn('Hi @Mira Olsens, @Mira Olsen2', [mira])).toEqual([]);
  expect(mentionedIn('@Mira Olsenさん', [mira])).toEqual([mira]);
  expect(splitMentions('@Mira Olsen-Berg!', [mira, berg])).toEqual([
    { text: '@Mira Olsen-Berg', at: 1, isMention: true },
    { text: '!', at: 2, isMention: false },
  ]);
});
