import type { Page } from '@playwright/test';

/** By how many pixels the page is wider than its window. */
export async function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/**
 * Texts of buttons, links, tabs, headings and labels that do not fit their box and are cut off. Texts that end in an
 * ellipsis on purpose, and those made for screen readers only, do not count.
 */
export async function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clipped: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      'button, a, h1, h2, label, legend, [role="tab"], [data-banner]',
    )) {
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1 || style.visibility === 'hidden') continue;
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') continue;
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const isCut =
        (cuts(style.overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (cuts(style.overflowY) && element.scrollHeight > element.clientHeight + 1);
      const reachesOut =
        seenRight(element) > window.innerWidth + 1 && box.left < window.innerWidth && !scrolls(element);
      if ((isCut || reachesOut) && element.innerText.trim() !== '') clipped.push(element.innerText.trim());
    }
    return clipped;

    /** How far the text of an element reaches, without what is for screen readers only or ends in an ellipsis. */
    function seenRight(element: HTMLElement): number {
      let right = 0;
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        if (text.nodeValue?.trim() === '' || isCutOnPurpose(text.parentElement, element)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        right = Math.max(right, range.getBoundingClientRect().right);
      }
      return right;
    }

    function isCutOnPurpose(inner: HTMLElement | null, outer: HTMLElement): boolean {
      for (let each = inner; each !== null && each !== outer; each = each.parentElement) {
        const { textOverflow, webkitLineClamp } = getComputedStyle(each);
        if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return true;
        const { width, height } = each.getBoundingClientRect();
        if (width <= 1 || height <= 1) return true;
      }
      return false;
    }

    /** Whether something around the element scrolls sideways or cuts on purpose, such as a rail of tags. */
    function scrolls(element: HTMLElement): boolean {
      for (
        let each: HTMLElement | null = element;
        each !== null && each !== document.body;
        each = each.parentElement
      ) {
        if (getComputedStyle(each).overflowX !== 'visible') return true;
      }
      return false;
    }
  });
}
