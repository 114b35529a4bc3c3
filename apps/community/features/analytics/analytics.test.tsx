import { searchEvent } from '@boardwalk/domain';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp, type AppOptions } from '#app/testing/render-app.tsx';
import { reportEvent } from '#shared/analytics/report-event.ts';

const bar = () => page.getByRole('region', { name: 'May we count how the community is used?' });
const cookie = () => /analytics=(\w+)/u.exec(document.cookie)?.[1];
const search = () => reportEvent(searchEvent('boardwalk-test', 'my illness', 'hot'));
const leave = () => window.dispatchEvent(new Event('pagehide'));

beforeEach(() => {
  document.cookie = 'analytics=; Path=/; Max-Age=0';
});

async function open(analytics: NonNullable<AppOptions['settings']>['analytics'] & string) {
  const app = await renderApp('/hot', {
    settings: { analytics, analyticsProject: 'boardwalk-test' },
    handlers: { recordAnalyticsEvents: () => null },
  });
  const sent = () => app.api.callsOf('recordAnalyticsEvents').map(({ body }) => body);
  /** Events count once their part is loaded. */
  const counted = () =>
    expect
      .poll(() => {
        search();
        leave();
        return sent().length;
      })
      .toBeGreaterThan(0);
  return { ...app, sent, counted };
}

describe('being counted', () => {
  test('[ANA-01] nothing is sent before the visitor agrees; then names and origins alone, until they think again', async () => {
    const { sent, counted } = await open('ask');
    await expect.element(bar()).toBeVisible();
    expect(bar().element().contains(document.activeElement)).toBe(false);
    search();
    leave();
    expect(sent()).toEqual([]);

    await userEvent.click(bar().getByRole('button', { name: 'Yes, count' }));
    await expect.element(bar()).not.toBeInTheDocument();
    expect([cookie(), document.activeElement?.id]).toEqual(['yes', 'content']);
    await counted();
    const [first] = sent();
    expect(first?.project).toBe('boardwalk-test');
    expect(new Set(first?.events.map((event) => JSON.stringify(event)))).toEqual(
      new Set(['{"name":"search","origin":"hot"}']),
    );

    await userEvent.click(page.getByRole('button', { name: 'Privacy choices' }));
    await expect.element(bar()).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(bar()).not.toBeInTheDocument();
    expect(cookie()).toBe('no');
    const before = sent().length;
    search();
    leave();
    expect(sent()).toHaveLength(before);
  });

  test('what is said in another tab holds here at once, and the question comes as often as it is asked for', async () => {
    document.cookie = 'analytics=yes; Path=/';
    const { sent, counted } = await open('yes');
    await counted();
    const before = sent().length;
    search();
    // As the other tab does.
    document.cookie = 'analytics=no; Path=/';
    leave();
    const other = new BroadcastChannel('boardwalk:analytics');
    onTestFinished(() => other.close());
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only and takes none
    const say = (choice: 'yes' | 'no') => other.postMessage(choice);
    say('no');
    expect(sent()).toHaveLength(before);
    const privacy = page.getByRole('button', { name: 'Privacy choices' });
    await userEvent.click(privacy);
    await expect.element(bar()).toHaveFocus();
    await userEvent.click(privacy);
    await expect.element(bar()).toHaveFocus();
    document.cookie = 'analytics=yes; Path=/';
    say('yes');
    await expect.element(bar()).not.toBeInTheDocument();
    await counted();
  });

  test('neither the header nor the question covers what has the focus', async () => {
    await page.viewport(700, 500);
    onTestFinished(() => page.viewport(1280, 800));
    await open('ask');
    await expect.element(bar()).toBeVisible();
    const header = page.getByRole('banner').element();
    const links = page.getByRole('contentinfo').getByRole('link').elements() as HTMLElement[];
    window.scrollTo(0, 0);
    for (const link of [...links, ...links.toReversed()]) {
      link.focus();
      const { top, bottom } = link.getBoundingClientRect();
      // The browser scrolls by whole pixels.
      expect(top).toBeGreaterThan(header.getBoundingClientRect().bottom - 1);
      expect(bottom).toBeLessThan(1 + bar().element().getBoundingClientRect().top);
    }
  });

  test('who has agreed is counted without being asked', async () => {
    document.cookie = 'analytics=yes; Path=/';
    const { counted } = await open('yes');
    await counted();
    expect(bar().elements()).toEqual([]);
  });

  test('nobody is asked where it is off', async () => {
    await open('off');
    expect(page.getByRole('button', { name: 'Privacy choices' }).elements()).toEqual([]);
    expect(bar().elements()).toEqual([]);
  });
});
