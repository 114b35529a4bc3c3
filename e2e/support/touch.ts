import type { CDPSession, Page } from '@playwright/test';
import type { Spot } from './editor.ts';

/** Fingers on a page, as the browser gets them from a touch screen. */
export class Fingers {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async of(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  async #send(type: 'touchStart' | 'touchMove' | 'touchEnd', spots: readonly Spot[]): Promise<void> {
    const touchPoints = spots.map(({ x, y }, id) => ({ x, y, id }));
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }

  /** Puts fingers down and moves them along a line each, in steps. */
  async drag(from: readonly Spot[], to: readonly Spot[], steps = 8): Promise<void> {
    await this.#send('touchStart', from);
    for (let step = 1; step <= steps; step += 1) {
      const between = from.map(({ x, y }, finger) => {
        const end = to[finger] ?? { x, y };
        return { x: x + ((end.x - x) * step) / steps, y: y + ((end.y - y) * step) / steps };
      });
      await this.#send('touchMove', between);
    }
    await this.#send('touchEnd', []);
  }

  /** Holds a finger down until something has come of it. */
  async hold(spot: Spot, seen: () => Promise<unknown>): Promise<void> {
    await this.#send('touchStart', [spot]);
    await seen();
    await this.#send('touchEnd', []);
  }
}
