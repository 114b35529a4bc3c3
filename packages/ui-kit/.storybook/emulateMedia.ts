/**
 * Shows what a page looks like under forced colours or reduced motion, as far as a page can do so by itself.
 *
 * Reduced motion is exact: the conditions of the stylesheets are rewritten and `matchMedia` answers accordingly. Forced
 * colours are close: the rules written for them apply, and a stylesheet gives elements the system's colours as a browser
 * would. For the real thing use the browser's own emulation (DevTools, Rendering, forced-colors).
 */

const CONDITIONS = {
  motion: {
    on: /\(prefers-reduced-motion(?::\s*reduce)?\)/u,
    off: /\(prefers-reduced-motion:\s*no-preference\)/u,
  },
  colours: { on: /\(forced-colors(?::\s*active)?\)/u, off: /\(forced-colors:\s*none\)/u },
} as const;

export type EmulatedMedia = Record<keyof typeof CONDITIONS, boolean>;

/** The text of every condition that was rewritten, to put it back. */
const written = new Map<MediaList, string>();
const emulated: EmulatedMedia = { motion: false, colours: false };
const nativeMatchMedia = globalThis.matchMedia.bind(globalThis);

/** A media query as it reads under what is emulated. */
function rewritten(text: string): string {
  return Object.entries(CONDITIONS).reduce(
    (now, [name, { on, off }]) =>
      emulated[name as keyof EmulatedMedia]
        ? now.replace(on, '(min-width: 0px)').replace(off, '(max-width: 0px)')
        : now,
    text,
  );
}

function rewriteRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const original = written.get(rule.media) ?? rule.media.mediaText;
      const next = rewritten(original);
      if (next !== rule.media.mediaText) {
        written.set(rule.media, original);
        rule.media.mediaText = next;
      }
    }
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) rewriteRules(rule.cssRules);
  }
}

function rewriteSheets(): void {
  for (const sheet of document.styleSheets) rewriteRules(sheet.cssRules);
}

/** Styles come in with the components that need them. */
const lateStyles = new MutationObserver(rewriteSheets);

/** Switches emulation on and off for the whole page. */
export function emulateMedia(next: EmulatedMedia): void {
  if (next.motion === emulated.motion && next.colours === emulated.colours) return;
  Object.assign(emulated, next);
  document.documentElement.toggleAttribute('data-forced-colours', next.colours);
  globalThis.matchMedia = (query) => nativeMatchMedia(rewritten(query));
  rewriteSheets();
  if (next.motion || next.colours) lateStyles.observe(document.head, { childList: true });
  else lateStyles.disconnect();
}
