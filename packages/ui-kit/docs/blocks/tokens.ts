import palette from '../../src/tokens/palette.css?raw';
import scale from '../../src/tokens/scale.css?raw';
import type from '../../src/tokens/type.css?raw';

/** A token and what its stylesheet says. */
export interface Token {
  name: string;
  value: string;
}

const SHEETS = { palette, scale, type };

/**
 * The tokens of a stylesheet whose names begin so, in its order. Read from the stylesheet itself: a page cannot forget one.
 */
export function tokensOf(sheet: keyof typeof SHEETS, prefix: string): Token[] {
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of SHEETS[sheet].matchAll(/(--bw-[\w-]+):\s*([^;]+);/gu)) {
    // The first is the one without a condition.
    if (name.startsWith(prefix) && !found.has(name)) found.set(name, value.replaceAll(/\s+/gu, ' '));
  }
  return [...found].map(([name, value]) => ({ name, value }));
}
