import {
  expect,
  type Browser,
  type BrowserContext,
  type Page,
  type PlaywrightWorkerArgs,
} from '@playwright/test';
import { cardOf, cards, keyOf, linkOf, loginFrame, placeOf, pressAndSave, searchField } from './community.ts';
import { EditorOnPage } from './editor.ts';
import { newAccount } from './people.ts';
import { PublishOnPage } from './publish.ts';
import { Reviewer } from './review.ts';
import type { ServerName } from './servers.ts';
import { signUpIn } from './sign-up.ts';
import { visit } from './test.ts';
import { speak, wordsOf, type Language, type Words } from './words.ts';

/** What a story is played with, and its subject. */
export interface StoryInput {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly browser: Browser;
  readonly playwright: PlaywrightWorkerArgs['playwright'];
  readonly baseURL: string;
  readonly guests: ServerName;
  readonly language: Language;
  /** Takes a picture of a step. */
  readonly look: (name: string) => Promise<void>;
  readonly nickName: string;
  /** What is typed into the search box; finds works of the demo. */
  readonly keyword: string;
  /** What is written on the board. */
  readonly note: string;
  readonly form: {
    readonly title: string;
    readonly description: string;
    readonly tags: readonly string[];
    readonly price?: number;
  };
}

/**
 * The main job from end to end: find a template, look at its board, use it (which asks to sign up), edit the copy, like
 * and collect, publish the copy, have it reviewed, hear of it, and find it in the community.
 */
export class Story {
  readonly #input: StoryInput;
  readonly #words: Words;

  constructor(input: StoryInput) {
    this.#input = input;
    this.#words = wordsOf(input.language);
  }

  async playStory(): Promise<void> {
    const { context, baseURL, language } = this.#input;
    await speak(context, baseURL, language);
    await this.#browse();
    const source = await this.#findTemplate();
    await this.#lookAtBoard();
    const copy = await this.#useIt();
    await this.#edit();
    await this.#likeAndCollect(source);
    await this.#publish(copy);
    await this.#passReview(copy);
    await this.#findOwnWork(copy);
  }

