import type { Feedback, ManagedPayout, ManagedTag, ManagedTopic, WatchedWords } from '@boardwalk/api-client';
import {
  aCaseReport,
  aCursorPage,
  aNumberedPage,
  aPerson,
  aReportCase,
  aReportedWork,
  aSession,
  aUser,
  aUserId,
  failWith,
} from '@boardwalk/test-kit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountApp } from '../../../test/mount.tsx';

const MOMENT = '2026-03-14T09:26:53.000Z';
const asSuper = { getSession: () => aSession({ user: aUser({ role: 1 }) }) };

/** An answer that waits until it is given. */
function lateAnswer<Answer>() {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  return { promise, give: resolve };
}

const texts = (text: string) => ({
  'zh-CN': text,
  'en-US': text,
  'ja-JP': text,
  'ko-KR': text,
  'es-ES': text,
});

const payout: ManagedPayout = {
  payout_id: 'p3WqPnR8tXdM',
  amount: 50_000,
  currency: 'CNY',
  payee: 'Lin Xia, account 6222',
  state: 'asked',
  created_at: MOMENT,
  settled_at: null,
  reference: null,
  reason: null,
  creator: { user_id: aUserId(4), nick_name: 'Lin Xia', avatar_url: null, is_active: true },
  settled_by: null,
  claim: null,
};

test('the reference of a payout is sent by Enter, as it stands there, and what the server refuses stands beside it', async () => {
  const answer = lateAnswer<ReturnType<typeof failWith>>();
  const app = await mountApp('/payouts', {
    ...asSuper,
    listManagedPayouts: () => aCursorPage([payout]),
    claimPayout: () => payout,
    settlePayout: () => answer.promise,
  });
  await userEvent.click(page.getByRole('button', { name: 'Pay the payout of Lin Xia' }));
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('textbox');
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as paid' }));
  await expect.element(field).toHaveFocus();
  await userEvent.fill(field, 'TRX-1');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => app.api.callsOf('settlePayout')).toHaveLength(1);
  await userEvent.keyboard('2{Enter}');
  await expect.element(field).toHaveValue('TRX-1');
  answer.give(failWith('bad_input', { fields: [{ field: 'reference', rule: 'max_length', limit: 4 }] }));
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveFocus();
  expect(app.api.callsOf('settlePayout')).toHaveLength(1);
});

test('a decision without its reason leads the keyboard to it', async () => {
  const open = aReportCase({ file: aReportedWork() });
  await mountApp(`/reports/${open.case_id}`, {
    listReportCases: () => aCursorPage([open]),
    getReportCase: () => open,
    listCaseReports: () => aCursorPage([aCaseReport()]),
  });
  await userEvent.click(page.getByRole('button', { name: 'Take down…' }));
  const dialog = page.getByRole('dialog', { name: 'Take this work down' });
  await userEvent.click(dialog.getByRole('button', { name: 'Take down' }));
  await expect.element(dialog.getByRole('textbox')).toHaveFocus();
});

test('an answer to feedback that is empty leads the keyboard to it, and nothing is changed while it is sent', async () => {
  const entry: Feedback = {
    feedback_id: '1',
    user: aPerson({ nick_name: 'Kei' }),
    reaches_sender: true,
    platform: 'web',
    career: { id: 1, name: 'Design', ttype: 4 },
    industry: { id: 2, name: 'Education', ttype: 3 },
    description: 'Folders in folders, please.',
    images: [],
    created_at: MOMENT,
    state: 'open',
    answer: null,
    settled_by: null,
    settled_at: null,
  };
  const answer = lateAnswer<ReturnType<typeof failWith>>();
  const app = await mountApp('/feedback', {
    listFeedback: () => aCursorPage([entry]),
    settleFeedback: () => answer.promise,
  });
  await userEvent.click(page.getByRole('button', { name: 'Answer… (feedback of Kei)' }));
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('textbox');
  const send = dialog.getByRole('button', { name: 'Send the answer' });
  await userEvent.click(send);
  await expect.element(field).toHaveFocus();
  await userEvent.fill(field, 'They are here.');
  await userEvent.click(send);
  await expect.poll(() => app.api.callsOf('settleFeedback')).toHaveLength(1);
  await userEvent.type(field, ' Soon.');
  await expect.element(field).toHaveValue('They are here.');
  answer.give(failWith('bad_input', { fields: [{ field: 'answer', rule: 'max_length', limit: 4 }] }));
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveFocus();
});

