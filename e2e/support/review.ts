import {
  expect,
  type APIRequestContext,
  type Browser,
  type Page,
  type PlaywrightWorkerArgs,
} from '@playwright/test';
import { asSomebody, bearer, dataOf, DEMO_ACCOUNTS, signIn, type Person } from './people.ts';

/** A reviewer in the console, in a browser of their own. */
export class ConsoleReviewer {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  /** Logs the demo's admin in and opens the queue. */
  static async enter(browser: Browser, baseURL: string): Promise<ConsoleReviewer> {
    const context = await browser.newContext({ baseURL });
    await signIn(context, DEMO_ACCOUNTS.admin);
    const page = await context.newPage();
    await page.goto('/console/');
    return new ConsoleReviewer(page);
  }

  /** Claims a work of the queue and lets it pass. */
  async pass(title: string): Promise<void> {
    await this.page.getByRole('link', { name: new RegExp(title, 'u') }).click();
    await this.page.getByRole('button', { name: 'Claim', exact: true }).click();
    await expect(this.page.getByText(/^Yours until/u)).toBeVisible();
    await this.page.getByRole('button', { name: 'Pass', exact: true }).click();
    await expect(this.page.getByText(`“${title}” is public now.`)).toBeVisible();
  }

  async leave(): Promise<void> {
    await this.page.context().close();
  }
}

/** A reviewer, who works by the API. */
export class Reviewer {
  readonly #request: APIRequestContext;
  readonly #person: Person;

  private constructor(request: APIRequestContext, person: Person) {
    this.#request = request;
    this.#person = person;
  }

  /** Logs the demo's admin in. */
  static async enter(playwright: PlaywrightWorkerArgs['playwright'], baseURL: string): Promise<Reviewer> {
    const { request, person } = await asSomebody(playwright, baseURL, DEMO_ACCOUNTS.admin);
    return new Reviewer(request, person);
  }

  /** Decides on the submission of a file that waits. */
  async decide(
    fileKey: string,
    decision: { decision: 'pass' } | { decision: 'not_pass'; reason: string },
  ): Promise<void> {
    const headers = bearer(this.#person);
    const { list } = await dataOf<{ list: { submission_id: string; file_key: string }[] }>(
      this.#request.get('/api/cmt/manager/review/list?size=100', { headers }),
    );
    const waiting = list.find((each) => each.file_key === fileKey);
    if (!waiting) throw new Error(`${fileKey} does not wait for a review`);
    await dataOf(
      this.#request.post(`/api/cmt/manager/review/${waiting.submission_id}`, { headers, data: decision }),
    );
  }

  async leave(): Promise<void> {
    await this.#request.dispose();
  }
}
