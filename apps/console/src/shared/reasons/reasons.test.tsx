import {
  aBoardSnapshot,
  aCursorPage,
  aFileOwner,
  aReviewDetail,
  aReviewItem,
  aUserId,
} from '@boardwalk/test-kit';
import type { Language } from '@boardwalk/domain';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, mountApp } from '../../../test/mount.tsx';

const item = aReviewItem({ owner: aFileOwner({ user_id: aUserId(9) }), submission_id: '1001' });
const ENGLISH = 'The cover cannot be recognised or does not show the template. Please choose another one.';
const JAPANESE = 'カバーが不鮮明か、内容を表していません。別の画像を選んでください。';

/** A reviewer of one language refuses a work of a creator of another. */
async function refuse(creator: Language, reviewer: Language = 'en-US') {
  const app = await mountApp(
    '/review/1001',
    {
      listReviews: () => aCursorPage([item]),
      getReview: () => aReviewDetail({ item, owner_language: creator }),
      getReviewObject: () => aBoardSnapshot(),
      listCreatorHistory: () => aCursorPage([]),
      reviewSubmission: () => item,
    },
    reviewer,
  );
  return app;
}

test.each([1280, 390])(
  'at %i pixels a ready reason is in the language of the creator, with that of the reviewer beside it; all of it is accessible',
  async (width) => {
    const before = { width: window.innerWidth, height: window.innerHeight };
    onTestFinished(async () => await page.viewport(before.width, before.height));
    await page.viewport(width, 800);
    const app = await refuse('ja-JP');
    await userEvent.click(page.getByRole('button', { name: 'Refuse…' }));
    const dialog = page.getByRole('dialog');
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await expect.element(dialog.getByText('Language of the creator: Japanese')).toBeVisible();
    expect(dialog.getByRole('region', { name: 'The ready reason in your language' }).elements()).toEqual([]);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Begin with' }), 'Cover');
    await expect.element(reason).toHaveValue(JAPANESE);
    await expect.element(reason).toHaveAttribute('lang', 'ja-JP');
    await expect
      .element(dialog.getByRole('region', { name: 'The ready reason in your language' }).getByText(ENGLISH))
      .toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expectAccessible();
    await userEvent.fill(reason, `${JAPANESE} 例：表紙`);
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
    await expect
      .poll(() => app.api.callsOf('reviewSubmission')[0]?.body)
      .toEqual({ decision: 'not_pass', reason: `${JAPANESE} 例：表紙` });
  },
);

test('a reviewer who reads the language of the creator sees it once', async () => {
  await refuse('ja-JP', 'ja-JP');
  await userEvent.click(page.getByRole('button', { name: '却下…' }));
  const dialog = page.getByRole('dialog');
  await userEvent.selectOptions(dialog.getByRole('combobox').first(), 'カバー');
  await expect.element(dialog.getByRole('textbox').first()).toHaveValue(JAPANESE);
  expect(dialog.getByRole('region').elements()).toEqual([]);
  expect(dialog.getByText('作者の言語', { exact: false }).elements()).toEqual([]);
});
