import {
  InboxMessageType,
  writeFeedbackAnswer,
  writeInboxContent,
  writeNoticeContent,
  type NoticeContent,
  type NoticeType,
} from '@boardwalk/domain';
import { aFileKey, anInboxMessage, aProfile, aSession, aTokenGrant, aUser } from '@boardwalk/test-kit';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '#app/testing/render-app.tsx';

function message(id: number, kind: InboxMessageType, read = false) {
  const content = writeInboxContent({
    name: `Board ${id}`,
    file_key: aFileKey(id),
    ...(kind === InboxMessageType.AUDIT_DISAGREE ? { reason: 'The cover is empty.' } : {}),
  });
  return anInboxMessage({ id, read, meta: { msg_type: kind, content_type: 'json', content } });
}

const slow = { timeout: 15_000 };

const passed = (id: number, read?: boolean) => message(id, InboxMessageType.AUDIT_AGREE, read);
const refused = (id: number, read?: boolean) => message(id, InboxMessageType.AUDIT_DISAGREE, read);

const WORK = { name: 'Windmill', file_key: aFileKey(3) };

/** A notice of what some people did, the latest first. */
function notice(id: number, type: NoticeType, names: string[], more: Partial<NoticeContent> = WORK) {
  const people = names.map((name) => ({ nick_name: name, profile_name: name.toLowerCase() }));
  const content = writeNoticeContent({ count: names.length, people: people.slice(0, 3), ...more });
  return anInboxMessage({ id, meta: { msg_type: type, content_type: 'json', content } });
}

/** Opens the drawer over some messages the server holds; reading them changes what it answers. */
async function openDrawer(held: Array<ReturnType<typeof message>>) {
  const viewer = aUser();
  const unread = () => ({ count: held.filter((each) => !each.read).length });
  const app = await renderApp('/hot', {
    viewer,
    handlers: {
      getSession: () => aSession({ user: viewer }),
      exchangeToken: () => aTokenGrant(),
      getUserInfo: () => viewer,
      isFirstLogin: () => false,
      getOwnProfile: () => aProfile(),
      countUnread: unread,
      listMessages: ({ query }) => {
        const [number, size] = [Number(query.get('page')), Number(query.get('size'))];
        return { list: held.slice((number - 1) * size, number * size), total: held.length };
      },
      readMessage: ({ path }) => {
        const found = held.find((each) => each.id === Number(path.msgId));
        if (found) found.read = true;
        return unread();
      },
      readAllMessages: () => {
        for (const each of held) each.read = true;
        return unread();
      },
    },
  });
  await userEvent.click(page.getByRole('button', { name: /^Messages/u }));
  await expect.element(page.getByRole('dialog', { name: 'My messages' })).toBeVisible();
  return app;
}

