import type { ModeratedWork } from '@boardwalk/api-client';
import {
  aBoardSnapshot,
  aCursorPage,
  aFileKey,
  aFileOwner,
  aModeratedWork,
  aReviewDetail,
  aReviewItem,
  aTag,
  aTagTree,
  aTopic,
  aUserId,
  failWith,
  type MockHandlers,
} from '@boardwalk/test-kit';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, mountApp } from '../../../test/mount.tsx';

const KEY = aFileKey(7);
const AGILE = { id: 901, name: 'Agile', ttype: 2 } as const;
const SPAM = { id: 902, name: 'Buy watches', ttype: 2 } as const;
const RETROS = { id: 12, name: 'Retrospectives', ttype: 1 } as const;
const YEAR = { id: 3, title: 'Planning the year' };

let work: ModeratedWork;
beforeEach(() => {
  work = aModeratedWork({ file_key: KEY, name: 'Week plan', tag_list: [SPAM, AGILE], topic_list: [] });
});

const site = (more: MockHandlers = {}): MockHandlers => ({
  listCreatorHistory: () => aCursorPage([]),
  getModeratedWork: () => work,
  classifyTags: () => aTagTree(),
  listTopics: () => ({ list: [aTopic(), aTopic({ id: 4, title: 'Teams' })], total: 2 }),
  ...more,
});

async function openDialog(more: MockHandlers = {}, language: 'en-US' | 'zh-CN' = 'en-US') {
  const app = await mountApp(`/works/${KEY}`, site(more), language);
  const [open, custom] =
    language === 'en-US' ? ['Correct tags…', 'Tags in free words'] : ['更正标签…', '自由填写的标签'];
  await userEvent.click(page.getByRole('button', { name: open }));
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('textbox', { name: custom })).toBeVisible();
  return { app, dialog };
}

const field = (name: string) => page.getByRole('dialog').getByRole('combobox', { name });
const choose = async (name: string, option: string) => {
  await userEvent.click(field(name));
  await userEvent.click(page.getByRole('option', { name: option }));
  await userEvent.keyboard('{Escape}');
};
const press = async (name: string) =>
  userEvent.click(page.getByRole('dialog').getByRole('button', { name, exact: true }));
const remove = async (name: string) => press(`Remove ${name}`);

describe('correcting', () => {
  test.each([1280, 390])(
    'at %i pixels tags in free words, official ones and topics are chosen, and sent with what was seen; all of it is accessible',
    async (width) => {
      const before = { width: window.innerWidth, height: window.innerHeight };
      onTestFinished(async () => await page.viewport(before.width, before.height));
      await page.viewport(width, 800);
      const { app, dialog } = await openDialog({
        createTags: () => ({ tag_ids: [903] }),
        correctWorkTags: () => {
          work = { ...work, tag_list: [AGILE, RETROS], topic_list: [YEAR] };
          return work;
        },
      });
      await expect.element(dialog).toHaveAccessibleName('Correct tags and topics of “Week plan”');
      await remove('Buy watches');
      await userEvent.fill(dialog.getByRole('textbox', { name: 'Tags in free words' }), 'Sprint');
      await userEvent.keyboard('{Enter}');
      await choose('Scenes', 'Retrospectives');
      await choose('Chart type', 'Mind map');
      await choose('Topics', 'Planning the year');
      await expectAccessible();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      await userEvent.fill(dialog.getByRole('textbox', { name: 'Reason (optional)' }), 'It names a product.');
      await press('Correct');
      await expect
        .element(page.getByText('“Week plan” is corrected. Its creator was notified.'))
        .toBeVisible();
      await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(0);
      expect(app.api.callsOf('createTags').map(({ body }) => body)).toEqual([{ name: ['Sprint'] }]);
      const [call, ...others] = app.api.callsOf('correctWorkTags');
      expect(others).toEqual([]);
      expect(call?.path).toEqual({ file_key: KEY });
      expect(call?.body).toEqual({
        submission_id: '1001',
        seen: { tag_ids: [902, 901], topic_ids: [] },
        tag_ids: [901, 903, 12, 52],
        topic_ids: [3],
        reason: 'It names a product.',
      });
      expect(call?.headers.get('idempotency-key')).toMatch(/^[0-9A-Za-z_-]{8,64}$/u);
      // The page behind shows what the work has now.
      await expect.element(page.getByRole('article').getByText('Planning the year')).toBeVisible();
    },
  );

  test('what is closed may stay, and goes when it is taken away', async () => {
    const closed = { id: 77, name: 'Old industry', ttype: 4 } as const;
    const stray = { id: 78, name: 'Handwritten', ttype: 5 } as const;
    work = { ...work, tag_list: [closed, stray], topic_list: [{ id: 9, title: 'Ended topic' }] };
    const { app } = await openDialog({ correctWorkTags: () => work });
    await expect.element(page.getByText('No list offers these any more.', { exact: false })).toBeVisible();
    await remove('Ended topic');
    await press('Correct');
    await expect
      .poll(() => app.api.callsOf('correctWorkTags')[0]?.body)
      .toMatchObject({ tag_ids: [77, 78], topic_ids: [] });
  });

  test('a work in the review room offers it beside the take-down, unless it is the reviewer’s own', async () => {
    const owner = aFileOwner({ user_id: aUserId(9) });
    const shown = { file_key: KEY, submission_id: '1001', is_public: true, auditStatus: 2 } as const;
    const item = aReviewItem({ ...shown, owner });
    const app = await mountApp(
      '/review/1001?show=passed',
      site({
        listReviews: () => aCursorPage([item]),
        getReview: () => aReviewDetail({ item }),
        getReviewObject: () => aBoardSnapshot(),
        correctWorkTags: () => work,
      }),
    );
    await userEvent.click(page.getByRole('button', { name: 'Correct tags…' }));
    await choose('Topics', 'Teams');
    await press('Correct');
    await expect.poll(() => app.api.callsOf('correctWorkTags')).toHaveLength(1);
    await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(0);
    work = { ...work, file_key: aFileKey(8), may_correct: false, may_take_down: false };
    await app.navigate(`/works/${aFileKey(8)}`);
    await expect
      .element(page.getByText('This is your own work. Somebody else must decide about it.'))
      .toBeVisible();
    expect(page.getByRole('button', { name: 'Correct tags…' }).elements()).toHaveLength(0);
  });

  test('in another language, with the language of the creator', async () => {
    work = { ...work, owner_language: 'ja-JP' };
    const { dialog } = await openDialog({}, 'zh-CN');
    await expect.element(dialog.getByText('创作者的语言：日语')).toBeVisible();
  });
});