  async #browse(): Promise<void> {
    const { page, look } = this.#input;
    await visit(page, '/community/');
    await expect(
      page
        .getByRole('region', { name: this.#text('home.banners') })
        .getByRole('link')
        .first(),
    ).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    await look('1-home');
    const scenes = page.getByRole('group', { name: this.#text('home.scenes') });
    await scenes.getByRole('link').nth(4).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('pScene')).toMatch(/^\d+$/u);
    await expect.poll(() => cards(page).count()).toBeLessThan(40);
    await look('2-filtered');
  }

  /** Searches, opens a free template of the results, and answers its key. */
  async #findTemplate(): Promise<string> {
    const { page, guests, keyword, look } = this.#input;
    if (guests === 'open') {
      const field = await this.#searchField();
      await field.pressSequentially(keyword);
      await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(
        new RegExp(keyword, 'iu'),
      );
      await look('3-suggestions');
      await field.press('Enter');
    } else {
      // The gate is for steps inside: an address entered directly shows its page.
      await visit(page, `/community/search?keyword=${encodeURIComponent(keyword)}`);
    }
    await expect(page.getByRole('heading', { level: 1 })).toContainText(keyword);
    const free = cards(page)
      .filter({ hasNotText: '¥' })
      .filter({ hasNot: page.getByText(this.#text('files.members'), { exact: true }) })
      .first();
    const key = await keyOf(free);
    const title = await linkOf(free).innerText();
    await look('4-results');
    if (guests === 'open') await linkOf(free).click();
    else await visit(page, `/community/${key}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    return key;
  }

  async #lookAtBoard(): Promise<void> {
    const { page, look } = this.#input;
    const board = page.getByRole('application');
    await expect(board).toBeVisible();
    const shown = () => board.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
    await look('5-file');
    const before = await shown();
    await page.getByRole('button', { name: this.#text('board.zoomIn') }).click();
    await board.press('ArrowRight');
    await expect.poll(shown).not.toBe(before);
  }

  /** Presses use, signs up in the dialog that asks, opens the copy, and answers its key. */
  async #useIt(): Promise<string> {
    const { page, nickName, look } = this.#input;
    await page.getByRole('button', { name: this.#text('file.use') }).click();
    await expect(loginFrame(page).locator('input').first()).toBeVisible();
    await look('6-login');
    await signUpIn(loginFrame(page), this.#words, newAccount(nickName));
    const dialog = page.getByRole('dialog', { name: this.#text('copy.title') });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: this.#text('copy.explore') })).toBeVisible();
    await expect(dialog.getByRole('link', { name: this.#text('copy.product') })).toHaveAttribute(
      'href',
      '/app/home/',
    );
    await look('7-copied');
    await dialog.getByRole('link', { name: this.#text('copy.open') }).click();
    await page.waitForURL(/\/app\/editor\/\w{12}$/u);
    return new URL(page.url()).pathname.split('/').at(-1) ?? '';
  }

  async #edit(): Promise<void> {
    const { page, note, look } = this.#input;
    const editor = new EditorOnPage(page, this.#words);
    await editor.ready();
    const before = await editor.picture();
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await editor.write('sticky', { x: width / 2, y: height * 0.7 }, note);
    await expect.poll(() => editor.picture()).not.toBe(before);
    await editor.saved();
    await look('8-editor');
    await editor.scrollOutlineTo(note);
  }

  async #likeAndCollect(key: string): Promise<void> {
    const { page, look } = this.#input;
    await visit(page, `/community/${key}`);
    await this.#skipQuestions();
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const toggle = (id: string) =>
      page.getByRole('main').getByRole('button', { name: new RegExp(`^${this.#text(id)}[:：]`, 'u') });
    for (const [id, path] of [
      ['file.like', '/praise'],
      ['file.collect', '/collect'],
    ] as const) {
      await pressAndSave(page, toggle(id), path);
      await expect(toggle(id)).toHaveAttribute('aria-pressed', 'true');
    }
    await visit(page, '/community/profile?tab=2');
    await expect(cardOf(page, title)).toBeVisible();
    await look('9-collections');
  }

  async #publish(key: string): Promise<void> {
    const { page, form, look } = this.#input;
    await visit(page, '/community/profile');
    await page
      .getByRole('main')
      .getByRole('button', { name: this.#text('profile.publishFirst') })
      .click();
    const publish = new PublishOnPage(page, this.#words);
    await expect(publish.dialog.getByRole('radio')).toHaveCount(1);
    await look('10-publish-pick');
    await publish.dialog
      .locator('label')
      .filter({ has: page.getByRole('radio') })
      .click();
    await publish.press('next');
    await publish.fillForm(form);
    await look('11-publish-form');
    await publish.press('publish');
    const done = page.getByRole('dialog', { name: this.#text('publish.successTitle') });
    await expect(done).toBeVisible({ timeout: 20_000 });
    await look('12-published');
    await done.getByRole('link', { name: this.#text('publish.toProfile') }).click();
    // The profile may be what the dialog lay over: its works say nothing of where the link has led.
    await expect.poll(() => placeOf(page)).toMatch(/^\/community\/profile\/./u);
    await expect(cardOf(page, form.title)).toContainText(this.#text('profile.inReview'));
    await look('13-in-review');
    expect((await page.request.get(`/api/cmt/file/${key}/full`)).status()).toBe(404);
  }

  async #passReview(key: string): Promise<void> {
    const { page, playwright, baseURL, form, look } = this.#input;
    const reviewer = await Reviewer.enter(playwright, baseURL);
    await reviewer.decide(key, { decision: 'pass' });
    await reviewer.leave();
    await visit(page, '/community/');
    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(this.#messagesWord(), 'u') })
      .click();
    const message = page.getByRole('dialog').getByRole('listitem').filter({ hasText: form.title });
    await expect(message).toBeVisible();
    await look('14-inbox');
    await message.getByRole('link').click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(form.title);
    expect(placeOf(page)).toBe(`/community/${key}`);
    await expect(page.getByRole('application')).toBeVisible();
    await expect(
      page.getByRole('banner').getByRole('button', { name: this.#messagesWord(), exact: true }),
    ).toBeVisible();
    await look('15-own-file');
  }

  /** It is public now: for anybody, in the latest list, in search and on the profile. */
  async #findOwnWork(key: string): Promise<void> {
    const { browser, baseURL, language, form, nickName, look, page } = this.#input;
    const anybody = await browser.newContext({ baseURL });
    await speak(anybody, baseURL, language);
    const other = await anybody.newPage();
    await other.goto('/community/new');
    expect(await keyOf(cardOf(other, form.title).first())).toBe(key);
    await other.goto(`/community/search?keyword=${encodeURIComponent(form.title)}`);
    await expect(cards(other).first()).toContainText(form.title);
    await expect(cards(other).first()).toContainText(nickName);
    await other.goto(`/community/${key}`);
    await expect(other.getByRole('button', { name: this.#text('file.publication') })).toHaveCount(0);
    await anybody.close();
    await expect(page.getByRole('button', { name: this.#text('file.publication') })).toBeVisible();
    await visit(page, '/community/profile');
    await expect(cardOf(page, form.title)).toContainText(this.#text('profile.published'));
    await look('16-profile');
  }

  /** The first page that is loaded after signing up asks; the one where somebody signed up to do something did not. */
  async #skipQuestions(): Promise<void> {
    const { page, look } = this.#input;
    const dialog = page.getByRole('dialog', { name: this.#text('onboarding.title') });
    await expect(dialog.getByRole('radio').first()).toBeVisible();
    await look('9-questions');
    await dialog.getByRole('button', { name: this.#text('onboarding.skip') }).click();
    await expect(dialog).toBeHidden();
  }

  /** The search field; on a phone the header hides it behind a button. */
  async #searchField() {
    const { page } = this.#input;
    const field = searchField(page, this.#text('searchBox.label'));
    await field.click();
    return field;
  }

  #messagesWord(): string {
    const plural = this.#text('shell.messages');
    return /=0 \{([^}]*)\}/u.exec(plural)?.[1] ?? plural;
  }

  #text(id: string): string {
    return this.#words('community', id);
  }
}