describe('message centre', () => {
  test('[MSG-01][MSG-02][CONST-52][MSG-03][MSG-04] is a drawer at the right, 304 px wide, titled my messages, with a list', async () => {
    await openDrawer([passed(1), refused(2)]);
    const drawer = page.getByRole('dialog', { name: 'My messages' }).element();
    await expect.poll(() => drawer.getBoundingClientRect().right).toBe(window.innerWidth);
    expect(drawer.getBoundingClientRect().width).toBe(304);
    await expect.element(page.getByRole('dialog').getByRole('list')).toBeVisible();
    await expect.poll(() => page.getByRole('dialog').getByRole('listitem').elements().length).toBe(2);
  });

  test('[MSG-06][MSG-07][CONST-31] asks for 15 at a time and loads further ones at the bottom', async () => {
    const { api } = await openDrawer(Array.from({ length: 32 }, (_, index) => passed(index + 1, true)));
    await expect.poll(() => api.callsOf('listMessages')).toHaveLength(1);
    const list = page.getByRole('dialog').getByRole('list');
    const shown = () => list.getByRole('listitem').elements().length;
    await expect.poll(shown).toBe(15);
    // What is behind the list; scrolled to again and again, because the drawer may not be laid out yet.
    const shownAtItsEnd = () => {
      list.element().nextElementSibling?.scrollIntoView();
      return shown();
    };
    await expect.poll(shownAtItsEnd).toBeGreaterThanOrEqual(30);
    await expect.poll(shownAtItsEnd).toBe(32);
    expect(api.callsOf('listMessages').map(({ query }) => [query.get('page'), query.get('size')])).toEqual([
      ['1', '15'],
      ['2', '15'],
      ['3', '15'],
    ]);
  });

  test('of many messages those near the view are in the page', async () => {
    const { api } = await openDrawer(Array.from({ length: 120 }, (_, index) => passed(index + 1, true)));
    const list = page.getByRole('dialog').getByRole('list');
    await expect
      .poll(() => {
        list.element().nextElementSibling?.scrollIntoView();
        return page.getByRole('link', { name: /Board 120/u }).elements().length;
      }, slow)
      .toBe(1);
    expect(api.callsOf('listMessages')).toHaveLength(8);
    const [last] = list.getByRole('listitem').elements().slice(-1);
    expect(last?.getAttribute('aria-posinset')).toBe('120');
    expect(list.getByRole('listitem').elements().length).toBeLessThan(60);
  });

  test('[MSG-08][MSG-11][MSG-13][STATE-28] a click on a passed work marks the message read and opens the work in the community', async () => {
    const { api, address } = await openDrawer([passed(7)]);
    await userEvent.click(page.getByRole('link', { name: /Board 7/u }));
    await expect.poll(() => api.callsOf('readMessage').map((call) => call.path)).toEqual([{ msgId: '7' }]);
    await expect.poll(address).toBe(`/${aFileKey(7)}`);
  });

  test('[MSG-12][MSG-13] a refused work says why and leads to the editor', async () => {
    await openDrawer([refused(8)]);
    await expect.element(page.getByText('Reason: The cover is empty.')).toBeVisible();
    const link = page.getByRole('link', { name: /Board 8/u }).element();
    expect(link.getAttribute('href')).toBe(`/app/editor/${aFileKey(8)}`);
  });

  test('[MSG-05][MSG-09][MSG-10][STATE-29] mark all read leaves nothing unread, and then goes away', async () => {
    await openDrawer([passed(1), refused(2)]);
    await expect.poll(() => page.getByText('Unread:').elements()).toHaveLength(2);
    await userEvent.click(page.getByRole('button', { name: 'Mark all read' }));
    await expect.poll(() => page.getByText('Unread:').elements()).toHaveLength(0);
    await expect.element(page.getByRole('button', { name: 'Mark all read' })).not.toBeInTheDocument();
  });

  test('[MSG-05] mark all read is there while the only unread ones lie further down than what is loaded', async () => {
    await openDrawer(Array.from({ length: 20 }, (_, index) => passed(index + 1, index < 16)));
    await expect.poll(() => page.getByRole('dialog').getByRole('listitem').elements().length).toBe(15);
    await userEvent.click(page.getByRole('button', { name: 'Mark all read' }));
    await expect.element(page.getByRole('button', { name: 'Mark all read' })).not.toBeInTheDocument();
  });

  test('what others did names the last of them and counts the others, and leads to the place', async () => {
    await openDrawer([
      notice(1, 'WorkLiked', ['Mira', 'Theo', 'Ines', 'Noor']),
      notice(2, 'WorkCopied', ['Theo', 'Mira']),
      notice(3, 'Commented', ['Mira'], { ...WORK, comment_id: '1024' }),
      notice(4, 'Replied', ['Mira'], { ...WORK, comment_id: '1025' }),
      notice(5, 'Mentioned', ['Mira'], { ...WORK, comment_id: '1026' }),
      notice(8, 'BoardReplied', ['Theo'], { ...WORK, comment_id: '1027' }),
      notice(6, 'Followed', ['Mira'], {}),
      notice(7, 'Followed', ['Mira', 'Theo'], {}),
    ]);
    const file = `/${WORK.file_key}`;
    for (const [text, place] of [
      ['Mira and 3 other people like “Windmill”.', file],
      ['Theo and 1 other person have copied “Windmill”.', file],
      ['Mira has commented on “Windmill”.', `${file}?comment=1024`],
      ['Mira has replied to you on “Windmill”.', `${file}?comment=1025`],
      ['Mira has mentioned you on “Windmill”.', `${file}?comment=1026`],
      ['Theo has replied to you on “Windmill”.', `/app/editor/${WORK.file_key}?comment=1027`],
      ['Mira follows you.', '/profile/mira'],
      ['Mira and 1 other person follow you.', '/profile?tab=4'],
    ] as const) {
      const link = page.getByRole('link').filter({ hasText: text });
      await expect.element(link).toHaveAttribute('href', place);
    }
  });

  test('a comment that a moderator removed says why', async () => {
    const content = JSON.stringify({ ...WORK, reason: 'It is advertisement.' });
    const meta = { msg_type: InboxMessageType.COMMENT_REMOVED, content_type: 'json' as const, content };
    await openDrawer([anInboxMessage({ id: 1, meta })]);
    const link = page.getByRole('link', { name: /removed your comment on “Windmill”/u });
    await expect.element(link).toHaveAttribute('href', `/${WORK.file_key}`);
    await expect.element(page.getByText('Reason: It is advertisement.')).toBeVisible();
  });

  test('a place whose name the reader may not know is described', async () => {
    const nameless = { ...WORK, name: '' };
    const meta = { content_type: 'json' as const, content: JSON.stringify(nameless) };
    const { api } = await openDrawer([
      notice(1, 'BoardMentioned', ['Mira'], nameless),
      notice(2, 'Mentioned', ['Mira'], nameless),
      anInboxMessage({ id: 3, meta: { ...meta, msg_type: InboxMessageType.COMMENT_REMOVED } }),
    ]);
    // The editor would only refuse it: a press marks it read.
    const board = page.getByRole('button', { name: /Mira has mentioned you on “Board you cannot open”\./u });
    await expect.element(board).toBeVisible();
    await userEvent.click(board);
    await expect.poll(() => api.callsOf('readMessage').map((call) => call.path)).toEqual([{ msgId: '1' }]);
    for (const text of [
      'Mira has mentioned you on “Work that is no longer public”.',
      'A moderator has removed your comment on “Work that is no longer public”.',
    ])
      await expect.element(page.getByRole('link').filter({ hasText: text })).toBeVisible();
  });

  test('a profile that a moderator reset says why, and leads to the own profile', async () => {
    const content = JSON.stringify({ reason: 'It is advertisement.' });
    const meta = { msg_type: InboxMessageType.PROFILE_RESET, content_type: 'json' as const, content };
    await openDrawer([anInboxMessage({ id: 1, meta })]);
    const link = page.getByRole('link', { name: /off your profile/u });
    await expect.element(link).toHaveAttribute('href', '/profile');
    await expect.element(page.getByText('Reason: It is advertisement.')).toBeVisible();
  });

  test('an answer to feedback shows in full with what it answers, and a press reads it', async () => {
    const content = writeFeedbackAnswer({ answer: 'They come\n<soon>.', feedback: 'Folders in folders' });
    const meta = { msg_type: InboxMessageType.FEEDBACK_ANSWERED, content_type: 'json' as const, content };
    const { api } = await openDrawer([anInboxMessage({ id: 7, read: false, meta })]);
    const answer = page.getByRole('button', { name: /answered your feedback “Folders in folders”/u });
    await expect.element(page.getByText(/^They come\s<soon>\.$/u)).toBeVisible();
    await userEvent.click(answer);
    await expect.poll(() => api.callsOf('readMessage').map((call) => call.path)).toEqual([{ msgId: '7' }]);
    await expect.element(answer).toHaveFocus();
  });

  test('corrected tags say what came and went and why, and lead to the work', async () => {
    const content = JSON.stringify({
      ...WORK,
      tags: { added: ['Meeting', 'Look back, move on'], removed: ['buy now'] },
      topics: { added: [], removed: ['Teams'] },
      reason: 'It is advertisement.',
    });
    const meta = { msg_type: InboxMessageType.TAGS_CORRECTED, content_type: 'json' as const, content };
    const { api } = await openDrawer([anInboxMessage({ id: 9, read: false, meta })]);
    const link = page.getByRole('link', { name: /corrected the tags and topics of “Windmill”/u });
    await expect.element(link).toHaveAttribute('href', `/${WORK.file_key}`);
    for (const line of [
      'Tags added: Meeting · Look back, move on',
      'Tags removed: buy now',
      'Topics removed: Teams',
      'Reason: It is advertisement.',
    ])
      await expect.element(page.getByText(line)).toBeVisible();
    expect(page.getByText(/^Topics added/u).elements()).toHaveLength(0);
    await userEvent.click(link);
    await expect.poll(() => api.callsOf('readMessage').map((call) => call.path)).toEqual([{ msgId: '9' }]);
  });

  test('sales are counted with what they earn, and lead to the income', async () => {
    const sale = (id: number, count: number, amount: number) => {
      const content = JSON.stringify({ ...WORK, count, income: { amount, currency: 'CNY' } });
      const meta = { msg_type: InboxMessageType.WORK_SOLD, content_type: 'json' as const, content };
      return anInboxMessage({ id, read: false, meta });
    };
    const { api } = await openDrawer([sale(11, 3, 27_500), sale(10, 1, 9_000)]);
    await expect.element(page.getByRole('link', { name: /“Windmill” was bought\. You earn/u })).toBeVisible();
    await expect.element(page.getByText('You earn ¥9', { exact: true })).toBeVisible();
    await expect.element(page.getByText('You earn ¥27.50')).toBeVisible();
    const link = page.getByRole('link', { name: /“Windmill” was bought 3 times/u });
    await expect.element(link).toHaveAttribute('href', '/user/account/v2?tab=DISTRIBUTION&product=board');
    link.element().addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect.poll(() => api.callsOf('readMessage').map((call) => call.path)).toEqual([{ msgId: '11' }]);
  });

  test('an empty one says what will arrive', async () => {
    await openDrawer([]);
    await expect.element(page.getByText('No messages yet')).toBeVisible();
  });
});