describe('what is wrong', () => {
  test('a choice without a change, and one that leaves no tag, are not sent', async () => {
    const { app, dialog } = await openDialog();
    await press('Correct');
    await expect.element(dialog.getByText('Nothing is changed yet.')).toBeVisible();
    await remove('Agile');
    expect(dialog.getByText('Nothing is changed yet.').elements()).toHaveLength(0);
    await remove('Buy watches');
    await press('Correct');
    await expect.element(dialog.getByText('Leave at least one tag of any kind.')).toBeVisible();
    await choose('Roles', 'Product manager');
    await expect
      .poll(() => dialog.getByText('Leave at least one tag of any kind.').elements())
      .toHaveLength(0);
    expect(app.api.callsOf('correctWorkTags')).toEqual([]);
  });

  test('too many, repeated and too long words are refused where they are typed, and so is a long reason', async () => {
    const { app, dialog } = await openDialog();
    const words = dialog.getByRole('textbox', { name: 'Tags in free words' });
    const type = async (text: string) => {
      await userEvent.fill(words, text);
      await userEvent.keyboard('{Enter}');
    };
    await type(' AGILE');
    await expect.element(dialog.getByText('This tag is there already.')).toBeVisible();
    await type('a'.repeat(101));
    await expect.element(dialog.getByText('A tag has at most 100 characters.')).toBeVisible();
    await type('Sprint');
    await type('One more');
    await expect.element(dialog.getByText('Choose at most 3.')).toBeVisible();
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Reason (optional)' }), 'b'.repeat(1001));
    await press('Correct');
    await expect.element(dialog.getByText('Use at most 1,000 characters.')).toBeVisible();
    expect(app.api.callsOf('correctWorkTags')).toEqual([]);
  });

  test.each([
    ['not_published', failWith('not_published'), 'The work is not public any more.'],
    ['own_work', failWith('own_work'), 'This is your own work. Somebody else must decide.'],
    [
      'a closed tag',
      failWith('bad_input', { fields: [{ field: 'tag_ids', rule: 'unknown', msg: '' }] }),
      'A tag or topic that you chose was closed meanwhile. Choose another.',
    ],
  ])('a refusal by the server says why: %s', async (_what, answer, words) => {
    const { dialog } = await openDialog({ correctWorkTags: () => answer });
    await remove('Buy watches');
    await press('Correct');
    await expect.element(dialog.getByText(words)).toBeVisible();
    await press('Cancel');
    await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(0);
  });

  test('what does not load can be loaded again, and a new tag that cannot be made is not sent', async () => {
    let isBroken = true;
    const app = await mountApp(
      `/works/${KEY}`,
      site({
        classifyTags: () => (isBroken ? failWith('internal_error') : aTagTree()),
        createTags: () => failWith('too_many_requests'),
      }),
    );
    await userEvent.click(page.getByRole('button', { name: 'Correct tags…' }));
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText('This did not load')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Correct', exact: true })).toBeDisabled();
    isBroken = false;
    await press('Try again');
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Tags in free words' }), 'Sprint');
    await userEvent.keyboard('{Enter}');
    await press('Correct');
    await expect.element(dialog.getByText('Too many tries. Wait a moment, then try again.')).toBeVisible();
    expect(app.api.callsOf('correctWorkTags')).toEqual([]);
  });
});