test('a list leads the keyboard to what is wrong, and what is typed while it is saved is not lost unseen', async () => {
  const answer = lateAnswer<WatchedWords>();
  const app = await mountApp('/words', {
    getWatchedWords: () => ({ words: ['Casino'], version: 0, is_default: false }),
    setWatchedWords: () => answer.promise,
  });
  const field = page.getByRole('textbox', { name: 'Words' });
  await userEvent.fill(field, 'x'.repeat(500));
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.element(field).toHaveFocus();
  await userEvent.fill(field, 'Casino\nBonus');
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.poll(() => app.api.callsOf('setWatchedWords')).toHaveLength(1);
  await userEvent.type(field, ' Roulette');
  await expect.element(field).toHaveValue('Casino\nBonus');
  answer.give({ words: ['Casino', 'Bonus'], version: 1, is_default: false });
  await expect.element(page.getByText('The list was saved')).toBeVisible();
});

test('a tag leads the keyboard to its first problem, the server’s as well, and nothing is changed while it is saved', async () => {
  const tag: ManagedTag = {
    id: 1,
    ttype: 1,
    parent_id: null,
    slug: null,
    names: texts('Plan'),
    order: 1,
    is_open: true,
  };
  const answer = lateAnswer<ReturnType<typeof failWith>>();
  const app = await mountApp('/tags/1', {
    listManagedTags: () => ({ list: [tag] }),
    updateTag: () => answer.promise,
  });
  const japanese = page.getByRole('textbox', { name: '日本語' });
  const korean = page.getByRole('textbox', { name: '한국어' });
  await userEvent.fill(japanese, '');
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.element(japanese).toHaveFocus();
  await userEvent.fill(japanese, '計画');
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.poll(() => app.api.callsOf('updateTag')).toHaveLength(1);
  await userEvent.fill(korean, '계획');
  await expect.element(korean).toHaveValue('Plan');
  answer.give(failWith('bad_input', { fields: [{ field: 'names.ko-KR', rule: 'max_length', limit: 2 }] }));
  await expect.element(korean).toHaveAttribute('aria-invalid', 'true');
  await expect.element(korean).toHaveFocus();
});

test('a topic leads the keyboard to its first problem, into the language that has it', async () => {
  const topic: ManagedTopic = {
    id: 1,
    slug: null,
    titles: { ...texts('Spring'), 'ko-KR': '' },
    descriptions: texts(''),
    cover: null,
    use: 1,
    order: 1,
    starts_at: null,
    ends_at: null,
    file_count: 3,
  };
  await mountApp('/topics/1', { listManagedTopics: () => aNumberedPage([topic]) });
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect.element(title).toHaveValue('Spring');
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.element(title).toHaveValue('');
  await expect.element(title).toHaveAttribute('lang', 'ko-KR');
  await expect.element(title).toHaveFocus();
});

test('banners lead the keyboard to their first problem', async () => {
  await mountApp('/banners/new', { listManagedBanners: () => aNumberedPage([]) });
  await userEvent.click(page.getByRole('button', { name: 'Add' }));
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveFocus();
});

test('goods lead the keyboard to their first problem', async () => {
  await mountApp('/goods', { ...asSuper, listManagedGoods: () => ({ list: [], currency: 'CNY' }) });
  await userEvent.click(page.getByRole('link', { name: 'Add' }));
  await userEvent.click(page.getByRole('button', { name: 'Add' }));
  await expect.element(page.getByRole('textbox', { name: 'ID' })).toHaveFocus();
});
