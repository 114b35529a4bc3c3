import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** The cards of templates on a page. */
export function cards(page: Page): Locator {
  return page.getByRole('main').getByRole('article');
}

/** The link of a card, which its title is. */
export function linkOf(card: Locator): Locator {
  return card.getByRole('heading').getByRole('link');
}

/** The card with this title. */
export function cardOf(page: Page, title: string): Locator {
  return cards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

/** Key of the file a card leads to. */
export async function keyOf(card: Locator): Promise<string> {
  const href = await linkOf(card).getAttribute('href');
  const key = href?.split('/').at(-1) ?? '';
  expect(key).toMatch(/^\w{12}$/u);
  return key;
}

/** The path of the page, query included. */
export function placeOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

/** The page inside the login dialog. */
export function loginFrame(page: Page): FrameLocator {
  return page.getByRole('dialog').locator('iframe').contentFrame();
}

/** The wide search field of the home; elsewhere the one of the header. */
export function searchField(page: Page, name = 'Search templates'): Locator {
  return page.getByRole('combobox', { name }).filter({ visible: true }).last();
}

/** Marks this life of the page, to see later whether it was loaded again. */
export async function markLife(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['life'] = 'first';
  });
}

/** Whether the page still lives its marked life. */
export async function isSameLife(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset['life'] === 'first');
}

/**
 * Presses what changes something, and waits until the server has it. The call outlives the page, but a page that is asked for in the
 * same moment may be made before.
 *
 * @param path what the address of the call ends with
 */
export async function pressAndSave(page: Page, button: Locator, path: string): Promise<void> {
  const answer = page.waitForResponse(
    (one) => one.request().method() !== 'GET' && new URL(one.url()).pathname.endsWith(path),
  );
  await button.click();
  await (await answer).finished();
}

/** Skips the questions that somebody new is asked. */
export async function skipQuestions(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Tell us a little about yourself' });
  await dialog.getByRole('button', { name: 'Skip the questions' }).click();
  await expect(dialog).toBeHidden();
}
