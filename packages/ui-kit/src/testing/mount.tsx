import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

const mounted: Array<{ root: Root; host: HTMLElement }> = [];

/** Runs `work` as one React update and leaves the act environment afterwards, since user events are real ones here. */
async function settle(work: () => void) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  await act(async () => work());
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
}

/** Renders into the page of the test browser; everything is taken down after the test. */
export async function mount(node: ReactNode) {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  mounted.push({ root, host });
  await settle(() => root.render(node));
  return { host, rerender: (next: ReactNode) => settle(() => root.render(next)) };
}

/** Takes down what `mount` put up. */
export async function unmountAll() {
  for (const { root, host } of mounted.splice(0)) {
    await settle(() => root.unmount());
    host.remove();
  }
}
