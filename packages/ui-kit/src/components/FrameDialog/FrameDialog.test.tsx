import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { FrameDialog, type FrameDialogProps } from './FrameDialog.tsx';

/** Messages of the page inside: the only shape that counts. */
interface Paid {
  type: 'paid';
}

const addresses: string[] = [];

/** A page of this origin. */
function pageOf(html: string) {
  const address = URL.createObjectURL(new Blob([`<!doctype html>${html}`], { type: 'text/html' }));
  addresses.push(address);
  return address;
}

afterEach(() => {
  for (const address of addresses.splice(0)) URL.revokeObjectURL(address);
});

const isPaid = (value: unknown): value is Paid =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'paid';

const frame = createRef<HTMLIFrameElement>();

const dialog = (props: Partial<FrameDialogProps<Paid>> = {}) => (
  <FrameDialog<Paid>
    open
    onClose={() => undefined}
    src={pageOf('<p>Checkout</p>')}
    title="Pay"
    closeLabel="Close"
    words={{ loading: 'Loading', failed: 'Not loaded', timeout: 'Too slow', retry: 'Try again' }}
    frameRef={frame}
    {...props}
  />
);

const isLoading = () => frame.current === null || document.querySelector('[aria-label="Loading"]') !== null;

test('it shows that it loads, then the page', async () => {
  const onFrameLoad = vi.fn();
  await mount(dialog({ onFrameLoad }));
  await expect.element(page.getByRole('dialog', { name: 'Pay' })).toBeVisible();
  await expect.poll(() => onFrameLoad.mock.calls.length).toBe(1);
  await expect.poll(isLoading).toBe(false);
  expect(frame.current?.title).toBe('Pay');
});

test('the × over a page without a header has a ground of its own: the page may have any colour', async () => {
  await mount(dialog());
  const close = page.getByRole('button', { name: 'Close' });
  await expect.element(close).toBeVisible();
  expect(getComputedStyle(close.element()).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
});

test('another address loads again', async () => {
  const onFrameLoad = vi.fn();
  const { rerender } = await mount(dialog({ onFrameLoad }));
  await expect.poll(() => onFrameLoad.mock.calls.length).toBe(1);
  await rerender(dialog({ onFrameLoad }));
  await expect.poll(() => onFrameLoad.mock.calls.length).toBe(2);
});

test('[OVL-13] it hears what the page inside says, and in that shape only', async () => {
  const onMessage = vi.fn();
  const script =
    'for (const data of [{ type: "other" }, "paid", null, { type: "paid" }]) parent.postMessage(data, "*")';
  await mount(
    dialog({
      src: pageOf(`<script>${script}</script>`),
      readMessage: ({ data }) => (isPaid(data) ? data : null),
      onMessage,
    }),
  );
  await expect.poll(() => onMessage.mock.calls).toEqual([[{ type: 'paid' }]]);
});

const origin = window.location.origin;

test.each<[who: string, from: () => MessageEventInit]>([
  ['another origin in the frame', () => ({ origin: 'https://evil.example', source: own() })],
  ['no origin', () => ({ origin: '', source: own() })],
  ['a sandboxed page in the frame', () => ({ origin: 'null', source: own() })],
  ['this window', () => ({ origin, source: window })],
  ['another frame', () => ({ origin, source: other() })],
  ['nobody', () => ({ origin, source: null })],
])('[OVL-13][OVL-10] it is deaf to %s', async (_who, from) => {
  const onMessage = vi.fn();
  const readMessage = vi.fn(({ data }: MessageEvent<unknown>) => (isPaid(data) ? data : null));
  await mount(dialog({ readMessage, onMessage }));
  await expect.poll(isLoading).toBe(false);
  window.dispatchEvent(new MessageEvent('message', { data: { type: 'paid' }, ...from() }));
  expect(readMessage).not.toHaveBeenCalled();
  // It was listening: the same from the page inside counts.
  window.dispatchEvent(new MessageEvent('message', { data: { type: 'paid' }, origin, source: own() }));
  expect(onMessage).toHaveBeenCalledOnce();
});

test('a message of nobody does not count either when the frame has gone', async () => {
  const onMessage = vi.fn();
  await mount(dialog({ readMessage: ({ data }) => (isPaid(data) ? data : null), onMessage }));
  await expect.poll(isLoading).toBe(false);
  frame.current?.remove();
  window.dispatchEvent(new MessageEvent('message', { data: { type: 'paid' }, origin, source: null }));
  expect(onMessage).not.toHaveBeenCalled();
});

test('a page that cannot be loaded is reported, and tried again on demand', async () => {
  const onFrameError = vi.fn();
  const gone = pageOf('<p>Gone</p>');
  URL.revokeObjectURL(gone);
  await mount(dialog({ src: gone, onFrameError }));
  await expect.element(page.getByRole('alert').getByText('Not loaded')).toBeVisible();
  expect(onFrameError.mock.calls).toEqual([['failed']]);
  expect(document.querySelector('iframe[title=Pay]')).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => onFrameError.mock.calls.length).toBe(2);
});

test('a page that answers with an error counts as not loaded', async () => {
  await mount(dialog({ src: '/@id/there-is-no-such-page' }));
  await expect.element(page.getByRole('alert').getByText('Not loaded')).toBeVisible();
});

test('a page that is there stays, wherever its reader goes on to from it', async () => {
  const onFrameLoad = vi.fn();
  const onFrameError = vi.fn();
  await mount(dialog({ onFrameLoad, onFrameError }));
  await expect.poll(() => onFrameLoad.mock.calls.length).toBe(1);
  const inside = frame.current?.contentWindow;
  inside?.location.assign(new URL('/@id/there-is-no-such-page', window.location.href));
  await expect.poll(() => onFrameLoad.mock.calls.length + onFrameError.mock.calls.length).toBe(2);
  expect(onFrameError).not.toHaveBeenCalled();
  expect(frame.current?.contentWindow).toBe(inside);
});

test('a page of another origin is waited for until it says that it is ready, or for the given time', async () => {
  const onFrameError = vi.fn();
  const props: Partial<FrameDialogProps<Paid>> = {
    src: `data:text/html,${encodeURIComponent('<script>onmessage = ({ data }) => parent.postMessage(data, "*")</script>')}`,
    readMessage: ({ data }) => (isPaid(data) ? data : null),
    isReady: ({ type }) => type === 'paid',
    onFrameError,
  };
  const { rerender } = await mount(dialog({ ...props, timeout: 1 }));
  await expect.element(page.getByRole('alert').getByText('Too slow')).toBeVisible();
  expect(onFrameError.mock.calls).toEqual([['timeout']]);
  const onFrameLoad = vi.fn();
  await rerender(dialog({ ...props, timeout: 60_000, onFrameLoad }));
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => onFrameLoad.mock.calls.length).toBe(1);
  expect(isLoading()).toBe(true);
  own()?.postMessage({ type: 'paid' }, '*');
  await expect.poll(isLoading).toBe(false);
});

const own = () => frame.current?.contentWindow ?? null;

function other() {
  const another = document.createElement('iframe');
  frame.current?.parentElement?.append(another);
  return another.contentWindow;
}
