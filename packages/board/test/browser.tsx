import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { cdp } from 'vitest/browser';

const mounted: { root: Root; host: HTMLElement }[] = [];

/** Takes everything off the page again; run after each test. */
export function unmountAll(): void {
  for (const { root, host } of mounted.splice(0)) {
    root.unmount();
    host.remove();
  }
}

/** Renders into a box of 900 by 600 pixels in the corner of the page; unmounted after the test. */
export function mount(node: ReactNode): HTMLElement {
  const host = document.createElement('div');
  host.style.cssText = 'position:fixed;left:0;top:0;width:900px;height:600px;display:grid';
  document.body.append(host);
  const root = createRoot(host);
  mounted.push({ root, host });
  root.render(node);
  return host;
}

/** Waits until `look` gives something, for fifteen seconds at most. */
export async function until<T>(what: string, look: () => T | null | undefined | false): Promise<T> {
  const end = performance.now() + 15_000;
  for (;;) {
    const found = look();
    if (found !== null && found !== undefined && found !== false) return found;
    if (performance.now() > end) throw new Error(`Waited in vain for ${what}`);
    await new Promise((resolve) => void setTimeout(resolve, 20));
  }
}

/** Lets the browser paint two frames. */
export const frames = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

interface Devtools {
  send(method: string, params: object): Promise<unknown>;
}

/** The browser's own input, as a session of its devtools. */
export const devtools = (): Devtools => {
  const session: unknown = cdp();
  if (typeof session !== 'object' || session === null || !('send' in session)) throw new Error('No devtools');
  return session as Devtools;
};

/** Lets the page use the clipboard of the browser, or refuses it. */
export async function allowClipboard(isAllowed: boolean): Promise<void> {
  const { targetInfo } = (await devtools().send('Target.getTargetInfo', {})) as {
    targetInfo: { browserContextId: string };
  };
  const { browserContextId } = targetInfo;
  const permissions = isAllowed ? ['clipboardReadWrite', 'clipboardSanitizedWrite'] : [];
  await devtools().send('Browser.resetPermissions', { browserContextId });
  if (isAllowed) await devtools().send('Browser.grantPermissions', { permissions, browserContextId });
  // Pages in the background are refused as well.
  window.focus();
}

/** Where the test's own frame stands in the browser's window. */
export function frameOffset(): { x: number; y: number } {
  const box = window.frameElement?.getBoundingClientRect();
  return { x: box?.left ?? 0, y: box?.top ?? 0 };
}

/** Drives a real mouse, through the browser's own input. */
export const mouse = {
  async event(
    type: 'mousePressed' | 'mouseMoved' | 'mouseReleased',
    x: number,
    y: number,
    clickCount = 1,
    shift = false,
    ctrl = false,
    alt = false,
  ): Promise<void> {
    const offset = frameOffset();
    const button = type === 'mouseMoved' ? {} : { button: 'left', clickCount };
    const buttons = type === 'mouseReleased' ? 0 : 1;
    const params = {
      type,
      x: x + offset.x,
      y: y + offset.y,
      buttons,
      modifiers: (shift ? 8 : 0) + (ctrl ? 2 : 0) + (alt ? 1 : 0),
      ...button,
    };
    await devtools().send('Input.dispatchMouseEvent', params);
  },
  /** Clicks as a hand does: the button is down for longer than a frame. */
  async click(x: number, y: number, count = 1, shift = false): Promise<void> {
    for (let at = 1; at <= count; at++) {
      await mouse.event('mousePressed', x, y, at, shift);
      await frames();
      await mouse.event('mouseReleased', x, y, at, shift);
    }
    await frames();
  },
  async drag(
    from: readonly [number, number],
    to: readonly [number, number],
    steps = 6,
    ctrl = false,
  ): Promise<void> {
    await mouse.event('mousePressed', ...from, 1, false, ctrl);
    for (let step = 1; step <= steps; step++) {
      const part = step / steps;
      const [x, y] = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
      await mouse.event('mouseMoved', x, y, 1, false, ctrl);
      await frames();
    }
    await mouse.event('mouseReleased', ...to, 1, false, ctrl);
    await frames();
  },
};

type Finger = readonly [x: number, y: number];

/** Drives real touches: a list of fingers per moment; the last moment is followed by lifting them all. */
export async function touch(...moments: readonly (readonly Finger[])[]): Promise<void> {
  const offset = frameOffset();
  for (const [index, fingers] of moments.entries()) {
    const touchPoints = fingers.map(([x, y], id) => ({ x: x + offset.x, y: y + offset.y, id }));
    const type = index === 0 ? 'touchStart' : 'touchMove';
    await devtools().send('Input.dispatchTouchEvent', { type, touchPoints });
    await frames();
  }
  await devtools().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await frames();
}

/** The colour of a canvas at a point of the page, as `r,g,b`. */
export function colorAt(canvas: HTMLCanvasElement, x: number, y: number): string {
  const box = canvas.getBoundingClientRect();
  const ratio = canvas.width / box.width;
  const data = canvas
    .getContext('2d')
    ?.getImageData((x - box.left) * ratio, (y - box.top) * ratio, 1, 1).data;
  return data ? `${data[0]},${data[1]},${data[2]}` : '';
}
