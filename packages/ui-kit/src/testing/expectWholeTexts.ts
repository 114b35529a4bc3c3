/** Rounding of layout: less than this is no difference that anybody sees. */
const ROUNDING = 1;

/** Text that only screen readers are given is drawn in a box of one pixel. */
const HIDDEN_SIZE = 1;

/** Whether an element cuts what does not fit, without a mark such as an ellipsis and without a way to scroll there. */
function cuts(style: CSSStyleDeclaration): boolean {
  const cut = style.overflowX === 'hidden' || style.overflowX === 'clip';
  return cut && style.textOverflow !== 'ellipsis' && style.webkitLineClamp === 'none';
}

/** The nearest element that decides whether a text is seen whole across its line. */
function clipOf(text: Text): Element | undefined {
  for (let at = text.parentElement; at; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (style.overflowX !== 'visible') return cuts(style) ? at : undefined;
    if (style.position === 'fixed') return undefined;
  }
  return undefined;
}

/** Texts of the page that are cut at their start or end. */
function cutTexts(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found: string[] = [];
  for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
    if (node.data.trim() === '' || node.parentElement?.checkVisibility({ visibilityProperty: true }) !== true)
      continue;
    const clip = clipOf(node)?.getBoundingClientRect();
    if (clip === undefined || clip.width <= HIDDEN_SIZE || clip.height <= HIDDEN_SIZE) continue;
    range.selectNodeContents(node);
    const { left, right } = range.getBoundingClientRect();
    const beyond = Math.max(clip.left - left, right - clip.right);
    if (beyond > ROUNDING) found.push(`“${node.data.trim()}” is cut by ${Math.round(beyond)} px`);
  }
  return found;
}

/**
 * Fails when a text of a story is cut, or when something sticks out of the page sideways.
 *
 * @throws {Error} with each text
 */
export function expectWholeTexts(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  const problems = cutTexts();
  if (scrollWidth - clientWidth > ROUNDING)
    problems.push(`something sticks out of the page by ${scrollWidth - clientWidth} px`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