describe('when the work has changed meanwhile', () => {
  const changedBy = (tag_list: ModeratedWork['tag_list']) => {
    let isFirst = true;
    return {
      correctWorkTags: () => {
        if (!isFirst) return work;
        isFirst = false;
        work = { ...work, submission_id: '1002', tag_list, topic_list: [YEAR] };
        return failWith('work_changed');
      },
    };
  };

  test('it says what the work has now, keeps the choice, and sends it again as one of that', async () => {
    const { app, dialog } = await openDialog(changedBy([AGILE, RETROS]));
    await remove('Buy watches');
    await press('Correct');
    const alert = dialog.getByRole('alert');
    await expect.element(alert.getByText('The work has changed meanwhile')).toBeVisible();
    await expect.element(alert.getByText('Tags now: Agile · Retrospectives')).toBeVisible();
    await expect.element(alert.getByText('Topics now: Planning the year')).toBeVisible();
    await expectAccessible();
    await press('Correct');
    await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(0);
    const [first, second] = app.api.callsOf('correctWorkTags');
    expect(second?.body).toEqual({
      submission_id: '1002',
      seen: { tag_ids: [901, 12], topic_ids: [3] },
      tag_ids: [901],
      topic_ids: [],
    });
    expect(second?.headers.get('idempotency-key')).not.toBe(first?.headers.get('idempotency-key'));
  });

  test('one can begin with what it has now', async () => {
    const { app, dialog } = await openDialog(changedBy([AGILE, RETROS]));
    await remove('Agile');
    await press('Correct');
    await press('Begin with these');
    expect(dialog.getByRole('alert').elements()).toHaveLength(0);
    await expect.element(dialog.getByRole('button', { name: 'Remove Retrospectives' })).toBeVisible();
    await remove('Planning the year');
    await press('Correct');
    await expect
      .poll(() => app.api.callsOf('correctWorkTags')[1]?.body)
      .toMatchObject({ tag_ids: [901, 12], topic_ids: [] });
  });

  test('a choice that is closed and gone by now is not sent again', async () => {
    const closed = { id: 77, name: 'Old industry', ttype: 4 } as const;
    work = { ...work, tag_list: [closed, AGILE] };
    const { app } = await openDialog(changedBy([AGILE]));
    await choose('Scenes', 'Retrospectives');
    await press('Correct');
    await expect.element(page.getByRole('dialog').getByText('Tags now: Agile')).toBeVisible();
    await press('Correct');
    await expect.poll(() => app.api.callsOf('correctWorkTags')[1]?.body.tag_ids).toEqual([901, 12]);
  });
});

test('what is wrong comes into sight, on a phone as well', async () => {
  const before = { width: window.innerWidth, height: window.innerHeight };
  onTestFinished(async () => await page.viewport(before.width, before.height));
  await page.viewport(390, 700);
  const { dialog } = await openDialog({ correctWorkTags: () => failWith('not_published') });
  const reason = dialog.getByRole('textbox', { name: 'Reason (optional)' });
  const atTheEnd = async () => {
    reason.element().scrollIntoView({ block: 'end' });
    await expect.element(reason).toBeInViewport();
  };
  await remove('Buy watches');
  await remove('Agile');
  await atTheEnd();
  await expect.element(dialog.getByRole('textbox', { name: 'Tags in free words' })).not.toBeInViewport();
  await press('Correct');
  await expect.element(dialog.getByRole('textbox', { name: 'Tags in free words' })).toBeInViewport();
  await choose('Roles', 'Product manager');
  await atTheEnd();
  await press('Correct');
  await expect.element(dialog.getByText('The work is not public any more.')).toBeInViewport();
});

test('while it is sent nothing closes the dialog; an answer that was lost is asked for with the same key', async () => {
  const answers: PromiseWithResolvers<unknown>[] = [];
  const { app, dialog } = await openDialog({
    correctWorkTags: async () => {
      const answer = Promise.withResolvers<unknown>();
      answers.push(answer);
      await answer.promise;
      return answers.length === 1 ? failWith('internal_error') : work;
    },
  });
  await remove('Buy watches');
  await press('Correct');
  await expect.poll(() => answers.length).toBe(1);
  await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await expect
    .element(dialog.getByRole('button', { name: 'Close' }))
    .toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).toBeVisible();
  answers[0]?.resolve(undefined);
  await expect
    .element(dialog.getByText('Something went wrong on our side. Try again in a moment.'))
    .toBeVisible();
  await press('Correct');
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.resolve(undefined);
  await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(0);
  const keys = app.api.callsOf('correctWorkTags').map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0]).toBe(keys[1]);
});

test('pickers offer the scenes below a heading, and no more than may be', async () => {
  const scenes = [
    aTag({ id: 20, name: 'Workshops' }),
    aTag({ id: 21, name: 'Interviews' }),
    ...aTagTree().scenes,
  ];
  await openDialog({ classifyTags: () => aTagTree({ scenes }) });
  await choose('Scenes', 'Workshops');
  await choose('Scenes', 'Interviews');
  await expect.element(page.getByText('2 of 2')).toBeVisible();
  await userEvent.click(field('Scenes'));
  expect(page.getByRole('option', { name: 'Team meetings' }).elements()).toHaveLength(0);
  await expect
    .element(page.getByRole('option', { name: 'Retrospectives' }))
    .toHaveAttribute('aria-disabled', 'true');
});
