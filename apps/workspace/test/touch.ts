import type { Locator } from 'vitest/browser';
import { cdp } from 'vitest/browser';

type Finger = readonly [x: number, y: number];

const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Finger[]) => {
  const frame = window.frameElement?.getBoundingClientRect();
  const [left, top] = [frame?.left ?? 0, frame?.top ?? 0];
  const touchPoints = fingers.map(([x, y], id) => ({ x: x + left, y: y + top, id }));
  await cdp().send('Input.dispatchTouchEvent', { type, touchPoints });
  // What it moves is painted once for each frame.
  await new Promise((resolve) => void requestAnimationFrame(resolve));
};

/** Drives real touches: a list of fingers per moment; the last moment is followed by lifting them all. */
export async function touch(...moments: readonly (readonly Finger[])[]): Promise<void> {
  for (const [index, fingers] of moments.entries())
    await send(index === 0 ? 'touchStart' : 'touchMove', fingers);
  await send('touchEnd', []);
}

/** Taps a point of the page. */
export const tap = async (x: number, y: number): Promise<void> => await touch([[x, y]]);

/** Taps the middle of an element, after swiping to it where a list has to be. */
export async function tapOn(locator: Locator): Promise<void> {
  const element = await locator.findElement();
  element.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = element.getBoundingClientRect();
  await tap(left + width / 2, top + height / 2);
}

/** Holds a finger at a point of the page until something has come of it, and lifts it. */
export async function hold(x: number, y: number, until: () => Promise<unknown>): Promise<void> {
  await send('touchStart', [[x, y]]);
  await until();
  await send('touchEnd', []);
}
