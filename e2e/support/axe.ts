import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** The colour schemes a reader may prefer. */
const SCHEMES = ['light', 'dark'] as const;

/**
 * What `accessibilityFaults` finds on a page in light and in dark. The page stays as it is and only changes its colours, so
 * that the way to it is walked once.
 *
 * @returns one line for each element and scheme
 */
export async function faultsInBothSchemes(page: Page, isCovered = false, within = 'html'): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    // Contrast is measured in the colours that a transition ends in.
    await page.evaluate(() =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter((animation) => animation instanceof CSSTransition)
          .map(({ finished }) => finished),
      ),
    );
    for (const fault of await accessibilityFaults(page, isCovered, within))
      faults.push(`${colorScheme}: ${fault}`);
  }
  await page.emulateMedia({ colorScheme: SCHEMES[0] });
  return faults;
}

/**
 * What an automatic check finds wrong with the accessibility of a page, one line for each element.
 *
 * @param page the page as it stands
 * @param isCovered something floats over it, such as a menu: that stands outside of all landmarks on purpose
 * @param within only what is in these elements, as a selector
 */
export async function accessibilityFaults(page: Page, isCovered = false, within = 'html'): Promise<string[]> {
  // In the page's own world by the debugger: the content policy would refuse it as a script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([areLandmarksFree, included]) => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      const { violations } = await checker.run(
        // Guards of a focus trap take the focus only to pass it on.
        { include: [[included]], exclude: [['[data-base-ui-focus-guard]']] },
        {
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
          rules: { region: { enabled: !areLandmarksFree } },
          // Only what is wrong is asked for: the elements that keep a rule are not named.
          resultTypes: ['violations'],
        },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
      );
    },
    [isCovered, within] as const,
  );
}
