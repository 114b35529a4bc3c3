import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** What an automatic check finds wrong with the accessibility of a page, one line for each element. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // In the page's own world by the debugger: the content policy would refuse it as a script.
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const { violations } = await checker.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
    );
  });
}
