import { clippedTexts, overhang } from '../support/layout.ts';
import { cards, keyOf } from '../support/community.ts';
import { expect, hydrated, test, visit } from '../support/test.ts';
import { LANGUAGES, speak, wordsOf } from '../support/words.ts';

const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 640, height: 900 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
] as const;

for (const language of LANGUAGES) {
  test(`[LANG-01] the main pages are in ${language}, and all of their words fit on every width from 320 pixels`, async ({
    page,
    context,
    baseURL,
    look,
  }) => {
    await visit(page, '/community/');
    const key = await keyOf(cards(page).first());
    await speak(context, baseURL ?? '', language);
    for (const [name, address, word] of [
      ['home', '/community/', 'home.promise'],
      ['hot', '/community/hot', 'listing.hotTitle'],
      ['topics', '/community/topic', null],
      ['search', '/community/search?keyword=plan', null],
      ['file', `/community/${key}`, null],
      ['focus', '/community/focus', 'listing.inviteTitle'],
    ] as const) {
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      if (word)
        await expect(page.getByRole('heading', { name: wordsOf(language)('community', word) })).toBeVisible();
      if (name === 'home' || name === 'file') await hydrated(page);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        expect(await overhang(page), `${name} at ${size.width}`).toBeLessThanOrEqual(0);
        expect(await clippedTexts(page), `${name} at ${size.width}`).toEqual([]);
        if (size.width === 320) await look(`${language}-${name}-320`);
      }
      if (name !== 'file') continue;
      await page.setViewportSize(SIZES[0]);
      for (const [dialog, door, send] of [
        ['report', 'file.report', 'report.send'],
        ['feedback', 'shell.feedback', 'feedback.logInAndSend'],
      ] as const) {
        await page.getByRole('button', { name: wordsOf(language)('community', door) }).click();
        const button = page.getByRole('dialog').getByRole('button', {
          name: wordsOf(language)('community', send),
        });
        await button.click();
        await expect(page.getByRole('dialog').locator('[aria-invalid="true"]').first()).toBeVisible();
        expect(await overhang(page), `${dialog} at 320`).toBeLessThanOrEqual(0);
        expect(await clippedTexts(page), `${dialog} at 320`).toEqual([]);
        await look(`${language}-${dialog}-320`);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    }
    await page.goto('/user/login?sign_up');
    await expect(
      page.getByRole('heading', { name: wordsOf(language)('account', 'signIn.title.signUp') }),
    ).toBeVisible();
    await page.setViewportSize(SIZES[0]);
    expect(await overhang(page), 'sign-up at 320').toBeLessThanOrEqual(0);
  });
}

test('[LANG-02] the language menu changes the page at once and is remembered', async ({ page, context }) => {
  await visit(page, '/community/hot');
  await page.getByRole('button', { name: 'Language and appearance' }).click();
  await page.getByRole('menuitemradio', { name: '日本語' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja-JP');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    wordsOf('ja-JP')('community', 'listing.hotTitle'),
  );
  expect((await context.cookies()).find(({ name }) => name === 'lang')?.value).toBe('ja-JP');
  await page.goto('/app/?sign_in');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja-JP');
});
