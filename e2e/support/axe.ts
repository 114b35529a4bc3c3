import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * What an automatic check finds wrong with the accessibility of a page, one line for each element.
 *
 * @param page the page as it stands
 * @param isCovered something floats over it, such as a menu: that stands outside of all landmarks on purpose
 */
export async function accessibilityFaults(page: Page, isCovered = false): Promise<string[]> {
  // In the page's own world by the debugger: the content policy would refuse it as a script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (areLandmarksFree) => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const { violations } = await checker.run(
      // Guards of a focus trap take the focus only to pass it on.
      { include: [['html']], exclude: [['[data-base-ui-focus-guard]']] },
      {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        rules: { region: { enabled: !areLandmarksFree } },
      },
    );
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
    );
  }, isCovered);
}
