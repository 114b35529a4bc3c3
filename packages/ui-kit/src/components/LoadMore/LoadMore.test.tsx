import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { LoadMore } from './LoadMore.tsx';

const words = {
  more: 'Show more',
  loading: 'Loading…',
  end: 'All shown',
  failed: 'Not loaded',
  retry: 'Try again',
};

/** A list of pages that arrive 20 ms after they were asked for; `loading` turns true a tick late, as a store's does. */
function List({ pages, onAsk }: { pages: number; onAsk: () => void }) {
  const [count, setCount] = useState(1);
  const [loading, setLoading] = useState(false);
  const load = () => {
    onAsk();
    setTimeout(() => setLoading(true), 5);
    setTimeout(() => {
      setLoading(false);
      setCount((now) => now + 1);
    }, 25);
  };
  return (
    <>
      <output>{count}</output>
      <LoadMore hasMore={count < pages} loading={loading} onLoadMore={load} words={words} />
      <footer>Footer</footer>
    </>
  );
}

test('it loads three pages by itself, then leaves the footer in reach behind a button', async () => {
  const onAsk = vi.fn();
  await mount(<List pages={20} onAsk={onAsk} />);
  await expect.element(page.getByRole('button', { name: 'Show more' })).toBeVisible();
  expect(onAsk).toHaveBeenCalledTimes(3);
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(onAsk).toHaveBeenCalledTimes(3);
  await expect.element(page.getByText('Footer')).toBeVisible();
});

test('nothing loads by itself until all that is loaded stands above it', async () => {
  const onAsk = vi.fn();
  const end = (whole: boolean) => (
    <LoadMore hasMore loading={false} onLoadMore={onAsk} whole={whole} words={words} data-testid="end" />
  );
  const { rerender } = await mount(end(false));
  // It begins to watch in a task of its own. What an observer sees that begins later, its own would have seen, too.
  await new Promise((resolve) => void setTimeout(resolve));
  await new Promise<void>((resolve) => {
    const seen = new IntersectionObserver(() => resolve());
    seen.observe(page.getByTestId('end').element());
    onTestFinished(() => seen.disconnect());
  });
  expect(onAsk).not.toHaveBeenCalled();
  await rerender(end(true));
  await expect.poll(() => onAsk.mock.calls.length).toBe(1);
});

test('the end is not said before all that is loaded stands above it', async () => {
  const end = (whole: boolean) => (
    <LoadMore hasMore={false} loading={false} onLoadMore={() => undefined} whole={whole} words={words} />
  );
  const { rerender } = await mount(end(false));
  await expect.element(page.getByText('All shown')).not.toBeInTheDocument();
  await rerender(end(true));
  await expect.element(page.getByText('All shown')).toBeVisible();
});

test('the button loads the next page and lets it go on by itself again', async () => {
  const onAsk = vi.fn();
  await mount(<List pages={20} onAsk={onAsk} />);
  await userEvent.click(page.getByRole('button', { name: 'Show more' }));
  await expect.poll(() => onAsk.mock.calls.length).toBe(7);
  await expect.element(page.getByRole('button', { name: 'Show more' })).toBeVisible();
});

test('the end is said', async () => {
  await mount(<List pages={2} onAsk={() => undefined} />);
  await expect.element(page.getByText('All shown')).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(0);
});

test('a failure stops it; only the reader tries again', async () => {
  const onLoadMore = vi.fn();
  await mount(<LoadMore hasMore loading={false} failed onLoadMore={onLoadMore} words={words} />);
  await expect.element(page.getByText('Not loaded')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(onLoadMore).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  expect(onLoadMore).toHaveBeenCalledOnce();
});

test('far above the view it waits', async () => {
  const onLoadMore = vi.fn();
  await mount(
    <>
      <div style={{ height: 4000 }} />
      <LoadMore hasMore loading={false} onLoadMore={onLoadMore} words={words} />
    </>,
  );
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(onLoadMore).not.toHaveBeenCalled();
  await expect
    .poll(() => {
      window.scrollTo(0, 3600);
      return onLoadMore.mock.calls.length;
    })
    .toBe(1);
});

/** A list of links, of which more arrive when `load` is called. */
function Links({ failing = false }: { failing?: boolean }) {
  const [count, setCount] = useState(2);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const settle = () => {
    if (failing) return setState('failed');
    setState('idle');
    setCount((now) => now + 2);
  };
  return (
    <section>
      {Array.from({ length: count }, (_, index) => (
        <a key={index} href={`#${index}`}>{`Link ${index}`}</a>
      ))}
      <LoadMore
        hasMore={count < 6}
        loading={state === 'loading'}
        failed={state === 'failed'}
        autoLoads={0}
        onLoadMore={() => {
          setState('loading');
          setTimeout(settle, 20);
        }}
        words={words}
      />
    </section>
  );
}

test('after a press the keyboard is on the first new entry, at the end of the list too', async () => {
  await mount(<Links />);
  for (const next of ['Link 2', 'Link 4']) {
    page.getByRole('button', { name: 'Show more' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('link', { name: next })).toHaveFocus();
  }
  await expect.element(page.getByText('All shown')).toBeVisible();
});

test('while it loads, and when that fails, the keyboard stays on the button', async () => {
  await mount(<Links failing />);
  page.getByRole('button', { name: 'Show more' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Try again' })).toHaveFocus();
});

test('somebody who has gone on meanwhile is left where they are', async () => {
  await mount(<Links />);
  await userEvent.click(page.getByRole('button', { name: 'Show more' }));
  page.getByRole('link', { name: 'Link 0' }).element().focus();
  await expect.element(page.getByRole('link', { name: 'Link 3' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Link 0' })).toHaveFocus();
});

test('it goes on when a busy page reports at once that the end was far and is near', async () => {
  const Observer = window.IntersectionObserver;
  class BusyObserver extends Observer {
    constructor(report: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const held: IntersectionObserverEntry[] = [];
      super((entries, observer) => {
        held.push(...entries);
        if (entries.some((entry) => entry.isIntersecting)) report(held.splice(0), observer);
        else seen();
      }, options);
    }
  }
  let seen = () => undefined as void;
  const seenFar = new Promise<void>((resolve) => {
    seen = resolve;
  });
  vi.stubGlobal('IntersectionObserver', BusyObserver);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    window.scrollTo(0, 0);
  });
  const onLoadMore = vi.fn();
  await mount(
    <>
      <div style={{ height: 4000 }} />
      <LoadMore hasMore loading={false} onLoadMore={onLoadMore} words={words} />
    </>,
  );
  await seenFar;
  window.scrollTo(0, document.body.scrollHeight);
  await expect.poll(() => onLoadMore.mock.calls.length).toBeGreaterThan(0);
});
