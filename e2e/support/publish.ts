import { expect, type Locator, type Page } from '@playwright/test';
import type { Words } from './words.ts';

/** What is written into the publish form. */
export interface PublishForm {
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  /** Whole yuan; free without. */
  readonly price?: number;
}

/** The publish dialog on a page, whichever step it shows. */
export class PublishOnPage {
  readonly dialog: Locator;
  readonly #words: Words;

  constructor(page: Page, words: Words) {
    const titles = ['title', 'editTitle'].map((id) => words('community', `publish.${id}`));
    this.dialog = page.getByRole('dialog', { name: new RegExp(`^(?:${titles.join('|')})$`, 'u') });
    this.#words = words;
  }

  /** Step 1: chooses a file by its name and goes on. */
  async pick(name: string): Promise<void> {
    await this.dialog.locator('label').filter({ hasText: name }).click();
    await this.press('next');
  }

  /** Step 2: waits for the picture of the board and fills the form. */
  async fillForm({ title, description, tags, price }: PublishForm): Promise<void> {
    const field = (id: string) =>
      this.dialog.getByRole('textbox', { name: this.#words('community', `publish.${id}`) });
    await expect(
      this.dialog.getByRole('img', { name: this.#words('community', 'publish.coverPreview') }),
    ).toBeVisible();
    await field('name').fill(title);
    await field('description').fill(description);
    for (const tag of tags) {
      await field('tags').fill(tag);
      await field('tags').press('Enter');
    }
    if (price === undefined) return;
    await this.dialog
      .getByRole('radio', { name: this.#words('community', 'publish.paid'), exact: true })
      .check();
    await field('price').fill(String(price));
  }

  /** Presses a button of the dialog, by the id of its text. */
  async press(id: string): Promise<void> {
    await this.dialog
      .getByRole('button', { name: this.#words('community', `publish.${id}`), exact: true })
      .click();
  }
}
