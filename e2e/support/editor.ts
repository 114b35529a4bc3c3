import { expect, type Locator, type Page } from '@playwright/test';
import { wordsOf, type Words } from './words.ts';

type Tool = 'select' | 'hand' | 'sticky' | 'text' | 'shape' | 'connector' | 'topic' | 'frame';

/** A point of the page. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The editor on a page, driven as its user drives it: tools, pointer and keys on the board. */
export class EditorOnPage {
  readonly page: Page;
  readonly #words: Words;

  /** @param words texts of the language the page is in, English by default */
  constructor(page: Page, words: Words = wordsOf('en-US')) {
    this.page = page;
    this.#words = words;
  }

  #button(id: string): Locator {
    return this.page.getByRole('button', { name: this.#words('workspace', `editor.${id}`), exact: true });
  }

  get #tools(): Locator {
    return this.page.getByRole('toolbar', { name: this.#words('workspace', 'editor.tools') });
  }

  /** Waits until the board can be edited. */
  async ready(): Promise<void> {
    await expect(this.#tools).toBeVisible({ timeout: 20_000 });
    await expect(this.board).toBeVisible();
  }

  get board(): Locator {
    return this.page.locator('[data-board] canvas').first();
  }

  /** The board as a tree; opens it when it is closed. */
  async outline(): Promise<Locator> {
    const button = this.#button('outline');
    if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
    return this.page.getByRole('tree');
  }

  /** Scrolls the outline to the entry with a text, as a finger does: rows are drawn when they come into view. */
  async scrollOutlineTo(text: string): Promise<void> {
    const tree = await this.outline();
    const row = tree.getByRole('treeitem').filter({ hasText: text });
    await expect(async () => {
      if ((await row.count()) === 0) {
        await tree.evaluate((element) => {
          let box: Element | null = element;
          while (box !== null && box.scrollHeight <= box.clientHeight) box = box.parentElement;
          box?.scrollBy(0, box.clientHeight / 2);
        });
      }
      await expect(row).toHaveCount(1, { timeout: 500 });
    }).toPass({ timeout: 20_000 });
  }

  /** The row of an element in the open outline, by kind and text. */
  row(name: string): Locator {
    return this.page.getByRole('treeitem', { name, exact: true });
  }

  /** Chooses a tool and clicks the board with it. */
  async place(tool: Tool, { x, y }: Spot): Promise<void> {
    await this.#tools.locator(`[data-tool="${tool}"]`).click();
    await this.page.mouse.click(x, y);
  }

  /** Places an element, writes its text and lets go of it. */
  async write(tool: Tool, spot: Spot, text: string): Promise<void> {
    await this.place(tool, spot);
    await this.page.keyboard.type(text);
    await this.page.keyboard.press('Escape');
    await this.page.keyboard.press('Escape');
  }

  /** Drags on the board. */
  async drag(from: Spot, to: Spot): Promise<void> {
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
    await this.page.mouse.move(to.x, to.y, { steps: 3 });
    await this.page.mouse.up();
  }

  async undo(): Promise<void> {
    await this.#button('undo').click();
  }

  async redo(): Promise<void> {
    await this.#button('redo').click();
  }

  /** Waits until everything done here is stored on the server. */
  async saved(): Promise<void> {
    await expect(this.page.locator('[data-state="saved"][data-stored]')).toBeVisible({ timeout: 20_000 });
  }

  /** What the board shows now, as a picture to compare. */
  async picture(): Promise<string> {
    return this.board.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  }
}

/** Starts an empty board from a page of the workspace, its home by default, and opens it in the editor. */
export async function newBoard(
  page: Page,
  kind: 'New board' | 'New mind map' = 'New board',
  address = '/app/home/',
): Promise<EditorOnPage> {
  await page.goto(address);
  await page.getByRole('button', { name: new RegExp(`^${kind}`, 'u') }).click();
  await page.waitForURL('**/app/editor/*');
  const editor = new EditorOnPage(page);
  await editor.ready();
  return editor;
}
